import type { ReplyMessages } from './reply-messages.js';

const STILL_INDICATIVE = 'It is still an indication: a few details are missing for a firm quotation.';

/** The reply in English. */
export const ENGLISH_MESSAGES: ReplyMessages = {
  title: (reference, isIndicative) => `${isIndicative ? 'Indicative air' : 'Air'} freight quotation ${reference}`,
  subtitle: (airport) => `Charges at destination ${airport}`,
  greeting: (name, company) => {
    if (name) return `Dear ${name},`;
    return company ? `Dear ${company} team,` : 'Dear Sir or Madam,';
  },
  opening: ({ airport, isIndicative, revision }) => {
    if (revision !== undefined) {
      return [
        `Thank you for your message. This is revision ${revision} of our quotation of charges at ${airport}; it replaces what we sent you before.`,
        ...(isIndicative ? [STILL_INDICATIVE] : []),
      ];
    }
    return isIndicative
      ? [
          `Thank you for your request. Below you find an indicative quotation of our charges at ${airport}, as a first figure. A few details are still missing for a firm one.`,
        ]
      : [`Thank you for your request. We are pleased to quote our charges at ${airport} for your shipment as follows.`];
  },
  answerOnline: {
    heading: 'Accept or decline online',
    introduction: (reference) => `You may accept or decline ${reference} on this page, too; the link answers once:`,
  },
  headings: {
    note: 'Note',
    missing: 'What we still need from you',
    unreadFiles: 'Files that we could not open',
    reference: 'Quotation',
    routing: 'Routing',
    cargo: 'Cargo as we understood it',
    charges: 'Charges in US dollars',
    whoPays: 'Who pays what',
    assumptions: 'Assumptions behind this quotation',
    taxes: 'Taxes, for information',
    settlement: 'What is paid',
    notIncluded: 'Not included',
    consignment: 'Consignment of the master air waybill',
    proceed: 'How to proceed',
    conditions: 'Conditions',
    company: 'Your contact',
  },
  total: 'Total',
  totalNote: (incoterm, airport) => `Charges at destination ${airport} under ${incoterm} (Incoterms 2020).`,
  validNote: (date) => `Valid until ${date}.`,
  indicativeNote: (date) =>
    `Indicative: the figure rests on the assumptions below. It holds until ${date} at the latest, and only if they prove right.`,
  onRequestNote: 'Lines marked "on request" are not in the total.',
  leftOutNote: (lines) =>
    `The total leaves out: ${lines.map(({ name, from }) => (from ? `${name} (from ${from})` : name)).join(', ')}.`,
  fromAmount: (amount) => `on request, from ${amount}`,
  labels: {
    reference: 'Reference',
    issuedOn: 'Issued on',
    validUntil: 'Valid until',
    indicationHolds: 'Indication holds until',
    preparedFor: 'Prepared for',
    origin: 'Origin airport',
    destination: 'Destination airport',
    delivery: 'Delivery to',
    transit: 'Transit time (estimate)',
    goods: 'Goods',
    pieces: 'Pieces',
    dimensions: 'Dimensions (L × W × H)',
    gross: 'Gross weight',
    volume: 'Volume',
    volumeWeight: 'Volume weight',
    chargeable: 'Chargeable weight',
    inTotal: 'In the total',
    destinationCharges: 'Destination charges',
    importClearance: 'Import clearance',
    duties: 'Import duties and taxes',
    vat: 'Value added tax (VAT)',
    subtotal: 'Subtotal',
  },
  revision: (revision) => `revision ${revision}`,
  airportName: (name) => name,
  noDelivery: (asksForPlace) =>
    `no delivery is quoted; the goods are handed over at the airport${asksForPlace ? '. For delivery to the door, please tell us the address' : ''}`,
  distance: (km) => `${km} km by road (estimate)`,
  timeline: (stored) => stored,
  moreLines: (count) => `and ${count} more`,
  notStated: 'not stated',
  chargeable: (billedKg, exactKg, basis) => {
    const governs = basis === 'volumetric' ? 'the volume weight governs' : 'the gross weight governs';
    return billedKg === exactKg
      ? `${billedKg} kg; ${governs}`
      : `${billedKg} kg, billed up to the next half kilogram (exact ${exactKg} kg); ${governs}`;
  },
  categories: {
    Compulsory: 'Compulsory charges',
    Delivery: 'Delivery',
    Additional: 'Additional services',
    Optional: 'Optional services',
    Excluded: 'Other charges',
  },
  notInTotal: 'not in the total',
  services: {},
  units: {
    gross_weight: 'kg gross',
    chargeable_weight: 'kg chargeable',
    pieces: 'pieces',
    kilometer: 'km beyond 25 km',
    flat: '',
    per_shipment: '',
    cif_value: 'CIF value',
    third_party_invoice: 'third-party invoice',
    awb_total_collect: 'collect total of the air waybill',
    tonnes: 'tonnes gross',
    total_kilometers: 'km',
    goods_value: 'goods value',
    other_charge: 'the charge that it is a part of',
    days: 'days',
    hawb: 'house waybills',
    un_numbers: 'UN numbers',
    customs_lines: 'customs lines',
    trips: 'trips',
    units: 'units',
    hours: 'hours',
    quarter_hours: 'quarter hours',
    volumetric_weight: 'kg volumetric',
    cubic_metres: 'm³',
  },
  onePiece: 'piece',
  description: (text) => text,
  flat: 'Flat, per shipment',
  percentOf: (percent, amount, unit) => `${percent} % of USD ${amount} (${unit})`,
  byScale: (quantity) => `by the bands of our tariff, for ${quantity}`,
  storageByDay: ({ freeDays, isWorking, price, days }) =>
    [
      `${freeDays} ${isWorking ? 'working' : 'calendar'} days free`,
      price ? `then USD ${price} a day` : 'then on request',
      ...(days === undefined ? [] : [`for ${days} days`]),
    ].join(', '),
  forInformation: '–',
  settlementLabels: {
    total: 'Total in local currency',
    net: 'Total without tax',
    tax: (percent) => `Tax on services ${percent} %`,
    untaxed: 'Tax on services',
    abroad: 'none, as the customer is abroad',
    payable: 'Payable',
    rate: ({ currency, units, day }) => `Exchange rate: 1 USD = ${units} ${currency} (${day}).`,
  },
  taxOnPart: ({ percent, part, tax }) => `${percent} % of USD ${part} = USD ${tax}`,
  minimumApplies: (amount) => `minimum ${amount} applies`,
  maximumApplies: (amount) => `maximum ${amount} applies`,
  onRequest: 'on request',
  awaited: (rate, criterion, unit) => {
    switch (criterion) {
      case 'kilometer':
        return `USD ${rate} for each km beyond 25 km, once the distance is known`;
      case 'cif_value':
        return `${rate} % of the CIF value, once it is known in US dollars`;
      case 'third_party_invoice':
        return `${rate} % of the third-party invoice, once it is known`;
      case 'awb_total_collect':
        return `${rate} % of the collect total of the air waybill, once it is known`;
      case 'goods_value':
      case 'other_charge':
        return `${rate} % of the ${unit}, once it is known`;
      default:
        return `USD ${rate} × ${unit}, once they are known`;
    }
  },
  assumed: (shown) => `${shown} (assumed)`,
  paidBy: { seller: "for the seller's account", buyer: "for the buyer's account" },
  clearedBy: (party, isInTotal) =>
    `for the ${party}'s account${isInTotal ? '; what we charge for it is in the total above' : ''}`,
  dutiesPaidBy: {
    seller: "for the seller's account; they are NOT part of this quotation",
    buyer: "for the buyer's account; not part of this quotation",
  },
  assumption: (field, value, place) => {
    switch (field) {
      case 'weight':
        return `We found no gross weight in your request and took ${value}.`;
      case 'pieces':
        return `We found no number of pieces in your request and took ${value}.`;
      case 'description':
        return `We found no description of the goods in your request and took "${value}".`;
      case 'incoterm':
        return `We found no Incoterm in your request and took ${value}.`;
      case 'airTerm':
        return `The term of your request is one for carriage by sea; by air we quote it as ${value}.`;
      case 'airportOrigin':
        return `We found no origin airport in your request and took ${value}.`;
      case 'airportDestination':
        return `We found none of the airports that we serve as the destination in your request and took ${value}.`;
      case 'country':
        return `We found none of the countries that we serve as the destination in your request and took ${value}.`;
      case 'deliveryRate':
        return `Standard delivery is quoted at our general rate of ${value}.`;
      case 'cifValue':
        return `Under this term the stated value of ${value} is no CIF value; we took it for that.`;
      case 'deliveryDistance':
        return `The distance to ${place ?? 'the delivery place'} is not known to us: delivery is quoted ${value} of the airport.`;
      default:
        return undefined;
    }
  },
  missing: {
    weight: 'The gross weight',
    volume: 'The number of pieces with their dimensions, or the total volume',
    destination: 'The destination airport, and the delivery address if you need delivery to the door',
  },
  missingIntroduction: 'For a firm quotation, please tell us:',
  missingClosing: (reference) =>
    `Simply answer this email and keep [${reference}] in the subject; you will receive a revised quotation.`,
  unreadFiles: (names) =>
    `The quotation does not rest on what is in ${names.map((name) => `"${name}"`).join(', ')}: we could not open ${names.length === 1 ? 'this file' : 'these files'}. If it says anything else than your email, please write it in your answer.`,
  taxNote: 'These rates are shown for information. Taxes are not in the total and are invoiced as the law demands.',
  notIncluded: [
    'Air freight and charges at origin',
    'Import duties and taxes',
    'Inspections and permits of customs or other authorities',
    'Storage beyond the free time',
    'Cargo insurance',
    'Handling of dangerous goods',
    'Oversize or overweight pieces',
    'Re-delivery and waiting time',
  ],
  consignmentNote: (airport) => `Please have the MAWB to ${airport} consigned to this address, line by line:`,
  proceed: (reference, isIndicative) => [
    isIndicative
      ? `Answer this email with the missing details and keep [${reference}] in the subject; an indication cannot be accepted yet.`
      : `To accept, answer this email with the word "accept" and keep [${reference}] in the subject.`,
    `To correct or add anything, answer in the same thread, again with [${reference}] in the subject; you will receive a revised quotation.`,
    ...(isIndicative
      ? []
      : [
          "With your acceptance, please send a copy of the air waybill, the commercial invoice and the packing list, and the consignee's tax number with a contact for the arrival notice.",
        ]),
  ],
  disclaimerTitle: (title) => title,
  liability: 'Liability',
  volumeRebate: (percent, volume, isByShipments) =>
    `The prices hold your volume rebate of ${percent} % (${isByShipments ? 'shipments' : 'kg'} accepted this month: ${volume}).`,
  paymentTerms: (terms) => `Terms of payment: ${terms}`,
  subjectTo: (isDangerous) =>
    `We bill the weight and dimensions that are measured on receipt. The quotation is ${isDangerous ? "for dangerous goods as you declared them, subject to the carrier's acceptance," : 'for general, non-dangerous cargo'} and subject to space. The charges hold for air waybills that are dated by its last day.`,
  shipments: {
    airports: (codes) => new Intl.ListFormat('en').format(codes),
    opening: ({ airport, count, revision }) => [
      revision !== undefined
        ? `Thank you for your message. This is revision ${revision} of our quotation of charges at ${airport} for your ${count} shipments, one by one; it replaces what we sent you before.`
        : `Thank you for your request. We are pleased to quote our charges at ${airport} for your ${count} shipments, one by one, as follows.`,
    ],
    total: (count) => `Total of the ${count} shipments`,
    heading: (position, origin, airport) => `Shipment ${position}, ${origin} – ${airport}`,
    concerning: (position, text) => `Shipment ${position}: ${text}`,
  },
  asking: {
    title: (reference) => `Your freight request ${reference}: details needed`,
    opening: [
      'Thank you for your request. We will gladly quote it; a few details are still missing for a price that you can rely on.',
    ],
    introduction: 'Please tell us:',
    closing: (reference) =>
      `Simply answer this email and keep [${reference}] in the subject; our quotation follows right away.`,
  },
  closing: ['Kind regards,', 'Quotation desk', 'This quotation was prepared automatically from your email.'],
};
