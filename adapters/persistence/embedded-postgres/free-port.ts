import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { EmbeddedPostgresFailure } from './embedded-postgres-error.js';

/** Below the ports that systems lend to outgoing connections, so that a stored port is still free at the next start. */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 30_000;
const TRIES = 200;

/** A TCP port of 127.0.0.1 on which nobody listens. */
export async function chooseFreePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedPostgresFailure(
    `No free TCP port between ${LOWEST_PORT} and ${HIGHEST_PORT} was found on 127.0.0.1.`,
  );
}

/** Could we listen on this port of 127.0.0.1 now? */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
