import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of the note to a customer. */
export const noteMessages = defineMessages('noteMessages', {
  title: 'Note to the customer',
  none: 'The reply says nothing beside the figures.',
  write: 'Write a note',
  change: 'Change the note',
  noteOf: (number: string) => `Note to the customer of ${number}`,
  intro:
    'It stands first in the reply and in the PDF, and stays when the quotation is priced again. Leave it empty for none.',
  note: 'Note',
  hint: (length: number, most: number) => `${length} of ${most} characters. No links and no HTML.`,
  save: 'Save note',
  saved: 'Note saved',
  savedBody: (number: string, revision: number) => `${number} is revision ${revision}.`,
  failed: 'Failed to save the note.',
  quotation: 'quotation',
  revision: 'Revision',
});
