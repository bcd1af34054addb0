import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fchown } from 'node:fs';
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { ServerBinaries } from './binaries.js';
import { findPostmaster, waitUntilPostmasterExits } from './postmaster.js';
import type { ServiceUser } from './run-program.js';
import { APPLICATION_ROLE, SUPERUSER } from './server-connection.js';
import type { ServerFolder } from './server-folder.js';

const MAX_LOG_BYTES = 10_000_000;
/** Enough for the pools of half a dozen processes that share the server (receivers and workers), and a few clients. */
const MAX_CONNECTIONS = 100;
export const SHARED_BUFFERS = '256MB';
/** For machines whose kernel refuses the usual amount. */
export const MIN_SHARED_BUFFERS = '32MB';

/** A server process that was just launched; it may still be starting, or end at once. */
export interface LaunchedPostmaster {
  readonly ended: Promise<void>;
  /** What it has written to the log since it was launched. */
  readOutput(): Promise<string>;
}

/**
 * Launches the server in a session of its own with its output in a file, so that it outlives this process: a start
 * after kill -9 finds it running. It listens on its Unix socket, or on loopback where there are none; every setting that affects durability stays at
 * PostgreSQL's default.
 */
export async function launchPostmaster(
  folder: ServerFolder,
  binaries: ServerBinaries,
  serviceUser: ServiceUser,
  settings: { readonly port: number; readonly socketFolder: string | undefined; readonly sharedBuffers: string },
): Promise<LaunchedPostmaster> {
  const log = await openLog(folder, serviceUser);
  try {
    const { size: from } = await log.stat();
    await writeAccessFile(folder, serviceUser, settings.socketFolder);
    const readOutput = async () => (await readFile(folder.logFile)).subarray(from).toString();
    const options = [
      ...buildListenOptions(settings.socketFolder),
      ...['-c', `hba_file=${folder.accessFile}`],
      ...['-c', `port=${settings.port}`],
      ...['-c', `max_connections=${MAX_CONNECTIONS}`, '-c', `shared_buffers=${settings.sharedBuffers}`],
    ];
    if (process.platform === 'win32') {
      const pid = await launchWithPgCtl(folder, binaries, options);
      const calledOff = new AbortController().signal;
      return {
        ended: pid === undefined ? Promise.resolve() : waitUntilPostmasterExits(pid, folder.cluster, calledOff),
        readOutput,
      };
    }
    const [command, ...args] = serviceUser.buildCommandLine(binaries.postgres, ['-D', folder.cluster, ...options]);
    const child = spawn(command, args, {
      ...serviceUser.rights,
      detached: true,
      env: binaries.environment,
      cwd: '/',
      stdio: ['ignore', log.fd, log.fd],
    });
    const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => undefined);
    ended.catch(() => undefined);
    child.unref();
    return { ended, readOutput };
  } finally {
    await log.close();
  }
}

/** Our two roles alone may connect, by the way that is served, and only if both sides prove that they know the password. */
async function writeAccessFile(
  folder: ServerFolder,
  serviceUser: ServiceUser,
  socketFolder: string | undefined,
): Promise<void> {
  const [way, from] = socketFolder === undefined ? ['host', '127.0.0.1/32'] : ['local', ''];
  const file = await open(folder.accessFile, 'w', 0o600);
  try {
    await file.writeFile(`${way} all ${SUPERUSER},${APPLICATION_ROLE} ${from} scram-sha-256\n`);
    if (serviceUser.owner) await promisify(fchown)(file.fd, serviceUser.owner.uid, serviceUser.owner.gid);
  } finally {
    await file.close();
  }
}

function buildListenOptions(socketFolder: string | undefined): string[] {
  if (socketFolder === undefined) return ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const place = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${socketFolder}`];
  return [...place, '-c', 'unix_socket_permissions=0700'];
}

/**
 * On Windows pg_ctl drops an administrator's rights, which PostgreSQL refuses, and leaves the server running
 * separately.
 */
async function launchWithPgCtl(
  folder: ServerFolder,
  binaries: ServerBinaries,
  options: readonly string[],
): Promise<number | undefined> {
  const quoted = options.map((option) => (option.startsWith('-') ? option : `"${option}"`)).join(' ');
  const args = ['start', '-w', '-D', folder.cluster, '-l', folder.logFile, '-o', quoted];
  // No pipes: the server would inherit them and keep them open.
  const child = spawn(binaries.pgCtl, args, { env: binaries.environment, stdio: 'ignore', windowsHide: true });
  await Promise.race([once(child, 'exit'), once(child, 'error')]);
  return findPostmaster(folder.cluster);
}

async function openLog(folder: ServerFolder, serviceUser: ServiceUser): Promise<FileHandle> {
  const size = await stat(folder.logFile).then(
    (status) => status.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(folder.logFile, `${folder.logFile}.1`);
  const log = await open(folder.logFile, 'a', 0o600);
  if (serviceUser.owner) await promisify(fchown)(log.fd, serviceUser.owner.uid, serviceUser.owner.gid);
  return log;
}
