import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError, getSystemErrorCode } from './embedded-postgres-error.js';

const MAX_WAIT_MS = 150_000;
const RETRY_INTERVAL_MS = 50;
/**
 * macOS: `open` takes the lock of flock(2) with it, and fails with EAGAIN if it is taken (sys/fcntl.h: O_EXLOCK,
 * O_NONBLOCK).
 */
const MACOS_EXCLUSIVE_LOCK = 0x20 | 0x04;

/**
 * Runs a function while no other process of this machine runs it for the same folder. The lock is the kernel's, so that
 * it ends with its holder, kill -9 included: an abstract socket on Linux, a named pipe on Windows, a locked file on
 * macOS.
 */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const giveUpAtMs = Date.now() + MAX_WAIT_MS;
  const acquire = await resolveLock(folder);
  let release = await acquire();
  while (!release) {
    if (Date.now() > giveUpAtMs) {
      throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.startLocked(folder));
    }
    await delay(RETRY_INTERVAL_MS);
    release = await acquire();
  }
  try {
    return await work();
  } finally {
    await release();
  }
}

type ReleaseLock = () => Promise<void>;

async function resolveLock(folder: string): Promise<() => Promise<ReleaseLock | undefined>> {
  if (process.platform === 'darwin') return () => acquireFileLock(join(folder, 'start.lock'));
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `istmo-postgres-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  return () => acquireSocketLock(process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`);
}

function acquireSocketLock(path: string): Promise<ReleaseLock | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      if (getSystemErrorCode(error) === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path }, () => resolve(() => new Promise((released) => server.close(() => released()))));
  });
}

async function acquireFileLock(path: string): Promise<ReleaseLock | undefined> {
  try {
    const file = await open(path, constants.O_RDWR | constants.O_CREAT | MACOS_EXCLUSIVE_LOCK, 0o600);
    return () => file.close();
  } catch (error) {
    if (getSystemErrorCode(error) === 'EAGAIN') return undefined;
    throw error;
  }
}
