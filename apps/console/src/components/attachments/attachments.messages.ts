import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of the files of an email. */
export const attachmentsMessages = defineMessages('attachmentsMessages', {
  filesOfThisEmail: 'Files of this email',
  preview: 'Preview',
  previewOf: (filename: string) => `Preview ${filename}`,
  download: 'Download',
  downloadOf: (filename: string) => `Download ${filename}`,
  kindAndSize: (kind: string, kilobytes: string) => `${kind}, ${kilobytes} kB`,
  notKept: 'Its content is not kept.',
  picture: 'Picture',
  pdf: 'PDF',
  document: 'File',
  openPdf: 'Open the PDF in a new tab',
  wordsThatAreRead: 'Words that are read in it',
  valuesReadFromThisFile: 'Values read from this file',
  nothingRead: 'Nothing was read in this file: it is a picture, closed, damaged or of a kind that is not read.',
  goesOn: 'The file goes on beyond what was read.',
  reading: 'The file is read…',
  failedToRead: 'The file could not be read',
  tableNumber: (number: number) => `Table ${number}`,
});
