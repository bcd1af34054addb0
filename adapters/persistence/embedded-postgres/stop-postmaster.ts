import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareBinaries } from './binaries.js';
import { findPostmaster } from './postmaster.js';
import type { ServerFolder } from './server-folder.js';

const FAST_SHUTDOWN_TIMEOUT_MS = 6000;
const IMMEDIATE_SHUTDOWN_TIMEOUT_MS = 1500;
const POLL_INTERVAL_MS = 20;

/**
 * Stops the server of a folder, ours or adopted: connections are cut, everything is written, at most 8 s. A checkpoint that
 * takes longer is left to the next start, which then recovers from the write-ahead log. False where no server ran.
 */
export async function stopPostmaster(folder: ServerFolder): Promise<boolean> {
  const pid = await findPostmaster(folder.cluster);
  if (pid === undefined) return false;
  await requestShutdown(folder, pid, 'SIGINT');
  if (await exitsWithin(folder, pid, FAST_SHUTDOWN_TIMEOUT_MS)) return true;
  await requestShutdown(folder, pid, 'SIGQUIT');
  await exitsWithin(folder, pid, IMMEDIATE_SHUTDOWN_TIMEOUT_MS);
  return true;
}

/** PostgreSQL reads SIGINT as "fast" and SIGQUIT as "immediate"; Windows has no signals, so pg_ctl asks there. */
async function requestShutdown(folder: ServerFolder, pid: number, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (process.platform === 'win32') {
    const { pgCtl, environment } = await prepareBinaries(undefined, folder.links);
    const mode = signal === 'SIGINT' ? 'fast' : 'immediate';
    const args = ['stop', '-W', '-D', folder.cluster, '-m', mode];
    await new Promise<void>((resolve) => {
      execFile(pgCtl, args, { env: environment, windowsHide: true }, () => resolve());
    });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in this very moment.
  }
}

async function exitsWithin(folder: ServerFolder, pid: number, limitMs: number): Promise<boolean> {
  const giveUpAtMs = Date.now() + limitMs;
  while ((await findPostmaster(folder.cluster)) === pid) {
    if (Date.now() > giveUpAtMs) return false;
    await delay(POLL_INTERVAL_MS);
  }
  return true;
}
