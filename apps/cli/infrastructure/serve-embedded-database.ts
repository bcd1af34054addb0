import { startEmbeddedPostgres } from '../../../adapters/persistence/embedded-postgres/embedded-postgres.js';

/** The address of a database that serves until it is stopped. */
export interface ServedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the embedded server of a data folder, or takes over one that was left running. */
export async function serveEmbeddedDatabase(folder: string): Promise<ServedDatabase> {
  const server = await startEmbeddedPostgres({ dataDir: folder, onExit: (message) => console.error(message) });
  return { url: server.url, stop: () => server.stop() };
}
