import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './spreadsheet.messages.js';

/** The same in Spanish. */
export const SPREADSHEET_MESSAGES: Translation<typeof english.SPREADSHEET_MESSAGES> = {
  openQuote: (line: number) => `La línea ${line} del archivo tiene una comilla que no se cierra.`,
  tooLarge: 'La hoja es mucho más grande que una tarifa: elimine las celdas fuera de la tabla e inténtelo de nuevo.',
  unknownFormat: 'El archivo no es CSV ni XLSX.',
  unreadableXlsx: 'El archivo XLSX no se puede leer. Guárdelo de nuevo como .xlsx o .csv e inténtelo otra vez.',
};
