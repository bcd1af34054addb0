/** How long a stop waits for the work at hand; jobs that are not done by then are taken up after their lease. */
export const STOP_TIMEOUT_MS = 6_000;

/** Resolves when all is done, or when the time for a stop is over. */
export async function settleBeforeStop(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, STOP_TIMEOUT_MS).unref();
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
