import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const MAX_WAIT_MS = 8000;
const POLL_INTERVAL_MS = 20;

/** Jest's global teardown: ends the run's PostgreSQL where a spec has started it, and removes its folder. */
export default async function endServer(): Promise<void> {
  const folder = process.env.ISTMO_TEST_POSTGRES_DIR;
  if (!folder) return;
  const lockFile = await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lockFile, 10);
  if (pid > 0) {
    process.kill(pid, 'SIGINT');
    const deadline = Date.now() + MAX_WAIT_MS;
    while (isAlive(pid) && Date.now() < deadline) await delay(POLL_INTERVAL_MS);
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
