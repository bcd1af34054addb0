import { formatUsd } from '../../domain/money/usd.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import {
  buildAssumptionsSection,
  buildCargoSection,
  buildChargesSection,
  buildConditionsSection,
  buildConsigneeSection,
  buildMissingSection,
  buildPayerSection,
  buildReferenceSection,
  buildRoutingSection,
  buildTaxesSection,
  createListSection,
  createSection,
} from './build-reply-sections.js';
import { buildShipmentsContent } from './build-shipments-content.js';
import { formatOfficeDate } from './format-values.js';
import type { Block, ReplyContent } from './reply-content.js';
import type { ReplyMessages } from './reply-messages.js';
import { sanitizeOptionalText } from './sanitize-quoted-text.js';

/** Builds the content of a reply in its language (decision 19: what it says, and the total first). */
export function buildReplyContent(model: ReplyModel, messages: ReplyMessages): ReplyContent {
  if (model.askOnly) return buildMissingDetailsContent(model, messages);
  return model.furtherShipments.length > 0
    ? buildShipmentsContent(model, messages)
    : buildQuotationContent(model, messages);
}

/** A short reply that asks for missing data. */
function buildMissingDetailsContent(model: ReplyModel, messages: ReplyMessages): ReplyContent {
  const { asking, headings } = messages;
  const blocks: Block[] = [
    { kind: 'paragraph', text: asking.introduction },
    { kind: 'list', items: model.missingFields.map((fact) => messages.missing[fact]) },
    { kind: 'paragraph', text: asking.closing(model.reference) },
  ];
  return {
    language: model.language,
    title: asking.title(model.reference),
    subtitle: messages.subtitle(model.routing.airport),
    greeting: messages.greeting(sanitizeOptionalText(model.client.name), sanitizeOptionalText(model.client.company)),
    opening: asking.opening,
    headline: undefined,
    sections: [createSection(headings.missing, blocks, true)],
    closing: messages.closing,
  };
}

function buildQuotationContent(model: ReplyModel, messages: ReplyMessages): ReplyContent {
  const { airport } = model.routing;
  const sections = [
    buildMissingSection(model, messages),
    buildReferenceSection(model, messages),
    buildRoutingSection(model, messages),
    buildCargoSection(model, messages),
    buildChargesSection(model, messages),
    buildAssumptionsSection(model, messages),
    buildPayerSection(model, messages),
    buildTaxesSection(model, messages),
    createListSection(messages.headings.notIncluded, messages.notIncluded),
    buildConsigneeSection(model, messages),
    createSection(messages.headings.proceed, [{ kind: 'steps', items: messages.proceed(model.reference) }]),
    buildConditionsSection(model, messages),
  ];
  return {
    language: model.language,
    title: messages.title(model.reference, model.isIndicative),
    subtitle: messages.subtitle(airport),
    greeting: messages.greeting(sanitizeOptionalText(model.client.name), sanitizeOptionalText(model.client.company)),
    opening: messages.opening({ airport, isIndicative: model.isIndicative, revision: model.revision }),
    headline: {
      label: messages.total,
      amount: `USD ${formatUsd(model.totals.finalTotal)}`,
      notes: buildHeadlineNotes(model, messages),
    },
    sections: sections.filter((one) => one !== undefined),
    closing: messages.closing,
  };
}

function buildHeadlineNotes(model: ReplyModel, messages: ReplyMessages): string[] {
  const notes = [
    messages.totalNote(model.incoterm.incoterm, model.routing.airport),
    messages.validNote(formatOfficeDate(model.validUntil, model.language)),
  ];
  if (model.isIndicative) notes.push(messages.indicativeNote);
  if (model.lines.some((line) => line.amount === undefined)) notes.push(messages.onRequestNote);
  return notes;
}
