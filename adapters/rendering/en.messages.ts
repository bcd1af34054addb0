import type { ReplyMessages } from './reply-messages.js';

/** The reply in English. */
export const ENGLISH_MESSAGES: ReplyMessages = {
  title: (reference, isIndicative) => `${isIndicative ? 'Indicative air' : 'Air'} freight quotation ${reference}`,
  subtitle: (airport) => `Charges at destination ${airport}`,
  greeting: (name, company) => {
    if (name) return `Dear ${name},`;
    return company ? `Dear ${company} team,` : 'Dear Sir or Madam,';
  },
  opening: ({ airport, isIndicative, revision }) => {
    if (revision > 1) {
      return [
        `Thank you for your message. This is revision ${revision} of our quotation of charges at ${airport}; it replaces the earlier ones.`,
      ];
    }
    return isIndicative
      ? [
          `Thank you for your request. So that you have a first figure at once, this is an indicative quotation of our charges at ${airport}. A few details are still missing; they are listed below.`,
        ]
      : [`Thank you for your request. We are pleased to quote our charges at ${airport} for your shipment as follows.`];
  },
  headings: {
    missing: 'What we still need from you',
    reference: 'Quotation',
    routing: 'Routing',
    cargo: 'Cargo as we understood it',
    charges: 'Charges in US dollars',
    whoPays: 'Who pays what',
    assumptions: 'Assumptions behind this quotation',
    taxes: 'Taxes, for information',
    notIncluded: 'Not included',
    consignment: 'Consignment of the master air waybill',
    proceed: 'How to proceed',
    conditions: 'Conditions',
  },
  total: 'Total',
  totalNote: (incoterm, airport) => `Charges at destination ${airport} under ${incoterm} (Incoterms 2020).`,
  validNote: (date) => `Valid until ${date}.`,
  indicativeNote: 'Indicative: the figure rests on the assumptions below.',
  onRequestNote: 'Lines marked "on request" are not in the total.',
  labels: {
    reference: 'Reference',
    issuedOn: 'Issued on',
    validUntil: 'Valid until',
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
    duties: 'Import duties and taxes',
    vat: 'Value added tax (VAT)',
    wht: 'Withholding tax (WHT)',
    subtotal: 'Subtotal',
  },
  revision: (revision) => `revision ${revision}`,
  airportName: (name) => name,
  noDelivery: 'None: the goods are handed over at the airport',
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
  },
  onePiece: 'piece',
  description: (text) => text,
  flat: 'Flat, per shipment',
  percentOf: (percent, amount, unit) => `${percent} % of USD ${amount} (${unit})`,
  minimumApplies: (amount) => `minimum ${amount} applies`,
  maximumApplies: (amount) => `maximum ${amount} applies`,
  onRequest: 'on request',
  awaited: (rate, criterion) => {
    switch (criterion) {
      case 'kilometer':
        return `USD ${rate} for each km beyond 25 km, once the distance is known`;
      case 'cif_value':
        return `${rate} % of the CIF value, once it is known in US dollars`;
      case 'third_party_invoice':
        return `${rate} % of the third-party invoice, once it is known`;
      case 'awb_total_collect':
        return `${rate} % of the collect total of the air waybill, once it is known`;
      default:
        return `USD ${rate}`;
    }
  },
  assumed: (shown) => `${shown} (assumed)`,
  paidBy: { seller: "for the seller's account", buyer: "for the buyer's account" },
  dutiesPaidBy: {
    seller: "for the seller's account; they are NOT part of this quotation",
    buyer: "for the buyer's account; not part of this quotation",
  },
  assumption: (field, value, place) => {
    switch (field) {
      case 'weight':
        return `The request states no gross weight: we took ${value}.`;
      case 'pieces':
        return `The request does not say how many pieces there are: we took ${value}.`;
      case 'description':
        return `The request does not describe the goods: we took "${value}".`;
      case 'incoterm':
        return `The request names no Incoterm: we took ${value}.`;
      case 'airportOrigin':
        return `The request names no origin airport: we took ${value}.`;
      case 'airportDestination':
        return `The request names no destination airport that we serve: we took ${value}.`;
      case 'country':
        return `The request names no destination country that we serve: we took ${value}.`;
      case 'deliveryRate':
        return `Standard delivery is quoted at our general rate of ${value}.`;
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
  proceed: (reference) => [
    `To accept, answer this email with the word "accept" and keep [${reference}] in the subject.`,
    `To correct or add anything, answer in the same thread, again with [${reference}] in the subject; you will receive a revised quotation.`,
    "With your acceptance, please send a copy of the air waybill, the commercial invoice and the packing list, and the consignee's tax number with a contact for the arrival notice.",
  ],
  subjectTo: (isDangerous) =>
    `We bill the weight and dimensions that are measured on receipt. The quotation is ${isDangerous ? "for dangerous goods as you declared them, subject to the carrier's acceptance," : 'for general, non-dangerous cargo'} and subject to space and to the local tariff in force on the date of the air waybill.`,
  shipments: {
    airports: (codes) => new Intl.ListFormat('en').format(codes),
    opening: ({ airport, count, revision }) => [
      revision > 1
        ? `Thank you for your message. This is revision ${revision} of our quotation of charges at ${airport} for your ${count} shipments, one by one; it replaces the earlier ones.`
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
