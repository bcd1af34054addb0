import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of deleted records. */
export const deletedRecordsMessages = defineMessages('deletedRecordsMessages', {
  recentlyDeleted: 'Recently deleted',
  canBeRestored: (days: number) => `What was deleted in the last ${days} days can be restored here.`,
  deletedBy: (at: string, by: string) => `Deleted ${at} by ${by}`,
  inUseAgain: 'In the list again',
  restore: 'Restore',
  restoreRecord: (name: string) => `Restore ${name}`,
  restored: 'Restored',
  notRestored: 'It was not restored',
  nothingDeleted: (days: number) => `Nothing was deleted in the last ${days} days.`,
  notAvailable: 'The deleted records are not available',
  loading: 'Loading deleted records',
  pagesOf: 'deleted records',
  close: 'Close',
});
