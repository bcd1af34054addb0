import { formatUsd } from '../../domain/money/usd.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import type { Catalogue } from './reply-messages.js';
import { customersWords, readableWords } from './sanitize-quoted-text.js';
import { countryName, figure, officeDate, side } from './format-values.js';
import type { Block, ReplyContent, Section } from './reply-content.js';
import { shownCharges } from './build-charge-groups.js';

/** Lines of dimensions that a reply repeats; the rest is counted. */
const DIMENSION_LINES = 12;

/** Puts a reply into the words of its language (decision 19: what it says, and the total first). */
export function contentOf(model: ReplyModel, catalogue: Catalogue): ReplyContent {
  return model.askOnly ? askingContent(model, catalogue) : quotationContent(model, catalogue);
}

/** A short letter that asks for what is missing. */
function askingContent(model: ReplyModel, catalogue: Catalogue): ReplyContent {
  const { asking, headings } = catalogue;
  const blocks: Block[] = [
    { kind: 'paragraph', text: asking.introduction },
    { kind: 'list', items: model.missingFacts.map((fact) => catalogue.missing[fact]) },
    { kind: 'paragraph', text: asking.closing(model.reference) },
  ];
  return {
    language: model.language,
    title: asking.title(model.reference),
    subtitle: catalogue.subtitle(model.routing.airport),
    greeting: catalogue.greeting(readableWords(model.client.name), readableWords(model.client.company)),
    opening: asking.opening,
    headline: undefined,
    sections: [section(headings.missing, blocks, true)],
    closing: catalogue.closing,
  };
}

function quotationContent(model: ReplyModel, catalogue: Catalogue): ReplyContent {
  const { airport } = model.routing;
  const sections = [
    missing(model, catalogue),
    reference(model, catalogue),
    routing(model, catalogue),
    cargo(model, catalogue),
    charges(model, catalogue),
    assumptions(model, catalogue),
    whoPays(model, catalogue),
    taxes(model, catalogue),
    list(catalogue.headings.notIncluded, catalogue.notIncluded),
    consignment(model, catalogue),
    section(catalogue.headings.proceed, [{ kind: 'steps', items: catalogue.proceed(model.reference) }]),
    conditions(model, catalogue),
  ];
  return {
    language: model.language,
    title: catalogue.title(model.reference, model.isIndicative),
    subtitle: catalogue.subtitle(airport),
    greeting: catalogue.greeting(readableWords(model.client.name), readableWords(model.client.company)),
    opening: catalogue.opening({ airport, isIndicative: model.isIndicative, revision: model.revision }),
    headline: {
      label: catalogue.total,
      amount: `USD ${formatUsd(model.totals.finalTotal)}`,
      notes: headlineNotes(model, catalogue),
    },
    sections: sections.filter((one) => one !== undefined),
    closing: catalogue.closing,
  };
}

function headlineNotes(model: ReplyModel, catalogue: Catalogue): string[] {
  const notes = [
    catalogue.totalNote(model.incoterm.incoterm, model.routing.airport),
    catalogue.validNote(officeDate(model.validUntil, model.language)),
  ];
  if (model.isIndicative) notes.push(catalogue.indicativeNote);
  if (model.lines.some((line) => line.amount === undefined)) notes.push(catalogue.onRequestNote);
  return notes;
}

/** Marks a value that the request did not state (decision 8). */
function flagged(model: ReplyModel, field: string, shown: string, catalogue: Catalogue): string {
  return model.assumptions.some((one) => one.field === field) ? catalogue.assumed(shown) : shown;
}

function section(heading: string, blocks: readonly Block[], urgent = false): Section {
  return { heading, urgent, blocks };
}

function list(heading: string, items: readonly string[]): Section | undefined {
  return items.length === 0 ? undefined : section(heading, [{ kind: 'list', items }]);
}

function missing(model: ReplyModel, catalogue: Catalogue): Section | undefined {
  if (model.missingFacts.length === 0) return undefined;
  const blocks: Block[] = [
    { kind: 'paragraph', text: catalogue.missingIntroduction },
    { kind: 'list', items: model.missingFacts.map((fact) => catalogue.missing[fact]) },
    { kind: 'paragraph', text: catalogue.missingClosing(model.reference) },
  ];
  return section(catalogue.headings.missing, blocks, true);
}

function reference(model: ReplyModel, { headings, labels, revision }: Catalogue): Section {
  const { client } = model;
  const preparedFor = [readableWords(client.name), readableWords(client.company), customersWords(client.email)];
  return section(headings.reference, [
    {
      kind: 'facts',
      rows: [
        [labels.reference, `${model.reference}, ${revision(model.revision)}`],
        [labels.issuedOn, officeDate(model.issuedOn, model.language)],
        [labels.validUntil, officeDate(model.validUntil, model.language)],
        [labels.preparedFor, preparedFor.filter(Boolean).join(', ')],
      ],
    },
  ]);
}

function routing(model: ReplyModel, catalogue: Catalogue): Section {
  const { headings, labels } = catalogue;
  const { originAirport, airport, airportName, country, deliveryPlace, distanceKm } = model.routing;
  const named = airportName === airport ? airport : `${catalogue.airportName(airportName)} (${airport})`;
  const destination = `${named}, ${countryName(country, model.language)}`;
  const place = readableWords(deliveryPlace);
  const far = distanceKm === undefined ? undefined : catalogue.distance(side(distanceKm));
  return section(headings.routing, [
    {
      kind: 'facts',
      rows: [
        [labels.origin, flagged(model, 'airportOrigin', originAirport, catalogue)],
        [labels.destination, flagged(model, 'airportDestination', destination, catalogue)],
        [labels.delivery, place === undefined ? catalogue.noDelivery : [place, far].filter(Boolean).join('; ')],
        [labels.transit, catalogue.timeline(model.timeline)],
      ],
    },
  ]);
}

function cargo(model: ReplyModel, catalogue: Catalogue): Section {
  const { headings, labels } = catalogue;
  const { cargo: goods } = model;
  const shown = goods.dimensionLines
    .slice(0, DIMENSION_LINES)
    .map((line) => `${line.pieces} × ${side(line.lengthCm)} × ${side(line.widthCm)} × ${side(line.heightCm)} cm`);
  const left = goods.dimensionLines.length - shown.length;
  if (left > 0) shown.push(catalogue.moreLines(left));
  const description = catalogue.description(customersWords(goods.description));
  const hasVolume = goods.volumeM3.gt(0);
  const chargeable = catalogue.chargeable(
    figure(goods.chargeableKg),
    figure(goods.exactChargeableKg, 2, 3),
    goods.basis,
  );
  return section(headings.cargo, [
    {
      kind: 'facts',
      rows: [
        [labels.goods, flagged(model, 'description', description, catalogue)],
        [labels.pieces, flagged(model, 'pieces', `${goods.pieces}`, catalogue)],
        [labels.dimensions, shown.join('; ') || catalogue.notStated],
        [labels.gross, flagged(model, 'weight', `${figure(goods.grossKg, 2, 3)} kg`, catalogue)],
        [labels.volume, hasVolume ? `${figure(goods.volumeM3, 3)} m³` : catalogue.notStated],
        ...(hasVolume ? [[labels.volumeWeight, `${figure(goods.volumetricKg, 2, 3)} kg`] as const] : []),
        [labels.chargeable, chargeable],
      ],
    },
  ]);
}

function charges(model: ReplyModel, catalogue: Catalogue): Section {
  const groups = shownCharges(model, catalogue);
  return section(catalogue.headings.charges, [
    {
      kind: 'charges',
      inTotal: groups.filter((group) => group.notInTotal === undefined),
      besides: groups.filter((group) => group.notInTotal !== undefined),
      subtotalLabel: catalogue.labels.subtotal,
      totalLabel: catalogue.total,
      total: `USD ${formatUsd(model.totals.finalTotal)}`,
    },
  ]);
}

function assumptions(model: ReplyModel, catalogue: Catalogue): Section | undefined {
  const place = readableWords(model.routing.deliveryPlace);
  const items = model.assumptions.map(({ field, value, reason }) => {
    const shown = field === 'country' ? countryName(value, model.language) : value;
    return catalogue.assumption(field, shown, place) ?? `${customersWords(reason)} (${customersWords(value)})`;
  });
  return list(catalogue.headings.assumptions, items);
}

function whoPays(model: ReplyModel, { headings, labels, paidBy, dutiesPaidBy, categories }: Catalogue): Section {
  const { incoterm, categoriesInTotal, destinationCharges, duties } = model.incoterm;
  const inTotal = categoriesInTotal.filter((category) => model.lines.some((line) => line.category === category));
  const place = readableWords(model.routing.deliveryPlace) ?? model.routing.airport;
  return section(`${headings.whoPays}: ${incoterm} ${place}`, [
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

function taxes(model: ReplyModel, { headings, labels, taxNote }: Catalogue): Section | undefined {
  if (!model.taxes) return undefined;
  const heading = `${headings.taxes}: ${countryName(model.routing.country, model.language)}`;
  return section(heading, [
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

function consignment(model: ReplyModel, catalogue: Catalogue): Section | undefined {
  if (model.consignmentLines.length === 0) return undefined;
  return section(catalogue.headings.consignment, [
    { kind: 'paragraph', text: catalogue.consignmentNote(model.routing.airport) },
    { kind: 'address', lines: model.consignmentLines },
  ]);
}

function conditions(model: ReplyModel, catalogue: Catalogue): Section {
  return section(catalogue.headings.conditions, [
    { kind: 'paragraph', text: catalogue.subjectTo(model.dangerous) },
    ...model.disclaimers.map(({ title, content }) => ({ kind: 'notice', title, text: content }) as const),
  ]);
}
