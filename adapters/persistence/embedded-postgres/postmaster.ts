import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemErrorCode } from './embedded-postgres-error.js';

/** Linux tells for nothing whether a process lives; elsewhere a program must be asked. */
const LOOK_EVERY_MS = process.platform === 'linux' ? 200 : 2000;
/** A number that no process bears (Linux ends at 2^22, macOS at 99998). */
const NOBODYS_PID = 2_147_483_646;

/** The process id of the server that runs on this cluster, `undefined` where none does, whatever its lock file says. */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const pid = await pidInLockFile(cluster);
  return pid !== undefined && (await isPostmasterOn(pid, cluster)) ? pid : undefined;
}

/**
 * A lock file may name a process that died and whose number another program bears now; PostgreSQL would refuse to start.
 * Only the number is replaced: the rest lets PostgreSQL see whether old backends still hold the shared memory.
 */
export async function disownReusedPid(cluster: string): Promise<void> {
  const pid = await pidInLockFile(cluster);
  if (pid === undefined || !exists(pid) || (await isPostmasterOn(pid, cluster))) return;
  const lockFile = join(cluster, 'postmaster.pid');
  const [, ...rest] = (await readFile(lockFile, 'utf8')).split('\n');
  await writeFile(lockFile, [NOBODYS_PID, ...rest].join('\n'));
}

/** Resolves when the process is no longer a server on this cluster, or when the watch is called off. */
export async function postmasterGone(pid: number, cluster: string, calledOff: AbortSignal): Promise<void> {
  while (!calledOff.aborted && (await isPostmasterOn(pid, cluster))) {
    await delay(LOOK_EVERY_MS, undefined, { ref: false, signal: calledOff }).catch(() => undefined);
  }
}

/** Does a process of this number exist, ours or not? */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

async function pidInLockFile(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  // A server in single-user mode writes its number with a minus.
  const pid = Math.abs(Number.parseInt(text, 10));
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

async function isPostmasterOn(pid: number, cluster: string): Promise<boolean> {
  if (!exists(pid)) return false;
  const command = await commandOf(pid);
  if (!command.includes('postgres')) return false;
  if (process.platform === 'win32') return true;
  return process.platform === 'linux' ? worksIn(pid, cluster, command) : command.includes(cluster);
}

/** A server's working folder is its cluster, even after the folder was moved; where we may not see it, its arguments tell. */
async function worksIn(pid: number, cluster: string, command: string): Promise<boolean> {
  try {
    const [there, here] = [await stat(`/proc/${pid}/cwd`), await stat(cluster)];
    return there.dev === here.dev && there.ino === here.ino;
  } catch {
    return command.split('\0').includes(cluster);
  }
}

/** The command line of a process, empty where it is gone or a zombie. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/NH', '/FO', 'CSV', '/FI', `PID eq ${pid}`]]
      : ['ps', ['-ww', '-o', 'command=', '-p', String(pid)]];
  return new Promise((resolve) => {
    execFile(program as string, args as string[], { windowsHide: true }, (_error, printed) => resolve(printed));
  });
}
