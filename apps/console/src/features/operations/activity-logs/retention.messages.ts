/** How long the log is kept, from the setting; undefined while it is not known. */
export function formatRetention(retention: string | undefined): string | undefined {
  if (retention === undefined) return undefined;
  return retention === 'Indefinitely' ? 'Logs are retained indefinitely.' : `Logs are retained for ${retention}.`;
}

/** Stands for the sentence where the settings could not be loaded. */
export const RETENTION_UNKNOWN_MESSAGE = 'How long logs are retained could not be loaded.';
