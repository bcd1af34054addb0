import { formatUsd } from '../../domain/money/usd.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { listLeftOutLines } from './build-charge-groups.js';
import {
  buildAnswerSection,
  buildAssumptionsSection,
  buildCargoSection,
  buildChargesSection,
  buildCompanySection,
  buildConditionsSection,
  buildConsigneeSection,
  buildMissingSection,
  buildNoteSection,
  buildPayerSection,
  buildReferenceSection,
  buildRoutingSection,
  buildTaxesSection,
  buildUnreadFilesSection,
  createListSection,
  createSection,
  formatGreeting,
  getReplacingRevision,
} from './build-reply-sections.js';
import { buildSettlementSection } from './build-settlement-section.js';
import { buildShipmentsContent } from './build-shipments-content.js';
import { formatOfficeDate } from './format-values.js';
import type { Block, ReplyContent } from './reply-content.js';
import type { ReplyMessages } from './reply-messages.js';

/** Builds the content of a reply in its language (rule 19: what it says, and the total first). */
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
    greeting: formatGreeting(model, messages),
    opening: asking.opening,
    asked: [],
    headline: undefined,
    sections: [
      buildNoteSection(model, messages),
      createSection(headings.missing, blocks, true),
      buildUnreadFilesSection(model, messages),
      buildCompanySection(model, messages),
    ].filter((one) => one !== undefined),
    closing: messages.closing,
  };
}

function buildQuotationContent(model: ReplyModel, messages: ReplyMessages): ReplyContent {
  const { airport } = model.routing;
  const sections = [
    buildNoteSection(model, messages),
    buildUnreadFilesSection(model, messages),
    buildReferenceSection(model, messages),
    buildRoutingSection(model, messages),
    buildCargoSection(model, messages),
    buildChargesSection(model, messages),
    buildAssumptionsSection(model, messages),
    buildPayerSection(model, messages),
    buildSettlementSection(model, messages),
    buildTaxesSection(model, messages),
    createListSection(messages.headings.notIncluded, messages.notIncluded),
    buildConsigneeSection(model, messages),
    createSection(messages.headings.proceed, [
      { kind: 'steps', items: messages.proceed(model.reference, model.isIndicative) },
    ]),
    buildConditionsSection(model, messages),
    buildCompanySection(model, messages),
    buildAnswerSection(model, messages),
  ];
  return {
    language: model.language,
    title: messages.title(model.reference, model.isIndicative),
    subtitle: messages.subtitle(airport),
    greeting: formatGreeting(model, messages),
    opening: messages.opening({ airport, isIndicative: model.isIndicative, revision: getReplacingRevision(model) }),
    asked: [buildMissingSection(model, messages)].filter((one) => one !== undefined),
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
  const validUntil = formatOfficeDate(model.validUntil, model.language);
  const notes = [
    messages.totalNote(model.incoterm.incoterm, model.routing.airport),
    model.isIndicative ? messages.indicativeNote(validUntil) : messages.validNote(validUntil),
  ];
  const leftOut = listLeftOutLines(model.lines, messages, model.language);
  if (leftOut.length > 0) notes.push(messages.onRequestNote, messages.leftOutNote(leftOut));
  return notes;
}
