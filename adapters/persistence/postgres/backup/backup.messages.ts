import { defineMessages } from '../../../../domain/message-catalogue.js';

/** What people read about a backup file, in English. */
export const BACKUP_MESSAGES = defineMessages('adapters.BACKUP_MESSAGES', {
  noBackup: 'The file is no backup of this program.',
  damaged: (what: string) => `The backup is damaged: ${what}. Nothing was changed.`,
  unsigned:
    'The backup has no keyed checksum: it was made without BACKUP_SECRET, or changed since. Start without BACKUP_SECRET to take it all the same. Nothing was changed.',
  notGenuine:
    'The keyed checksum of the backup does not fit: it was made with another BACKUP_SECRET, or changed since. Nothing was changed.',
  newerVersion: 'The backup comes from a newer version: restore it with that version.',
  unknownPart: (unknownName: string) => `The backup holds ${unknownName}, which this version lacks.`,
  oddName: 'a part with an odd name',
} as const);

/** What is wrong with a damaged backup, within the sentence that says so, in English. */
export const BACKUP_DAMAGE_MESSAGES = defineMessages('adapters.BACKUP_DAMAGE_MESSAGES', {
  goesOnAfterEnd: 'it goes on after its end',
  wrongChecksum: 'its checksum does not fit',
  unknownLine: 'it holds a line that is none of its own',
  endMissing: 'its end is missing',
  changedTable: (table: string) => `the table ${table} was changed`,
  addedTable: 'a table was added',
  notUnpackable: 'it does not unpack',
  unreadableLine: 'a line of it cannot be read',
  lineTooLong: 'a line of it is longer than any row',
  unfitRow: (table: string) => `a row of the table ${table} does not fit`,
  unknownCounter: 'it counts rows of a table that is none',
} as const);
