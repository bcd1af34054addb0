import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const MAX_WAIT_MS = 30_000;
const POLL_INTERVAL_MS = 20;

/** Jest's global teardown: has what is left of the run ended and its folder removed, and waits for that. */
export default async function endRun(): Promise<void> {
  const folder = process.env.ISTMO_TEST_RUN_DIR;
  if (!folder) return;
  const deadline = Date.now() + MAX_WAIT_MS;
  const waitWhile = async (lasts: () => boolean) => {
    while (lasts() && Date.now() < deadline) await delay(POLL_INTERVAL_MS);
  };
  const pidFile = join(folder, 'clean-up.pid');
  // A run may be over before the program that cleans up after it has begun.
  await waitWhile(() => !existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '');
  process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM');
  await waitWhile(() => existsSync(folder));
}
