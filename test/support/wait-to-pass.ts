import { setTimeout as sleep } from 'node:timers/promises';

/** How long a step of a test waits for what it needs: far longer than the slowest machine takes, and shorter than a test's own limit. */
export const STEP_TIMEOUT_MS = 60_000;
const POLL_MS = 25;

/**
 * Repeats an assertion until it holds: what an action changes may be there only after the action has come back.
 * @throws what the assertion threw last, where it never held
 */
export async function waitToPass(assert: () => Promise<void> | void): Promise<void> {
  for (const giveUpAt = performance.now() + STEP_TIMEOUT_MS; ; await sleep(POLL_MS)) {
    try {
      return await assert();
    } catch (failure) {
      if (performance.now() > giveUpAt) throw failure;
    }
  }
}
