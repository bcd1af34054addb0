import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about tariff, in English. */
export const TARIFF_MESSAGES = defineMessages('api.TARIFF_MESSAGES', {
  duplicateRates: 'Each rate can be named only once.',
  noFile: 'Please choose a file.',
  mappingField: 'JSON: what columns are, by their headings, as the preview names them.',
  currencyField: 'ISO 4217: what rows are in that name no currency.',
  endsPreviousField: 'Whether a season ends the rate before it.',
  noMapping: 'The columns are said in JSON.',
} as const);
