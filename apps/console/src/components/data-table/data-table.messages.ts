import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of data table. */
export const dataTableMessages = defineMessages('dataTableMessages', {
  tableOf: (what: string) => `Table of ${what}`,
  resizeColumn: 'Column width',
  pixels: (width: number) => `${width} pixels`,
  resizeWithTheArrowKeys: 'Resize with the arrow keys',
  pageRangeFilteredFromLabels: (pageRange: string, labels: string) => `${pageRange}, filtered from ${labels}`,
  editName: (name: string) => `Edit ${name}`,
  deleteName: (name: string) => `Delete ${name}`,
});
