import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about a file that cannot be read, in English. */
export const SPREADSHEET_MESSAGES = defineMessages('adapters.SPREADSHEET_MESSAGES', {
  openQuote: (line: number) => `Line ${line} of the file has a quote that does not end.`,
  tooLarge: 'The sheet is far larger than a tariff: delete the cells beyond the table and try once more.',
  unknownFormat: 'The file is neither CSV nor XLSX.',
  unreadableXlsx: 'The XLSX file cannot be read. Save it again as .xlsx or .csv and try once more.',
} as const);
