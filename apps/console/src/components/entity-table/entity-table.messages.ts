import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of entity table. */
export const entityTableMessages = defineMessages('entityTableMessages', {
  actions: 'Actions',
  changedMeanwhile: 'Somebody else has changed it in the meantime. The list shows it as it is now.',
  deletedMeanwhile: 'Somebody else has deleted it in the meantime. The list was reloaded.',
});
