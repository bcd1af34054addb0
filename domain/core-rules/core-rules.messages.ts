import { defineMessages } from '../message-catalogue.js';

/** Names and descriptions of the core rules, in English. */
export const CORE_RULE_MESSAGES = defineMessages('CORE_RULE_MESSAGES', {
  chargeableWeight: {
    name: 'Chargeable weight',
    description: 'The larger of gross weight and volume weight (cm³ / 6000) of the whole shipment is billed.',
  },
  weightRounding: {
    name: 'Rounding of weights',
    description: 'The billed weight is rounded up to the next half kilogram; the exact figure stands beside it.',
  },
  units: {
    name: 'Pounds and inches',
    description: 'Pounds and inches are converted with fixed factors and never rounded before the sum.',
  },
  chargeLine: {
    name: 'Charge line',
    description:
      'Base rate × quantity, raised to the minimum, lowered to the maximum, rounded half up to cents. Where a needed value is unknown the line is on request.',
  },
  totals: { name: 'Totals', description: 'A total is the sum of its rounded lines; a line on request is in none.' },
  compulsoryRates: {
    name: 'Compulsory rates',
    description: 'Every airport needs a rate for each compulsory service, or its quotations are held.',
  },
  rateLimits: {
    name: 'Limits of rates',
    description: 'No rate is negative, and no minimum is greater than its maximum.',
  },
  incotermTotals: {
    name: 'What a total holds',
    description:
      'DAP: compulsory and delivery charges. Every other term: the additional charges as well. Optional charges: never.',
  },
  oldTerms: { name: 'Terms of older versions', description: 'DDU counts as DAP, C&F as CFR, DAT as DPU.' },
  standardDelivery: {
    name: 'Standard delivery',
    description:
      'Only where there is a delivery place: the rate of the airport, else 0.16 USD per chargeable kg, whatever the distance.',
  },
  extendedDelivery: {
    name: 'Extended delivery',
    description: 'On top of standard delivery, for each kilometre by road beyond 25 km from the airport.',
  },
  categories: {
    name: 'Categories by code or name',
    description:
      'Known codes decide, then words of the name. Duties, taxes, storage that is not bonded and anything unmatched are excluded.',
  },
  tariffServices: {
    name: 'Services of the tariff',
    description: 'A rate whose service matches no category is shown on quotations and counted in no total.',
  },
  assumptions: {
    name: 'Assumed values',
    description:
      'What a request does not state is filled with a standing value, and each one is named on the quotation.',
  },
  fallbackAirport: {
    name: 'Assumed airport',
    description: 'A country alone leads to its first airport; without a country it is Costa Rica.',
  },
  automaticMail: {
    name: 'Machines are not answered',
    description: 'Automatic replies, bounces, lists and own addresses are ignored.',
  },
  recognizedDomains: {
    name: 'Recognized domains',
    description:
      'Only a recognized and approved domain is answered without a person; it matches at label borders only.',
  },
  replySubject: {
    name: 'Subject of a reply',
    description: "'Re: ' and the original subject, with the number of the quotation.",
  },
} as const);

/** The headings of the core rules, in English. */
export const CORE_RULE_CATEGORY_MESSAGES = defineMessages('CORE_RULE_CATEGORY_MESSAGES', {
  Weight: 'Weight',
  Charges: 'Charges',
  Incoterms: 'Incoterms',
  Delivery: 'Delivery',
  Categories: 'Categories',
  Fallbacks: 'Fallbacks',
  Mail: 'Mail',
} as const);

/** Names of the checks of the core rules, in English. */
export const CORE_RULE_CHECK_MESSAGES = defineMessages('CORE_RULE_CHECK_MESSAGES', {
  halfUpCents: 'Half a cent is rounded up: 0.145 USD/kg for 1 kg',
  minimumAndMaximum: '38.40 USD without limits, with a minimum of 45, with a maximum of 35',
  percentOfCif: '2.5 % of a CIF value of 10,000 USD, and of an unknown one',
  sumOfLines: 'Compulsory lines of 10, 20, 30 and 40 USD, additional 1,000 USD with storage on request',
  compulsoryCoverage: 'Airports of the tariff that lack a compulsory rate',
  limitsOfTheTariff: 'Rates of the tariff that are negative or whose minimum is above the maximum',
  totalsOfAllTerms:
    'DAP holds 300 USD of the probe tariff, every other term 1,300 USD, and the optional 50,000 USD are in none',
  oldNames: 'DDU, C&F and DAT',
  defaultDeliveryRate: '320 kg where the airport has no delivery rate, and without a delivery place',
  beyondTheRadius: 'Delivery at 24, 25 and 26.5 km, 200 USD and 1 USD an extra km',
  codes: 'The ten service codes, and BOND',
  excludedNames: 'Import duties, VAT, IVA, storage and an unknown service',
  servicesOfTheTariff: 'Rates of the tariff whose service matches no category',
  namedAssumptions: 'A request that states nothing: what is assumed, and how many assumptions are named',
  airportWithoutACountry: 'The country that is assumed where a request names none',
  firstAirportOfACountry: 'Countries whose name alone does not lead to their first airport',
  outOfOffice: 'An out-of-office reply',
  labelBorders: 'client.example, sales.client.example and evil-client.example under client.example',
  subjects: 'The subject of quotation Q12 to a request with and without a subject',
  volumeWeight: '3 pallets of 120×80×100 cm with 250 kg are billed by volume',
  volumeWeightNegativeControl: 'Negative control: the same pallets with the courier divisor 5000 must be seen to fail',
  grossWeight: 'Dense cargo is billed by gross weight',
  roundingUp: '45, 45.1 and 45.51 kg are billed up to half kilograms',
  pounds: '1,250 lb in kilograms',
  inches: '48 in in centimetres',
} as const);

/** Names and units of the protected constants, in English. */
export const PROTECTED_CONSTANT_MESSAGES = defineMessages('PROTECTED_CONSTANT_MESSAGES', {
  volumetricDivisor: { name: 'Volumetric divisor', unit: 'cm³ per kg' },
  poundsToKg: { name: 'Pounds to kilograms', unit: 'kg per lb' },
  inchesToCm: { name: 'Inches to centimetres', unit: 'cm per in' },
  standardDeliveryRate: { name: 'Standard delivery rate', unit: 'USD per kg' },
  standardDeliveryRadius: { name: 'Standard delivery radius', unit: 'km' },
} as const);

/** Results of the checks of the core rules in words, in English. */
export const CORE_RULE_RESULT_MESSAGES = defineMessages('CORE_RULE_RESULT_MESSAGES', {
  totals: ({ compulsory, additional }: { readonly compulsory: string; readonly additional: string }) =>
    `${compulsory} compulsory, ${additional} additional`,
  assumed: ({ values, count }: { readonly values: string; readonly count: number }) => `${values}; ${count} named`,
  weights: (kilograms: readonly string[], basis: 'gross' | 'volumetric') =>
    kilograms.map((kg) => `${kg} kg ${basis}`).join(', '),
  none: 'none',
  yes: 'yes',
  no: 'no',
  onRequest: 'on request',
  brokeOff: (error: string) => `broke off: ${error}`,
} as const);
