/** What people read about a disclaimer, in English. */
export const DISCLAIMER_MESSAGES = {
  title: 'Title is required',
  content: 'Content is required',
  priority: 'Priority must be a whole number between 1 and 10',
  duplicate: 'There is a disclaimer with these words at these airports already.',
} as const;

/** Message of section 5 of the specification. */
export const MAWB_CONSIGNEE_MESSAGE = 'Please fill in all required fields';

/** The message for an invalid percentage. */
export const PERCENT_MESSAGE = 'Please enter a percentage above -100 and up to 1,000, at least 0.01 up or down.';

/** Messages of section 5 of the specification, and of what it leaves open. */
export const RATE_MESSAGES = {
  required: 'Please fill in all required fields.',
  negative: 'Rate values cannot be negative.',
  minimumAboveMaximum: 'Minimum charge cannot be greater than maximum charge.',
  tooSmall: 'Rate values other than 0 cannot be smaller than 0.0001.',
  tooLarge: 'Rate values cannot be greater than 1,000,000.',
  noDay: 'Please enter a date of the years 2000 to 2099.',
  endsBeforeItBegins: 'Valid until cannot be before valid from.',
} as const;

/** Messages of section 5 of the specification. */
export const TAX_MESSAGES = {
  country: 'Country code is required',
  range: 'VAT and WHT rates must be between 0 and 100',
  tooSmall: 'VAT and WHT rates other than 0 cannot be smaller than 0.01',
} as const;

/** What people read about tariff, in English. */
export const TARIFF_MESSAGES = {
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
} as const;
