import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getSystemErrorCode } from './embedded-postgres-error.js';

/** Linux shows whether a process exists without a program; on other systems one must be run. */
const POLL_INTERVAL_MS = process.platform === 'linux' ? 200 : 2000;
/** A number that no process bears (Linux ends at 2^22, macOS at 99998). */
const UNUSED_PID = 2_147_483_646;

/** The process id of the server that runs on this cluster, `undefined` if none does, whatever its lock file says. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const pid = await readLockFilePid(cluster);
  return pid !== undefined && (await isPostmasterOn(pid, cluster)) ? pid : undefined;
}

/**
 * A lock file may name a process that died and whose number another program bears now; PostgreSQL would refuse to start.
 * Only the number is replaced: the rest lets PostgreSQL see whether old backends still hold the shared memory.
 */
export async function clearReusedPid(cluster: string): Promise<void> {
  const pid = await readLockFilePid(cluster);
  if (pid === undefined || !processExists(pid) || (await isPostmasterOn(pid, cluster))) return;
  const lockFile = join(cluster, 'postmaster.pid');
  const [, ...rest] = (await readFile(lockFile, 'utf8')).split('\n');
  await writeFile(lockFile, [UNUSED_PID, ...rest].join('\n'));
}

/** Resolves when the process is no longer a server on this cluster, or when the watch is called off. */
export async function waitUntilPostmasterExits(pid: number, cluster: string, calledOff: AbortSignal): Promise<void> {
  while (!calledOff.aborted && (await isPostmasterOn(pid, cluster))) {
    await delay(POLL_INTERVAL_MS, undefined, { ref: false, signal: calledOff }).catch(() => undefined);
  }
}

/** Does a process of this number exist, ours or not? */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getSystemErrorCode(error) === 'EPERM';
  }
}

async function readLockFilePid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  // A server in single-user mode writes its number with a minus.
  const pid = Math.abs(Number.parseInt(text, 10));
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

async function isPostmasterOn(pid: number, cluster: string): Promise<boolean> {
  if (!processExists(pid)) return false;
  const command = await readCommandLine(pid);
  if (!command.includes('postgres')) return false;
  if (process.platform === 'win32') return true;
  return process.platform === 'linux' ? runsInCluster(pid, cluster, command) : command.includes(cluster);
}

/**
 * A server's working folder is its cluster, even after the folder was moved; if it is not visible, its arguments are
 * used.
 */
async function runsInCluster(pid: number, cluster: string, command: string): Promise<boolean> {
  try {
    const [there, here] = [await stat(`/proc/${pid}/cwd`), await stat(cluster)];
    return there.dev === here.dev && there.ino === here.ino;
  } catch {
    return command.split('\0').includes(cluster);
  }
}

/** The command line of a process, empty where it is gone or a zombie. */
async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/NH', '/FO', 'CSV', '/FI', `PID eq ${pid}`]]
      : ['ps', ['-ww', '-o', 'command=', '-p', String(pid)]];
  return new Promise((resolve) => {
    execFile(program as string, args as string[], { windowsHide: true }, (_error, printed) => resolve(printed));
  });
}
