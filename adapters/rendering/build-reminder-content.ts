import { formatUsd, sumUsd } from '../../domain/money/usd.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { buildAnswerSection, buildCompanySection, formatGreeting } from './build-reply-sections.js';
import { formatOfficeDate } from './format-values.js';
import { REMINDER_MESSAGES } from './reminder-messages.js';
import type { ReplyContent } from './reply-content.js';
import type { ReplyMessages } from './reply-messages.js';

/** A short mail about a quotation that runs out soon: its total, its last day, and how to answer. */
export function buildReminderContent(model: ReplyModel, messages: ReplyMessages): ReplyContent {
  const { language, reference, askOnly } = model;
  const { title, opening, openingWithoutPrice } = REMINDER_MESSAGES[language];
  const [issuedOn, validUntil] = [model.issuedOn, model.validUntil].map((day) => formatOfficeDate(day, language));
  const dates = { reference, issuedOn: issuedOn ?? '', validUntil: validUntil ?? '' };
  const totals = [model, ...model.furtherShipments].map(({ totals: { finalTotal } }) => finalTotal);
  const sections = [buildAnswerSection(model, messages), buildCompanySection(model, messages)];
  return {
    language,
    title: title(reference),
    subtitle: messages.subtitle(model.routing.airport),
    greeting: formatGreeting(model, messages),
    opening: askOnly ? openingWithoutPrice(dates) : opening(dates),
    asked: [],
    headline: askOnly
      ? undefined
      : {
          label: messages.total,
          amount: `USD ${formatUsd(sumUsd(totals))}`,
          notes: [
            model.isIndicative ? messages.indicativeNote(dates.validUntil) : messages.validNote(dates.validUntil),
          ],
        },
    sections: sections.filter((one) => one !== undefined),
    closing: messages.closing,
  };
}
