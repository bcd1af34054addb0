import { stopOrphaned } from '../../../adapters/persistence/embedded-postgres/embedded-postgres.js';

/** Stops the embedded server of a data folder; false where none runs. */
export function stopEmbeddedDatabase(folder: string): Promise<boolean> {
  return stopOrphaned(folder);
}
