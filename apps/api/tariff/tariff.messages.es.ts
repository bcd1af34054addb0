import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './tariff.messages.js';

/** The same in Spanish. */
export const TARIFF_MESSAGES: Translation<typeof english.TARIFF_MESSAGES> = {
  duplicateRates: 'Cada tarifa se puede indicar una sola vez.',
  noFile: 'Elija un archivo.',
  mappingField: 'JSON: qué contienen las columnas, por sus encabezados, como los indica la vista previa.',
  currencyField: 'ISO 4217: la moneda de las filas que no indican ninguna.',
  endsPreviousField: 'Si una temporada termina la tarifa anterior.',
  noMapping: 'Las columnas se indican en JSON.',
};
