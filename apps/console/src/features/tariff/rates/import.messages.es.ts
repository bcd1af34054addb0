import type { Translation } from '../../../../../../domain/message-catalogue.js';
import type * as english from './import.messages.js';

/** The same in Spanish. */
export const importMessages: Translation<typeof english.importMessages> = {
  leaveOut: 'No usar esta columna',
  unknownColumns: (count: number) => (count === 1 ? '1 columna no se reconoce.' : `${count} columnas no se reconocen.`),
  unknownColumnsBody:
    'Indique qué contiene cada una, o no la use: nada de un archivo se pierde sin que usted lo vea. Las respuestas se recuerdan para archivos con los mismos encabezados.',
  columnHolds: (heading: string) => `La columna "${heading}" contiene`,
  examples: (texts: string) => `Por ejemplo, ${texts}`,
  chooseWhatItHolds: 'Elija qué contiene',
  remarksAreRead: 'De las observaciones se leen las condiciones. Elija Description si son solo descripciones.',
  missingColumns: (headings: string) => `Toda tarifa necesita estas columnas: ${headings}.`,
  takenFor: (heading: string, name: string) => (heading === name ? heading : `${heading} → ${name}`),
  leftOut: (heading: string) => `${heading}: no se usa`,
  aboveTheTable: (title: string) => `Fuera de la tabla: ${title}`,
  sheetCurrency: 'Moneda de las filas que no la indican',
  sheetCurrencyHint: 'Vacío: dólares de EE. UU., o la que aparece encima de la tabla.',
  pastImports: 'Importaciones anteriores',
  noImports: 'Aún no se ha importado nada.',
  importsNotAvailable: 'Las importaciones anteriores no están disponibles',
  importNotUndone: 'La importación no se deshizo',
  importedBy: (at: string, who: string) => `${at}, ${who}`,
  importCounts: (of) => `${of.added} agregadas, ${of.changed} cambiadas, ${of.ended} terminadas`,
  importUndone: (at: string, who: string) => `Deshecha ${at}, ${who}`,
  undoImport: (fileName: string) => `Deshacer la importación de ${fileName}`,
  undo: 'Deshacer',
  endsPrevious: 'Una temporada nueva termina la anterior el día antes',
  endedRates: (count: number) => (count === 1 ? '1 tarifa termina' : `${count} tarifas terminan`),
  backtest: 'Comparación con cotizaciones anteriores',
  lastQuotations: 'Últimas cotizaciones',
  showPriceChanges: 'Mostrar qué precios cambian',
  backtesting: 'Recalculando …',
  backtestFailed: 'No se pudieron recalcular las cotizaciones.',
  backtestResult: (changed: number, all: number, day: string) =>
    `${changed} de las últimas ${all} cotizaciones cambiarían de precio el ${day}.`,
  priceChanges: 'Cotizaciones que cambian de precio',
  quotation: 'Cotización',
  oldTotal: 'Total anterior',
  newTotal: 'Total nuevo',
  difference: 'Diferencia',
};
