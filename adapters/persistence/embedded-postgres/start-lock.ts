import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresFailure, systemErrorCode } from './embedded-postgres-error.js';

const LONGEST_WAIT_MS = 150_000;
const LOOK_AGAIN_MS = 50;
/** macOS: `open` takes the lock of flock(2) with it, and says EAGAIN where it is taken (sys/fcntl.h: O_EXLOCK, O_NONBLOCK). */
const MACOS_EXCLUSIVE_LOCK = 0x20 | 0x04;

/**
 * Does the work while no other process of this machine does it on the same folder. The lock is the kernel's, so that it ends
 * with its holder, kill -9 included: an abstract socket on Linux, a named pipe on Windows, a locked file on macOS.
 */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const giveUpAtMs = Date.now() + LONGEST_WAIT_MS;
  const take = await lockOf(folder);
  let release = await take();
  while (!release) {
    if (Date.now() > giveUpAtMs) {
      throw new EmbeddedPostgresFailure(
        `Another start has been busy with the database folder ${folder} for minutes: end it, then start again.`,
      );
    }
    await delay(LOOK_AGAIN_MS);
    release = await take();
  }
  try {
    return await work();
  } finally {
    await release();
  }
}

type Release = () => Promise<void>;

async function lockOf(folder: string): Promise<() => Promise<Release | undefined>> {
  if (process.platform === 'darwin') return () => takeFile(join(folder, 'start.lock'));
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `istmo-postgres-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  return () => takeSocket(process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`);
}

function takeSocket(path: string): Promise<Release | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', (error) => {
      if (systemErrorCode(error) === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path }, () => resolve(() => new Promise((released) => server.close(() => released()))));
  });
}

async function takeFile(path: string): Promise<Release | undefined> {
  try {
    const file = await open(path, constants.O_RDWR | constants.O_CREAT | MACOS_EXCLUSIVE_LOCK, 0o600);
    return () => file.close();
  } catch (error) {
    if (systemErrorCode(error) === 'EAGAIN') return undefined;
    throw error;
  }
}
