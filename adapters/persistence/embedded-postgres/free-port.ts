import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/** Below the ports that systems lend to outgoing connections, so that a stored port is still free at the next start. */
const MIN_PORT = 20_000;
const MAX_PORT = 30_000;
const MAX_ATTEMPTS = 200;

/** A TCP port of 127.0.0.1 that is not in use. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = randomInt(MIN_PORT, MAX_PORT);
    if (await isPortFree(port)) return port;
  }
  throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.noFreePort({ lowest: MIN_PORT, highest: MAX_PORT }));
}

/** Could we listen on this port of 127.0.0.1 now? */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
