import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './data-table.messages.js';

/** The same in Spanish. */
export const dataTableMessages: Translation<typeof english.dataTableMessages> = {
  tableOf: (what: string) => `Tabla: ${what}`,
  resizeColumn: 'Ancho de la columna',
  pixels: (width) => `${width} píxeles`,
  resizeWithTheArrowKeys: 'Cambie el ancho con las flechas',
  pageRangeFilteredFromLabels: (pageRange: string, labels: string) => `${pageRange}, filtrado de ${labels}`,
  editName: (name: string) => `Editar ${name}`,
  deleteName: (name: string) => `Eliminar ${name}`,
};
