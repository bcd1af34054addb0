import { once } from 'node:events';
import { getDatabaseFolder } from './infrastructure/database-folder.js';
import { serveEmbeddedDatabase } from './infrastructure/serve-embedded-database.js';

/**
 * Serves the embedded database of a data folder until it is told to stop, and prints its address. For development, where
 * the server is started anew at each change and everything that it has started ends with it.
 */
async function serveDatabase(): Promise<void> {
  const told = Promise.race((['SIGINT', 'SIGTERM', 'disconnect'] as const).map((event) => once(process, event)));
  const { url, stop } = await serveEmbeddedDatabase(getDatabaseFolder(process.env));
  process.send?.({ url });
  await told;
  await stop();
  process.exit();
}

serveDatabase().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
