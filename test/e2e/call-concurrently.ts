import type { ApiClient } from './server-process.js';

/** How often one call is made at the same moment: a double click, an impatient clerk, a browser that tries again. */
const TIMES = 5;

/** What a call that was made several times at once came back with. */
export interface ConcurrentResult {
  /** The statuses, the smallest first. */
  readonly statuses: readonly number[];
  /** The answers of those that were let through. */
  readonly done: readonly unknown[];
}

/** Makes the same call several times at the same moment. */
export async function callConcurrently(
  client: ApiClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<ConcurrentResult> {
  const answers = await Promise.all(Array.from({ length: TIMES }, () => client.call(method, path, body)));
  return {
    statuses: answers.map(({ status }) => status).sort((a, b) => a - b),
    done: answers.filter(({ status }) => status < 300).map(({ json }) => json),
  };
}

/** The statuses of a call that does its work once, and refuses the others. */
export function buildOnceStatuses(done: number, refused: number): readonly number[] {
  return [done, ...Array.from({ length: TIMES - 1 }, () => refused)].sort((a, b) => a - b);
}

/** The statuses of a call that may be made as often as one likes. */
export function buildSameStatuses(status: number): readonly number[] {
  return Array.from({ length: TIMES }, () => status);
}
