import { describe, expect, it } from '@jest/globals';
import { type CrashPoint, crashAt } from './crash-at.js';
import { FAILPOINTS } from './failure-injection/failpoint.js';

const POINTS: readonly CrashPoint[] = [...FAILPOINTS, 'after-data-before-acceptance'];
/** A second crash on the way back, at a point that is still ahead. */
const PAIRS: ReadonlyArray<readonly CrashPoint[]> = [
  ['before-insert', 'after-claim'],
  ['after-insert-before-commit', 'during-extraction'],
  ['after-commit-before-answer', 'after-quotation-commit'],
  ['after-claim', 'after-outbox-claim'],
  ['during-extraction', 'after-acceptance-before-note'],
  ['after-quotation-commit', 'during-note'],
  ['after-outbox-claim', 'after-data-before-acceptance'],
  ['after-data-before-acceptance', 'after-insert-before-commit'],
  ['after-acceptance-before-note', 'during-note'],
  ['during-note', 'after-acceptance-before-note'],
];
/** Servers at a time: each of them mostly waits for a lease to end. */
const CONCURRENCY = 4;

/** Lets servers crash, some of them at a time. @returns how many replies came twice, by the crash points */
async function crashAll(sequences: ReadonlyArray<readonly CrashPoint[]>): Promise<Map<string, number>> {
  const repeats = new Map<string, number>();
  const waiting = [...sequences];
  const runNext = async () => {
    for (let points = waiting.shift(); points; points = waiting.shift()) {
      repeats.set(points.join(', then '), await crashAt(points));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runNext));
  return repeats;
}

describe('a server that dies at one exact moment', () => {
  it('keeps and answers everything once, wherever that is', async () => {
    const repeats = await crashAll(POINTS.map((point) => [point]));
    console.log(`replies that came twice: ${JSON.stringify(Object.fromEntries(repeats))}`);
    expect(repeats.size).toBe(POINTS.length);
  });

  it('does so also where it dies again on its way back', async () => {
    const repeats = await crashAll(PAIRS);
    console.log(`replies that came twice: ${JSON.stringify(Object.fromEntries(repeats))}`);
    expect(repeats.size).toBe(PAIRS.length);
  });
});
