import { defineMessages } from '../message-catalogue.js';

/** What people read about a disclaimer, in English. */
export const DISCLAIMER_MESSAGES = defineMessages('DISCLAIMER_MESSAGES', {
  title: 'Title is required',
  content: 'Content is required',
  priority: 'Priority must be a whole number between 1 and 10',
  duplicate: 'There is a disclaimer with these words at these airports already.',
} as const);

/** What people read about a charge code, in English. */
export const CHARGE_CODE_MESSAGES = defineMessages('CHARGE_CODE_MESSAGES', {
  code: 'A code has 2 to 20 capital letters and digits, for instance FUEL.',
  name: 'Please enter a name.',
  nameTooLong: 'A name has at most 200 characters.',
  category: 'Please choose a category.',
  application: 'Please choose when the charge is made.',
  iataCode: 'An IATA code has two letters, and A or C for whom it is due, for instance FCC.',
  standard: (category: string) => `This standard service stays ${category} and mandatory.`,
} as const);

/** The names of the specification's ten services on a quotation in Spanish. */
export const SERVICE_NAMES_ES = {
  HNDL: 'Manejo en aeropuerto',
  DOCS: 'Entrega de documentos',
  BRKD: 'Desconsolidación',
  TRNS: 'Traslado del aeropuerto al almacén',
  DELV: 'Entrega estándar',
  DELX: 'Entrega extendida',
  CUST: 'Trámite aduanal',
  BWSE: 'Almacenaje fiscal',
  COLL: 'Cargo por cobro en destino (collect)',
  DISB: 'Cargo por desembolso',
} as const;

/** The categories of charges. */
export const CHARGE_CATEGORY_MESSAGES = defineMessages('CHARGE_CATEGORY_MESSAGES', {
  Compulsory: 'Compulsory',
  Delivery: 'Delivery',
  Additional: 'Additional',
  Optional: 'Optional',
  Excluded: 'Excluded',
} as const);

/** Message of section 5 of the specification. */
export const MAWB_CONSIGNEE_MESSAGES = defineMessages('MAWB_CONSIGNEE_MESSAGES', {
  required: 'Please fill in all required fields',
} as const);

/** The message for an invalid percentage. */
export const PERCENT_MESSAGES = defineMessages('PERCENT_MESSAGES', {
  invalid: 'Please enter a percentage above -100 and up to 1,000, at least 0.01 up or down.',
} as const);

/** Messages of section 5 of the specification, and of what it leaves open. */
export const RATE_MESSAGES = defineMessages('RATE_MESSAGES', {
  required: 'Please fill in all required fields.',
  currency: 'Please enter the code of a currency, for instance USD or CRC.',
  negative: 'Rate values cannot be negative.',
  flatAboveMaximum: 'A flat amount cannot be greater than its maximum charge.',
  minimumAboveMaximum: 'Minimum charge cannot be greater than maximum charge.',
  tooSmall: 'Rate values other than 0 cannot be smaller than 0.0001.',
  tooLarge: 'Rate values cannot be greater than 1,000,000.',
  noDay: 'Please enter a date of the years 2000 to 2099.',
  endsBeforeItBegins: 'Valid until cannot be before valid from.',
} as const);

/** Messages of section 5 of the specification. */
export const TAX_MESSAGES = defineMessages('TAX_MESSAGES', {
  country: 'Country code is required',
  range: 'VAT and WHT rates must be between 0 and 100',
  tooSmall: 'VAT and WHT rates other than 0 cannot be smaller than 0.01',
} as const);

/** What people read about tariff, in English. */
export const TARIFF_MESSAGES = defineMessages('TARIFF_MESSAGES', {
  onRequest: ({ formula, reason }: { readonly formula: string; readonly reason: string }) =>
    `${formula}: on request, ${reason}`,
  rateName: ({
    serviceCode,
    airportCode,
    validity,
  }: {
    readonly serviceCode: string;
    readonly airportCode: string;
    readonly validity: string;
  }) => `${serviceCode} at ${airportCode}, valid ${validity}`,
  unknownValue: 'a value is not known',
  percentOf: 'of',
  minimum: (amount: string) => `minimum ${amount}`,
  maximum: (amount: string) => `maximum ${amount}`,
} as const);

/** What a rate is multiplied by, as the explanation of a charge line names it, in English. */
export const QUANTITY_MESSAGES = defineMessages('QUANTITY_MESSAGES', {
  gross_weight: { unit: 'kg gross', per: 'USD/kg' },
  chargeable_weight: { unit: 'kg chargeable', per: 'USD/kg' },
  pieces: {
    unit: 'pieces',
    one: 'piece',
    per: 'USD/piece',
    unknown: 'how many pieces are over the limit is not known',
  },
  kilometer: { unit: 'extra km', per: 'USD/km', unknown: 'the distance is not known' },
  flat: { unit: 'flat', per: 'USD flat' },
  per_shipment: { unit: 'shipment', per: 'USD per shipment' },
  cif_value: { unit: 'USD CIF value', per: '%', unknown: 'the CIF value in US dollars is not known' },
  third_party_invoice: { unit: 'USD third-party invoice', per: '%', unknown: 'the third-party invoice is not known' },
  awb_total_collect: {
    unit: 'USD AWB collect total',
    per: '%',
    unknown: 'the collect total of the air waybill is not known',
  },
  tonnes: { unit: 'tonnes gross', per: 'USD/tonne' },
  total_kilometers: { unit: 'km', per: 'USD/km', unknown: 'the distance is not known' },
  goods_value: { unit: 'USD goods value', per: '%', unknown: 'the goods value in US dollars is not known' },
  other_charge: { unit: 'USD of another charge', per: '%', unknown: 'the other charge has no amount' },
  days: { unit: 'days', per: 'USD/day', unknown: 'the number of days is not known' },
  hawb: { unit: 'house waybills', per: 'USD/HAWB' },
  un_numbers: { unit: 'UN numbers', per: 'USD/UN number', unknown: 'the UN numbers are not known' },
  customs_lines: { unit: 'customs lines', per: 'USD/line', unknown: 'the number of customs lines is not known' },
  trips: { unit: 'trips', per: 'USD/trip' },
  units: { unit: 'units', per: 'USD/unit', unknown: 'the number of units is not known' },
  hours: { unit: 'hours', per: 'USD/hour', unknown: 'the hours are not known' },
  quarter_hours: { unit: 'quarter hours', per: 'USD/quarter hour', unknown: 'the hours are not known' },
  volumetric_weight: { unit: 'kg volumetric', per: 'USD/kg', unknown: 'the volume is not known' },
  cubic_metres: { unit: 'm³', per: 'USD/m³', unknown: 'the volume is not known' },
} as const);

/** What people read about the formula of a rate, in English. */
export const FORMULA_MESSAGES = defineMessages('FORMULA_MESSAGES', {
  noBands: 'Please enter at least one band.',
  tooManyBands: 'A rate has at most 50 bands.',
  limitOrder: 'Each band must end above the one before.',
  lastOpen: 'The last band is without an end, and only that one.',
  figure: 'Band values cannot be negative or greater than 1,000,000.',
  step: 'A step must be greater than 0 and at most 1,000,000.',
  cheaperGraduated: 'The next break can be cheaper only where a band prices the whole quantity.',
  noReference: 'Please choose the charge that the percentage is of.',
  ownReference: 'A charge cannot be a percentage of itself.',
  tooManyReferences: (limit: number) => `A percentage is of at most ${limit} charges.`,
  /** What a percentage of several charges is multiplied by. */
  ofCharges: (codes: string) => `USD of ${codes}`,
  unreadableBreaks: (text: string) =>
    `"${text}" is no band: write for instance "750: 0.062; 3500: 0.05; +: 0.073", or "20: =45; +: =45+1.24".`,
  upTo: (limit: string) => `up to ${limit}`,
  below: (limit: string) => `below ${limit}`,
  over: (limit: string) => `over ${limit}`,
  from: (limit: string) => `from ${limit}`,
  band: ({ range, unit }: { readonly range: string; readonly unit: string }) => `band ${range} ${unit}`,
  everyQuantity: 'any quantity',
  asQuantity: (quantity: string) => `billed as ${quantity}`,
  bandOnRequest: (band: string) => `${band} is on request`,
  roundedQuantity: (quantity: string) => `rounded up to ${quantity}`,
  includedTax: 'The tax in a price must be above 0 and at most 50 percent.',
  buying: 'Buying rate and minimum must be from 0 to 1,000,000.',
  minimumPer: 'A minimum may be for each house waybill, piece, UN number, trip or unit.',
  withoutTax: (of: { readonly percent: string; readonly amount: string }) => `without ${of.percent} % tax ${of.amount}`,
  minimumEach: (of: { readonly count: string; readonly unit: string; readonly amount: string }) =>
    `minimum ${of.amount} for ${of.count} ${of.unit}`,
  roundedAmount: (amount: string) => `rounded up to ${amount}`,
} as const);

/** What people read about exchange rates, in English. */
export const EXCHANGE_RATE_MESSAGES = defineMessages('EXCHANGE_RATE_MESSAGES', {
  currency: 'Please enter the code of a currency, for instance CRC.',
  quotedCurrency: 'Quotations are in US dollars: they need no exchange rate.',
  day: 'Please enter a date of the years 2000 to 2099.',
  endsBeforeItBegins: 'The last day cannot be before the first day.',
  units: 'Units for one US dollar must be between 0.0001 and 1,000,000.',
  margin: 'The margin must be between 0 and 50 percent.',
  notes: 'Notes have at most 200 characters.',
  unknown: (currency: string) => `there is no exchange rate of ${currency} for the day`,
  conversion: (of: {
    readonly amount: string;
    readonly rate: string;
    readonly day: string;
    readonly margin: string;
    readonly converted: string;
  }) => `${of.amount} at ${of.rate} of ${of.day}${of.margin} = ${of.converted}`,
} as const);

/** When a rate that is missing was or will be in force, within the sentence that misses it, in English. */
export const VALIDITY_MESSAGES = defineMessages('VALIDITY_MESSAGES', {
  validFrom: (day: string | undefined) => `it is valid from ${day} only`,
  expired: (day: string) => `it expired on ${day}`,
  expiredAndFollowed: ({ expired, next }: { readonly expired: string; readonly next: string }) =>
    `it expired on ${expired}, the next one is valid from ${next}`,
} as const);
