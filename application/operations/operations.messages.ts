/** What people read about operations, in English. */
export const OPERATIONS_MESSAGES = {
  databaseNotEmpty: 'The database is not empty. Restore into an empty one, or add --overwrite to replace all data.',
  tooShort: 'Please type at least 2 characters.',
} as const;
