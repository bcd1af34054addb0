import { chmod, chown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError, getSystemErrorCode } from './embedded-postgres-error.js';

/** Bytes that the path of a socket may have on every system (macOS takes 103, Linux 107). */
const MAX_SOCKET_PATH_BYTES = 100;
const SOCKET_NAME = '/.s.PGSQL.65535.lock';
const OWNER_ONLY = 0o700;

/**
 * The folder of the server's Unix socket: one that nobody but its owner can enter, so that no other user of the machine can
 * reach the server, or play it. It lies beside the data, or among the temporary files where that path is too long.
 * @param stored the folder that was used before
 * @returns undefined where this system has no such sockets
 */
export async function makeSocketFolder(root: string, stored: string | undefined): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  // Root's server may run as the account that owns the data.
  const owners = [process.getuid?.(), (await lstat(root)).uid];
  if (stored !== undefined) return takeFolder(stored, owners);
  const ownFolder = join(root, 'socket');
  if (isUsablePath(ownFolder)) return takeFolder(ownFolder, owners);
  const temporary = join(tmpdir(), 'istmo-');
  return isUsablePath(`${temporary}123456`) ? mkdtemp(temporary) : undefined;
}

/** Gives the folder to the account that the server runs under. */
export async function giveSocketFolder(
  folder: string | undefined,
  owner: { readonly uid: number; readonly gid: number } | undefined,
): Promise<void> {
  if (folder !== undefined && owner !== undefined) await chown(folder, owner.uid, owner.gid);
}

/** A comma or a quotation mark would part the path where PostgreSQL reads it. */
function isUsablePath(folder: string): boolean {
  return Buffer.byteLength(folder + SOCKET_NAME) <= MAX_SOCKET_PATH_BYTES && !/[,"]/.test(folder);
}

/** The folder as it was left, or made anew; one that somebody else has made in its place is refused. */
async function takeFolder(folder: string, owners: ReadonlyArray<number | undefined>): Promise<string> {
  await mkdir(folder, { mode: OWNER_ONLY }).catch((error: unknown) => {
    if (getSystemErrorCode(error) !== 'EEXIST') throw error;
  });
  const status = await lstat(folder);
  if (!status.isDirectory() || !owners.includes(status.uid)) {
    throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.socketFolderNotOurs(folder));
  }
  await chmod(folder, OWNER_ONLY);
  return folder;
}
