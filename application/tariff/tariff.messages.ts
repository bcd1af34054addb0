import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about tariff, in English. */
export const TARIFF_MESSAGES = defineMessages('application.TARIFF_MESSAGES', {
  noneSelected: 'Please select at least one rate.',
  tooManySelected: (limit: number) => `At most ${limit} rates are changed at once.`,
  chooseAirports: 'Please choose two airports.',
  sameAirport: 'Please choose two different airports.',
  standardChargeCode: (code: string) => `${code} is a standard service and stays.`,
  nothingToCopy: 'There is nothing to copy.',
  rateName: ({
    serviceCode,
    airportCode,
    validity,
  }: {
    readonly serviceCode: string;
    readonly airportCode: string;
    readonly validity: string;
  }) => `${serviceCode} at ${airportCode}, valid ${validity}`,
  sameDaysAsRate: (name: string) => `It would be in force on the same days as ${name}.`,
  exchangeRateHeadings: { currency: 'Currency', validFrom: 'First day', unitsPerUsd: 'Units per US dollar' },
  sameDayOnLine: (line: number) => `Line ${line} has the same currency and first day.`,
  sameRateOnLine: (line: number) => `The same airport and service stand on line ${line}.`,
  sameDaysAsLine: (line: number) => `It would be in force on the same days as line ${line}.`,
  fileTooLarge: 'The file is larger than 2 MB.',
  tooManyRows: ({ rows, limit }: { readonly rows: number; readonly limit: number }) =>
    `The file has ${rows} rows; ${limit} are the most.`,
  noRows: 'The file has no rows.',
  fileRefused: (rows: number) =>
    `${rows === 1 ? '1 row' : `${rows} rows`} of the file cannot be taken, so nothing was changed.`,
  ambiguousDate: ({ text, reason }: { readonly text: string; readonly reason: string }) =>
    `"${text}" ${reason}: write it as YYYY-MM-DD.`,
  noNumber: (cell: string) => `"${cell}" is not a number.`,
  ambiguousNumber: ({
    text,
    whole,
    rest,
    decimal,
  }: {
    readonly text: string;
    readonly whole: string;
    readonly rest: string;
    readonly decimal: number;
  }) => `"${text}" can be ${whole}${rest} or ${decimal}: write it without the sign.`,
  noColumn: (heading: string) => `The file has no column "${heading}".`,
  textTooLong: ({ limit, beginning }: { readonly limit: number; readonly beginning: string }) =>
    `The text is longer than ${limit} characters: ${beginning}…`,
  importUndone: (fileName: string) => `The import of ${fileName} was undone already.`,
  unreadableImport: (fileName: string) => `What the import of ${fileName} changed cannot be read any more.`,
  deletedRate: (id: number) => `rate ${id}, which is deleted`,
  editedSinceImport: ({
    fileName,
    named,
    rest,
  }: {
    readonly fileName: string;
    readonly named: string;
    readonly rest: number;
  }) =>
    `Rates have been edited since the import of ${fileName}, so it is not undone: ${named}${rest > 0 ? ` and ${rest} more` : ''}.`,
  noSeason: (day: string) =>
    `The rate is not in force on both sides of ${day}, so nothing can follow it from that day.`,
  columnTwice: (heading: string) => `Two columns are taken for the same thing, "${heading}" among them.`,
  unknownColumns: (headings: string) =>
    `Nobody has said what these columns are: ${headings}. Choose what they hold, or leave them out.`,
  unknownCurrency: (text: string) => `"${text}" is no currency: write its code, for instance USD or CRC.`,
  currenciesDiffer: (currencies: string) => `The row names several currencies: ${currencies}.`,
  currencyUnclear: (currencies: string) =>
    `Above the table several currencies are named (${currencies}), and the row names none: choose the currency of the sheet.`,
  noCurrency: 'The row names no currency, and other rows are not in US dollars: add its currency.',
  unitsDiffer: ({ unit, price }: { readonly unit: string; readonly price: string }) =>
    `The unit is "${unit}", and another cell says "${price}".`,
  limitsDiffer: (price: string) => `The price says "${price}", and its own column says another limit.`,
  percentOfWhat: (text: string) => `"${text}" is a percentage, and no unit says of what.`,
  /** Beside a file with a column of prices for agents. */
  ratesOfNetwork: ({ heading, network }: { readonly heading: string; readonly network: string }) =>
    `"${heading}" is taken for prices of customers of the network "${network}".`,
  otherSheet: (name: string) =>
    `The sheet "${name}" holds figures, and only the first sheet of a file is read: save it as a file of its own, and delete it here.`,
  forAgents:
    'The title says that these prices are for agents: add a column "Network" with the name of their network, or "Customer" with domains.',
  unknownValidity: (text: string) => `"${text}" is no period: write for instance "01/01/2026 - 31/12/2026".`,
  customerNotKept: (text: string) =>
    `A rate for one customer (${text}) cannot be kept from a file: write its mailbox or its domain, for instance example.com.`,
  taxFreeNotKept: (text: string) =>
    `The tax is "${text}", and the charge code is taxable: change that under Charge Codes first.`,
  taxNotKept: (text: string) =>
    `The tax is "${text}": prices are kept without tax. Write them without, and "no incluido", or how much, for instance "incluido 13 %".`,
  noPrice: 'The row has no price.',
  limitUnitNotKept: 'The minimum or maximum is for a unit that a rate cannot hold.',
  airportAsZone: (text: string) =>
    `"${text}" is an airport: this column lists the places of delivery that the row is for.`,
  unknownReference: (text: string) =>
    `"${text}" is no charge of the tariff or of the file, so nothing can be a percentage of it.`,
  deliveriesAlike: (codes: string) =>
    `Each of these charges would be charged for every delivery (${codes}): add a column Zone with the places of each.`,
  severalReferences: (text: string, codes: string) =>
    `"${text}" may be one of several charges (${codes}): write the code of the one that the percentage is of.`,
  namesAlike: (name: string) =>
    `"${name}" is named like another charge of the file: add a column with a code for each charge.`,
  daysOverlap: 'The days overlap those of another row, leave a gap, or end: the last row has no last day.',
  grossKgNeeded:
    'Weights beside days, or beside a unit that is no weight, are gross: write "kg bruto" as the unit of storage.',
  severalRanges: 'The row has limits of several kinds, for instance of kilograms and of kilometres.',
  unknownCategory: (text: string) =>
    `"${text}" is no category: write Compulsory, Delivery, Additional, Optional or Excluded.`,
  bandUnit: 'Bands in rows need prices for the same unit as their limits, or amounts.',
  bandsTwice: 'The row has bands in columns and in a cell.',
  rangesOverlap: (what: string) => `The ${what} overlap those of another row.`,
  rangeTurned: (what: string) => `The ${what} end before they begin.`,
  differsFromLine: ({ what, line }: { readonly what: string; readonly line: number }) =>
    `The ${what} is another one than on line ${line}.`,
  noRowOfLimit: 'There is no row with a price that this limit belongs to.',
  noneInForce: 'There are several rates, none in force: add a column "Valid From".',
  unknownCriterion: ({ text, criteria }: { readonly text: string; readonly criteria: string }) =>
    `"${text}" is no rate criterion: use ${criteria}.`,
  noPercentage: ({ text, criterion }: { readonly text: string; readonly criterion: string }) =>
    `"${text}" is a percentage, and ${criterion} takes none.`,
  unknownAirport: (text: string) => `"${text}" is not a known airport.`,
  otherCountry: ({
    airportCode,
    countryCode,
    statedCountry,
  }: {
    readonly airportCode: string;
    readonly countryCode: string;
    readonly statedCountry: string;
  }) => `${airportCode} lies in ${countryCode}, not in ${statedCountry}.`,
  duplicateConsignee: 'The airport has this consignment address already.',
  reorderedMeanwhile: 'Somebody else has changed the disclaimers or their order in the meantime. Reload and try again.',
  staleDisclaimers: 'Disclaimers were added or deleted in the meantime. Reload and try again.',
  noAirport: (id: number) => `There is no airport ${id}.`,
  noTaxRates: (country: string) => `There are no tax rates for ${country}.`,
  foreignAirport: 'The airport does not belong to the country.',
  unknownCriteria: 'The rate criteria are not known.',
  unknownCountry: (code: string) => `"${code}" is not a known country.`,
  weightNeeded: 'A gross weight, dimensions or a volume is needed.',
  line: 'Line',
  error: 'Error',
  failedRows: 'Rows that failed',
  canBe: ({ first, second }: { readonly first: string | undefined; readonly second: string }) =>
    `can be ${first} or ${second}`,
  noDay: 'is no day of the years 2000 to 2099',
} as const);
