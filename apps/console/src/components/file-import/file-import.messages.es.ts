import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './file-import.messages.js';

/** The same in Spanish. */
export const fileImportMessages: Translation<typeof english.fileImportMessages> = {
  cancel: 'Cancelar',
  applyCountedChanges: (changes: number) => `Aplicar ${changes} ${changes === 1 ? 'cambio' : 'cambios'}`,
  applyChanges: 'Aplicar cambios',
  chooseAnotherFile: 'Elegir otro archivo',
  chooseAFile: 'Elegir un archivo',
  comparing: 'Comparando',
  applying: 'Aplicando',
  fileCouldNotBeRead: 'No se pudo leer el archivo.',
  newRows: (count: number) => `${count} nuevas`,
  changedRows: (count: number) => `${count} cambiadas`,
  sameRows: (same: number) => `${same} sin cambios`,
  rowsWithErrors: (count: number) => `${count} con errores`,
  rowsWithErrorsBody:
    'Estas filas tienen errores. Corríjalas en el archivo y vuelva a elegir el archivo completo: las demás filas tampoco se han importado.',
  rowsToCorrectFirst: (count: number) =>
    count === 1 ? 'Corrija primero la fila con error.' : `Corrija primero las ${count} filas con errores.`,
  columnsToExplainFirst: 'Indique primero qué contiene cada columna.',
  nothingToApply: 'El archivo coincide con la tarifa actual: no hay nada que aplicar.',
  andMoreRows: (count: number) => `… y ${count} más`,
  importSummary: (added: number, changed: number, same: number) =>
    `${added} nuevas, ${changed} cambiadas, ${same} sin cambios`,
  nothingWasChanged: 'No se cambió nada.',
  differences: 'Diferencias',
};
