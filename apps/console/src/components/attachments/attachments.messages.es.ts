import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './attachments.messages.js';

/** The same in Spanish. */
export const attachmentsMessages: Translation<typeof english.attachmentsMessages> = {
  filesOfThisEmail: 'Archivos de este correo',
  preview: 'Vista previa',
  previewOf: (filename: string) => `Vista previa de ${filename}`,
  download: 'Descargar',
  downloadOf: (filename: string) => `Descargar ${filename}`,
  kindAndSize: (kind: string, kilobytes: string) => `${kind}, ${kilobytes} kB`,
  notKept: 'Su contenido no se conserva.',
  picture: 'Imagen',
  pdf: 'PDF',
  document: 'Archivo',
  openPdf: 'Abrir el PDF en otra pestaña',
  wordsThatAreRead: 'Palabras que se leen en él',
  valuesReadFromThisFile: 'Valores leídos de este archivo',
  nothingRead: 'No se leyó nada en este archivo: es una imagen, está cerrado o dañado, o es de un tipo que no se lee.',
  goesOn: 'El archivo continúa más allá de lo que se leyó.',
  reading: 'Se está leyendo el archivo…',
  failedToRead: 'No se pudo leer el archivo',
  tableNumber: (number: number) => `Tabla ${number}`,
};
