/** What people read about a backup file, in English. */
export const BACKUP_MESSAGES = {
  noBackup: 'The file is no backup of this program.',
  damaged: (what: string) => `The backup is damaged: ${what}. Nothing was changed.`,
  newerVersion: 'The backup comes from a newer version: restore it with that version.',
  unknownPart: (unknownName: string) => `The backup holds ${unknownName}, which this version lacks.`,
} as const;
