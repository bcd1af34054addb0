import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of download. */
export const downloadMessages = defineMessages('downloadMessages', {
  downloaded: 'Downloaded',
  couldNotDownload: (name: string) => `Could not download ${name}`,
  isAmongYourDownloads: (name: string) => `${name} is among your downloads.`,
  retry: 'Retry',
  excelXlsx: 'Excel (XLSX)',
  export: 'Export',
});
