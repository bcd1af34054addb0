import { formatUsd } from '../../domain/money/usd.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { buildChargeGroups } from './build-charge-groups.js';
import { formatCountryName, formatNumber, formatOfficeDate, formatSide } from './format-values.js';
import type { Block, ReplyContent, Section } from './reply-content.js';
import type { ReplyMessages } from './reply-messages.js';
import { sanitizeOptionalText, sanitizeQuotedText } from './sanitize-quoted-text.js';

/** Lines of dimensions that a reply repeats; the rest is counted. */
const MAX_DIMENSION_LINES = 12;

/** Builds the content of a reply in its language (decision 19: what it says, and the total first). */
export function buildReplyContent(model: ReplyModel, messages: ReplyMessages): ReplyContent {
  return model.askOnly ? buildMissingDetailsContent(model, messages) : buildQuotationContent(model, messages);
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

/** Marks a value that the request did not state (decision 8). */
function markAssumed(model: ReplyModel, field: string, shown: string, messages: ReplyMessages): string {
  return model.assumptions.some((one) => one.field === field) ? messages.assumed(shown) : shown;
}

function createSection(heading: string, blocks: readonly Block[], urgent = false): Section {
  return { heading, urgent, blocks };
}

function createListSection(heading: string, items: readonly string[]): Section | undefined {
  return items.length === 0 ? undefined : createSection(heading, [{ kind: 'list', items }]);
}

function buildMissingSection(model: ReplyModel, messages: ReplyMessages): Section | undefined {
  if (model.missingFields.length === 0) return undefined;
  const blocks: Block[] = [
    { kind: 'paragraph', text: messages.missingIntroduction },
    { kind: 'list', items: model.missingFields.map((fact) => messages.missing[fact]) },
    { kind: 'paragraph', text: messages.missingClosing(model.reference) },
  ];
  return createSection(messages.headings.missing, blocks, true);
}

function buildReferenceSection(model: ReplyModel, { headings, labels, revision }: ReplyMessages): Section {
  const { client } = model;
  const preparedFor = [
    sanitizeOptionalText(client.name),
    sanitizeOptionalText(client.company),
    sanitizeQuotedText(client.email),
  ];
  return createSection(headings.reference, [
    {
      kind: 'facts',
      rows: [
        [labels.reference, `${model.reference}, ${revision(model.revision)}`],
        [labels.issuedOn, formatOfficeDate(model.issuedOn, model.language)],
        [labels.validUntil, formatOfficeDate(model.validUntil, model.language)],
        [labels.preparedFor, preparedFor.filter(Boolean).join(', ')],
      ],
    },
  ]);
}

function buildRoutingSection(model: ReplyModel, messages: ReplyMessages): Section {
  const { headings, labels } = messages;
  const { originAirport, airport, airportName, country, deliveryPlace, distanceKm } = model.routing;
  const named = airportName === airport ? airport : `${messages.airportName(airportName)} (${airport})`;
  const destination = `${named}, ${formatCountryName(country, model.language)}`;
  const place = sanitizeOptionalText(deliveryPlace);
  const distance = distanceKm === undefined ? undefined : messages.distance(formatSide(distanceKm));
  return createSection(headings.routing, [
    {
      kind: 'facts',
      rows: [
        [labels.origin, markAssumed(model, 'airportOrigin', originAirport, messages)],
        [labels.destination, markAssumed(model, 'airportDestination', destination, messages)],
        [labels.delivery, place === undefined ? messages.noDelivery : [place, distance].filter(Boolean).join('; ')],
        [labels.transit, messages.timeline(model.timeline)],
      ],
    },
  ]);
}

function buildCargoSection(model: ReplyModel, messages: ReplyMessages): Section {
  const { headings, labels } = messages;
  const { cargo: goods } = model;
  const shown = goods.dimensionLines
    .slice(0, MAX_DIMENSION_LINES)
    .map(
      (line) =>
        `${line.pieces} × ${formatSide(line.lengthCm)} × ${formatSide(line.widthCm)} × ${formatSide(line.heightCm)} cm`,
    );
  const left = goods.dimensionLines.length - shown.length;
  if (left > 0) shown.push(messages.moreLines(left));
  const description = messages.description(sanitizeQuotedText(goods.description));
  const hasVolume = goods.volumeM3.gt(0);
  const chargeable = messages.chargeable(
    formatNumber(goods.chargeableKg),
    formatNumber(goods.exactChargeableKg, 2, 3),
    goods.basis,
  );
  return createSection(headings.cargo, [
    {
      kind: 'facts',
      rows: [
        [labels.goods, markAssumed(model, 'description', description, messages)],
        [labels.pieces, markAssumed(model, 'pieces', `${goods.pieces}`, messages)],
        [labels.dimensions, shown.join('; ') || messages.notStated],
        [labels.gross, markAssumed(model, 'weight', `${formatNumber(goods.grossKg, 2, 3)} kg`, messages)],
        [labels.volume, hasVolume ? `${formatNumber(goods.volumeM3, 3)} m³` : messages.notStated],
        ...(hasVolume ? [[labels.volumeWeight, `${formatNumber(goods.volumetricKg, 2, 3)} kg`] as const] : []),
        [labels.chargeable, chargeable],
      ],
    },
  ]);
}

function buildChargesSection(model: ReplyModel, messages: ReplyMessages): Section {
  const groups = buildChargeGroups(model, messages);
  return createSection(messages.headings.charges, [
    {
      kind: 'charges',
      inTotal: groups.filter((group) => group.notInTotal === undefined),
      outsideTotal: groups.filter((group) => group.notInTotal !== undefined),
      subtotalLabel: messages.labels.subtotal,
      totalLabel: messages.total,
      total: `USD ${formatUsd(model.totals.finalTotal)}`,
    },
  ]);
}

function buildAssumptionsSection(model: ReplyModel, messages: ReplyMessages): Section | undefined {
  const place = sanitizeOptionalText(model.routing.deliveryPlace);
  const items = model.assumptions.map(({ field, value, reason }) => {
    const shown = field === 'country' ? formatCountryName(value, model.language) : value;
    return messages.assumption(field, shown, place) ?? `${sanitizeQuotedText(reason)} (${sanitizeQuotedText(value)})`;
  });
  return createListSection(messages.headings.assumptions, items);
}

function buildPayerSection(
  model: ReplyModel,
  { headings, labels, paidBy, dutiesPaidBy, categories }: ReplyMessages,
): Section {
  const { incoterm, categoriesInTotal, destinationCharges, duties } = model.incoterm;
  const inTotal = categoriesInTotal.filter((category) => model.lines.some((line) => line.category === category));
  const place = sanitizeOptionalText(model.routing.deliveryPlace) ?? model.routing.airport;
  return createSection(`${headings.whoPays}: ${incoterm} ${place}`, [
    {
      kind: 'facts',
      rows: [
        [labels.inTotal, inTotal.map((category) => categories[category]).join(', ') || '–'],
        [labels.destinationCharges, paidBy[destinationCharges]],
        [labels.duties, dutiesPaidBy[duties]],
      ],
    },
  ]);
}

function buildTaxesSection(model: ReplyModel, { headings, labels, taxNote }: ReplyMessages): Section | undefined {
  if (!model.taxes) return undefined;
  const heading = `${headings.taxes}: ${formatCountryName(model.routing.country, model.language)}`;
  return createSection(heading, [
    {
      kind: 'facts',
      rows: [
        [labels.vat, `${model.taxes.vatRate} %`],
        [labels.wht, `${model.taxes.whtRate} %`],
      ],
    },
    { kind: 'paragraph', text: taxNote },
  ]);
}

function buildConsigneeSection(model: ReplyModel, messages: ReplyMessages): Section | undefined {
  if (model.mawbConsigneeLines.length === 0) return undefined;
  return createSection(messages.headings.consignment, [
    { kind: 'paragraph', text: messages.consignmentNote(model.routing.airport) },
    { kind: 'address', lines: model.mawbConsigneeLines },
  ]);
}

function buildConditionsSection(model: ReplyModel, messages: ReplyMessages): Section {
  return createSection(messages.headings.conditions, [
    { kind: 'paragraph', text: messages.subjectTo(model.dangerous) },
    ...model.disclaimers.map(({ title, content }) => ({ kind: 'notice', title, text: content }) as const),
  ]);
}
