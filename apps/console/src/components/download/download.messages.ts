/** What people read of download. */
export const downloadMessages = {
  downloaded: 'Downloaded',
  couldNotDownload: (name: string) => `Could not download ${name}`,
  isAmongYourDownloads: (name: string) => `${name} is among your downloads.`,
  retry: 'Retry',
  excelXlsx: 'Excel (XLSX)',
  export: 'Export',
};
