import { formatUsd, sumUsd } from '../../domain/money/usd.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { listLeftOutLines } from './build-charge-groups.js';
import {
  buildAnswerSection,
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
  listAssumptions,
} from './build-reply-sections.js';
import { buildSettlementSection } from './build-settlement-section.js';
import { formatOfficeDate } from './format-values.js';
import type { ReplyContent, Section } from './reply-content.js';
import type { ReplyMessages } from './reply-messages.js';

/**
 * The content of a reply that quotes several shipments (decision 0069): routing, cargo and charges of each under its own
 * number, and once what holds for all or for an airport.
 */
export function buildShipmentsContent(model: ReplyModel, messages: ReplyMessages): ReplyContent {
  const shipments = [model, ...model.furtherShipments];
  const airport = messages.shipments.airports([...new Set(shipments.map(({ routing }) => routing.airport))]);
  const isIndicative = shipments.some((one) => one.isIndicative);
  const disclaimers = shipments.flatMap((one) => one.disclaimers);
  const conditions = { ...model, dangerous: shipments.some(({ dangerous }) => dangerous), disclaimers };
  const sections = [
    buildNoteSection(model, messages),
    buildUnreadFilesSection(model, messages),
    buildReferenceSection(model, messages),
    ...shipments.flatMap((one, at) => buildShipmentSections(one, at + 1, messages)),
    createListSection(messages.headings.assumptions, listAllAssumptions(shipments, messages)),
    ...shipments.map((one) => buildPayerSection(one, messages)),
    ...shipments.map((one) => buildSettlementSection(one, messages)),
    ...shipments.map((one) => buildTaxesSection(one, messages)),
    createListSection(messages.headings.notIncluded, messages.notIncluded),
    ...shipments.map((one) => buildConsigneeSection(one, messages)),
    createSection(messages.headings.proceed, [
      { kind: 'steps', items: messages.proceed(model.reference, isIndicative) },
    ]),
    buildConditionsSection(conditions, messages),
    buildCompanySection(model, messages),
    buildAnswerSection(model, messages),
  ];
  return {
    language: model.language,
    title: messages.title(model.reference, isIndicative),
    subtitle: messages.subtitle(airport),
    greeting: formatGreeting(model, messages),
    opening: messages.shipments.opening({ airport, count: shipments.length, revision: getReplacingRevision(model) }),
    asked: removeRepeats(shipments.map((one) => buildMissingSection(one, messages)).filter((one) => one !== undefined)),
    headline: {
      label: messages.shipments.total(shipments.length),
      amount: `USD ${formatUsd(sumUsd(shipments.map(({ totals }) => totals.finalTotal)))}`,
      notes: buildHeadlineNotes(shipments, messages),
    },
    sections: removeRepeats(sections.filter((one) => one !== undefined)),
    closing: messages.closing,
  };
}

function buildHeadlineNotes(shipments: readonly ReplyModel[], messages: ReplyMessages): string[] {
  const notes = shipments.map((one, at) => {
    const amount = `USD ${formatUsd(one.totals.finalTotal)}`;
    return `${formatHeading(one, at + 1, messages)} (${one.incoterm.incoterm}): ${amount}`;
  });
  const [first] = shipments;
  if (first) {
    const validUntil = formatOfficeDate(first.validUntil, first.language);
    const isIndicative = shipments.some((one) => one.isIndicative);
    notes.push(isIndicative ? messages.indicativeNote(validUntil) : messages.validNote(validUntil));
  }
  shipments.forEach(({ lines, language }, at) => {
    const leftOut = listLeftOutLines(lines, messages, language);
    if (leftOut.length > 0) notes.push(messages.shipments.concerning(at + 1, messages.leftOutNote(leftOut)));
  });
  if (shipments.some(({ lines }) => lines.some((line) => line.amount === undefined)))
    notes.push(messages.onRequestNote);
  return notes;
}

function formatHeading({ routing }: ReplyModel, position: number, { shipments }: ReplyMessages): string {
  return shipments.heading(position, routing.originAirport, routing.airport);
}

/** What is quoted for one of the shipments, its table of charges last. */
function buildShipmentSections(model: ReplyModel, position: number, messages: ReplyMessages): Section[] {
  const heading = formatHeading(model, position, messages);
  const facts = [buildRoutingSection(model, messages), buildCargoSection(model, messages)];
  const charges = buildChargesSection(model, messages);
  return [
    createSection(
      heading,
      facts.flatMap(({ blocks }) => blocks),
    ),
    { ...charges, heading: `${heading}: ${charges.heading}` },
  ];
}

/** What was assumed for all of them once, the rest with the shipment's number. */
function listAllAssumptions(shipments: readonly ReplyModel[], messages: ReplyMessages): string[] {
  const assumed = shipments.map((one) => listAssumptions(one, messages));
  const shared = (assumed[0] ?? []).filter((item) => assumed.every((items) => items.includes(item)));
  const own = assumed.flatMap((items, at) =>
    items.filter((item) => !shared.includes(item)).map((item) => messages.shipments.concerning(at + 1, item)),
  );
  return [...shared, ...own];
}

/** Taxes of a country, an airport's address or a condition that several shipments share stand there once. */
function removeRepeats(sections: readonly Section[]): Section[] {
  const seen = new Set<string>();
  const isNew = (part: unknown) => {
    const text = JSON.stringify(part);
    return !seen.has(text) && seen.add(text);
  };
  return sections.filter(isNew).map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.kind !== 'notice' || isNew(block)),
  }));
}
