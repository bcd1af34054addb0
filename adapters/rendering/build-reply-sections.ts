import { Big } from 'big.js';
import { formatUsd } from '../../domain/money/usd.js';
import { findPersonName } from '../../domain/outbound-mail/person-name.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import { selectLanguageLines } from '../../domain/outbound-mail/select-language-lines.js';
import { computeServiceTax } from '../../domain/pricing/complete-charges.js';
import { reduceToWords } from '../../domain/reduce-to-words.js';
import { buildChargeGroups } from './build-charge-groups.js';
import { formatCountryName, formatNumber, formatOfficeDate, formatSide } from './format-values.js';
import type { Block, Section } from './reply-content.js';
import type { ReplyMessages } from './reply-messages.js';
import { formatMailbox, sanitizeOptionalText } from './sanitize-quoted-text.js';

/** Lines of dimensions that a reply repeats; the rest is counted. */
const MAX_DIMENSION_LINES = 12;
/** Terms under which the seller delivers beyond the airport. */
const DELIVERY_TERMS: ReadonlySet<string> = new Set(['DAP', 'DPU', 'DDP']);

/** Marks a value that the request did not state (rule 8). */
function markAssumed(model: ReplyModel, field: string, shown: string, messages: ReplyMessages): string {
  return model.assumptions.some((one) => one.field === field) ? messages.assumed(shown) : shown;
}

/** A part of a reply. */
export function createSection(heading: string, blocks: readonly Block[], urgent = false): Section {
  return { heading, urgent, blocks };
}

/** A part that only lists; undefined where there is nothing to list. */
export function createListSection(heading: string, items: readonly string[]): Section | undefined {
  return items.length === 0 ? undefined : createSection(heading, [{ kind: 'list', items }]);
}

/** What the customer is asked for; undefined where nothing is missing. */
export function buildMissingSection(model: ReplyModel, messages: ReplyMessages): Section | undefined {
  if (model.missingFields.length === 0) return undefined;
  const blocks: Block[] = [
    { kind: 'paragraph', text: messages.missingIntroduction },
    { kind: 'list', items: model.missingFields.map((fact) => messages.missing[fact]) },
    { kind: 'paragraph', text: messages.missingClosing(model.reference) },
  ];
  return createSection(messages.headings.missing, blocks, true);
}

/** How the customer is greeted: by name where it is a person's. */
export function formatGreeting({ client }: ReplyModel, messages: ReplyMessages): string {
  const company = sanitizeOptionalText(client.company);
  return messages.greeting(findPersonName(sanitizeOptionalText(client.name), company), company);
}

/** The number of the revision where it replaces one that the customer has got. */
export function getReplacingRevision({ revision, replacesSentReply }: ReplyModel): number | undefined {
  return replacesSentReply && revision > 1 ? revision : undefined;
}

/** Files that could not be opened; undefined where there are none. */
export function buildUnreadFilesSection(model: ReplyModel, messages: ReplyMessages): Section | undefined {
  if (model.unreadAttachments.length === 0) return undefined;
  const text = messages.unreadFiles(model.unreadAttachments);
  return createSection(messages.headings.unreadFiles, [{ kind: 'paragraph', text }], true);
}

/** What a person tells the customer; undefined where nothing. */
export function buildNoteSection({ noteLines }: ReplyModel, { headings }: ReplyMessages): Section | undefined {
  if (noteLines.length === 0) return undefined;
  return createSection(
    headings.note,
    noteLines.map((text) => ({ kind: 'paragraph', text })),
  );
}

/** Where the customer answers on a page; undefined where there is none. */
export function buildAnswerSection({ answerUrl, reference }: ReplyModel, messages: ReplyMessages): Section | undefined {
  if (answerUrl === undefined) return undefined;
  const { heading, introduction } = messages.answerOnline;
  return createSection(heading, [
    { kind: 'paragraph', text: introduction(reference) },
    { kind: 'link', url: answerUrl },
  ]);
}

/** Number, dates and whom the quotation is for. */
export function buildReferenceSection(model: ReplyModel, { headings, labels, revision }: ReplyMessages): Section {
  const { client } = model;
  const preparedFor = [
    sanitizeOptionalText(client.name),
    sanitizeOptionalText(client.company),
    formatMailbox(client.email),
  ];
  return createSection(headings.reference, [
    {
      kind: 'facts',
      rows: [
        [labels.reference, `${model.reference}, ${revision(model.revision)}`],
        [labels.issuedOn, formatOfficeDate(model.issuedOn, model.language)],
        [
          model.isIndicative ? labels.indicationHolds : labels.validUntil,
          formatOfficeDate(model.validUntil, model.language),
        ],
        [labels.preparedFor, [...new Set(preparedFor.filter(Boolean))].join(', ')],
      ],
    },
  ]);
}

/** From where to where. */
export function buildRoutingSection(model: ReplyModel, messages: ReplyMessages): Section {
  const { headings, labels } = messages;
  const { originAirport, airport, airportName, country, deliveryPlace, distanceKm } = model.routing;
  const named = airportName === airport ? airport : `${messages.airportName(airportName)} (${airport})`;
  const destination = `${named}, ${formatCountryName(country, model.language)}`;
  const timeline = selectLanguageLines(model.timeline, model.language);
  const place = sanitizeOptionalText(deliveryPlace);
  const asksForPlace = DELIVERY_TERMS.has(model.incoterm.incoterm);
  const distance = distanceKm === undefined ? undefined : messages.distance(formatSide(distanceKm));
  return createSection(headings.routing, [
    {
      kind: 'facts',
      rows: [
        [labels.origin, markAssumed(model, 'airportOrigin', originAirport, messages)],
        [labels.destination, markAssumed(model, 'airportDestination', destination, messages)],
        [
          labels.delivery,
          place === undefined ? messages.noDelivery(asksForPlace) : [place, distance].filter(Boolean).join('; '),
        ],
        ...(timeline ? [[labels.transit, messages.timeline(timeline)] as const] : []),
      ],
    },
  ]);
}

/** The cargo as it was understood. */
export function buildCargoSection(model: ReplyModel, messages: ReplyMessages): Section {
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
  const description = messages.description(reduceToWords(goods.description));
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

/** The table of charges with its total. */
export function buildChargesSection(model: ReplyModel, messages: ReplyMessages): Section {
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

/** What was assumed; undefined where nothing was. */
export function buildAssumptionsSection(model: ReplyModel, messages: ReplyMessages): Section | undefined {
  return createListSection(messages.headings.assumptions, listAssumptions(model, messages));
}

/** What was assumed, one sentence each. */
export function listAssumptions(model: ReplyModel, messages: ReplyMessages): string[] {
  const place = sanitizeOptionalText(model.routing.deliveryPlace);
  // A rate that does not apply is no business of the customer's: what would cost more is listed as not included.
  const told = model.assumptions.filter(({ field }) => field !== 'rateCondition');
  return told.map(({ field, value, reason }) => {
    const shown = field === 'country' ? formatCountryName(value, model.language) : value;
    return messages.assumption(field, shown, place) ?? `${reduceToWords(reason)} (${reduceToWords(value)})`;
  });
}

/** Who pays what under the term. */
export function buildPayerSection(
  model: ReplyModel,
  { headings, labels, paidBy, clearedBy, dutiesPaidBy, categories }: ReplyMessages,
): Section {
  const { incoterm, categoriesInTotal, destinationCharges, importClearance, duties } = model.incoterm;
  const inTotal = categoriesInTotal.filter((category) =>
    model.lines.some((line) => line.category === category && line.amount !== undefined),
  );
  const holdsClearance = destinationCharges !== importClearance && inTotal.includes('Additional');
  const place = sanitizeOptionalText(model.routing.deliveryPlace) ?? model.routing.airport;
  return createSection(`${headings.whoPays}: ${incoterm} ${place}`, [
    {
      kind: 'facts',
      rows: [
        [labels.inTotal, inTotal.map((category) => categories[category]).join(', ') || '–'],
        [labels.destinationCharges, paidBy[destinationCharges]],
        [labels.importClearance, clearedBy(importClearance, holdsClearance)],
        [labels.duties, dutiesPaidBy[duties]],
      ],
    },
  ]);
}

/** The taxes of the country; undefined where they are not known. */
export function buildTaxesSection(
  model: ReplyModel,
  { headings, labels, taxNote, taxOnPart }: ReplyMessages,
): Section | undefined {
  if (!model.taxes || model.settlement?.taxPercent) return undefined;
  const { totals, taxes } = model;
  const taxOnSome = taxOnPart({
    percent: taxes.vatRate,
    part: formatUsd(totals.finalTotal.minus(totals.untaxed ?? 0)),
    tax: formatUsd(computeServiceTax(totals, taxes.vatRate)),
  });
  const heading = `${headings.taxes}: ${formatCountryName(model.routing.country, model.language)}`;
  return createSection(heading, [
    {
      kind: 'facts',
      rows: [[labels.vat, totals.untaxed ? taxOnSome : `${taxes.vatRate} %`]],
    },
    { kind: 'paragraph', text: taxNote },
  ]);
}

/** To whom the master air waybill is consigned; undefined where the airport has no address for it. */
export function buildConsigneeSection(model: ReplyModel, messages: ReplyMessages): Section | undefined {
  if (model.mawbConsigneeLines.length === 0) return undefined;
  return createSection(messages.headings.consignment, [
    { kind: 'paragraph', text: messages.consignmentNote(model.routing.airport) },
    { kind: 'address', lines: model.mawbConsigneeLines },
  ]);
}

function buildRebateNote({ volumeRebate }: ReplyModel, messages: ReplyMessages): readonly Block[] {
  if (!volumeRebate) return [];
  const { percent, volume, measure } = volumeRebate;
  const text = messages.volumeRebate(percent, formatNumber(Big(volume), 0, 1), measure === 'shipments');
  return [{ kind: 'paragraph', text }];
}

/** What the quotation is subject to. */
export function buildConditionsSection(model: ReplyModel, messages: ReplyMessages): Section {
  return createSection(messages.headings.conditions, [
    { kind: 'paragraph', text: messages.subjectTo(model.dangerous) },
    ...buildRebateNote(model, messages),
    ...(model.paymentTerms === undefined
      ? []
      : [
          {
            kind: 'paragraph',
            text: messages.paymentTerms(selectLanguageLines(model.paymentTerms, model.language)),
          } as const,
        ]),
    ...(model.liability === undefined
      ? []
      : [
          {
            kind: 'notice',
            title: messages.liability,
            text: selectLanguageLines(model.liability, model.language),
          } as const,
        ]),
    ...model.disclaimers.map(
      ({ title, content }) =>
        ({
          kind: 'notice',
          title: messages.disclaimerTitle(title),
          text: selectLanguageLines(content, model.language),
        }) as const,
    ),
  ]);
}

/** Whose quotation it is, and whom to ask; undefined where nothing has been entered. */
export function buildCompanySection({ companyLines }: ReplyModel, { headings }: ReplyMessages): Section | undefined {
  return companyLines.length === 0
    ? undefined
    : createSection(headings.company, [{ kind: 'address', lines: companyLines }]);
}
