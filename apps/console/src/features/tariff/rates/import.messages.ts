import { defineMessages } from '../../../../../../domain/message-catalogue.js';

/** What people read while they import a tariff. */
export const importMessages = defineMessages('importMessages', {
  leaveOut: 'Leave this column out',
  unknownColumns: (count: number) => (count === 1 ? '1 column is not known.' : `${count} columns are not known.`),
  unknownColumnsBody:
    'Say what each holds, or leave it out: nothing of a file is lost unseen. The answers are remembered for files with the same headings.',
  columnHolds: (heading: string) => `Column "${heading}" holds`,
  examples: (texts: string) => `For instance ${texts}`,
  chooseWhatItHolds: 'Choose what it holds',
  remarksAreRead: 'What remarks limit is read out of them. Choose Description where they only describe.',
  missingColumns: (headings: string) => `Every rate needs these columns: ${headings}.`,
  takenFor: (heading: string, name: string) => (heading === name ? heading : `${heading} → ${name}`),
  leftOut: (heading: string) => `${heading}: left out`,
  aboveTheTable: (title: string) => `Beside the table: ${title}`,
  sheetCurrency: 'Currency of rows that name none',
  sheetCurrencyHint: 'Empty: US dollars, or what stands above the table.',
  pastImports: 'Past imports',
  noImports: 'Nothing has been imported yet.',
  importsNotAvailable: 'The past imports are not available',
  importNotUndone: 'The import was not taken back',
  importedBy: (at: string, who: string) => `${at}, ${who}`,
  importCounts: (of: { readonly added: number; readonly changed: number; readonly ended: number }) =>
    `${of.added} added, ${of.changed} changed, ${of.ended} ended`,
  importUndone: (at: string, who: string) => `Taken back ${at}, ${who}`,
  undoImport: (fileName: string) => `Undo the import of ${fileName}`,
  undo: 'Undo',
  endsPrevious: 'A new season ends the old one the day before',
  endedRates: (count: number) => (count === 1 ? '1 rate ends' : `${count} rates end`),
  backtest: 'Back-test',
  lastQuotations: 'Last quotations',
  showPriceChanges: 'Show what changes in price',
  backtesting: 'Pricing them again …',
  backtestFailed: 'The quotations could not be priced again.',
  backtestResult: (changed: number, all: number, day: string) =>
    `${changed} of the last ${all} quotations would change in price on ${day}.`,
  priceChanges: 'Quotations that change in price',
  quotation: 'Quotation',
  oldTotal: 'Old total',
  newTotal: 'New total',
  difference: 'Difference',
});
