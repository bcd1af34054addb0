/** What people read about tariff, in English. */
export const TARIFF_MESSAGES = {
  duplicateRates: 'Each rate can be named only once.',
  noFile: 'Please choose a file.',
  noMapping: 'The columns are said in JSON.',
} as const;
