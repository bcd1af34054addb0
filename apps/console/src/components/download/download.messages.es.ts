import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './download.messages.js';

/** The same in Spanish. */
export const downloadMessages: Translation<typeof english.downloadMessages> = {
  downloaded: 'Descargado',
  couldNotDownload: (name: string) => `No se pudo descargar ${name}`,
  isAmongYourDownloads: (name: string) => `Se descargó ${name}.`,
  retry: 'Reintentar',
  excelXlsx: 'Excel (XLSX)',
  export: 'Exportar',
};
