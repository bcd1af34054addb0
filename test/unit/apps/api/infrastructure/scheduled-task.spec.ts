import { describe, expect, it } from '@jest/globals';
import { RecurringChore } from '../../../../../apps/api/infrastructure/scheduled-task.js';

/** A promise, and how to fulfil it. */
function signalling() {
  let fulfil: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return { promise, fulfil };
}

describe('A recurring chore', () => {
  it('is done again and again, also after it went wrong', async () => {
    const third = signalling();
    const faults: unknown[] = [];
    let rounds = 0;
    const chore = new RecurringChore(
      { firstAfterMs: 1, everyMs: 1 },
      async () => {
        rounds += 1;
        if (rounds === 3) third.fulfil();
        throw new Error(`round ${rounds}`);
      },
      (fault) => faults.push(fault),
    );
    await third.promise;
    await chore.stop();
    expect(faults.slice(0, 2)).toEqual([new Error('round 1'), new Error('round 2')]);
  });

  it('lets the round under way come to its end when it is stopped, and does no other', async () => {
    const [begun, mayEnd] = [signalling(), signalling()];
    const told: string[] = [];
    const chore = new RecurringChore(
      { firstAfterMs: 0, everyMs: 0 },
      async (signal) => {
        told.push('begun');
        begun.fulfil();
        await mayEnd.promise;
        told.push(signal.aborted ? 'told to end' : 'ended');
      },
      () => undefined,
    );
    await begun.promise;
    const stopped = chore.stop().then(() => told.push('stopped'));
    mayEnd.fulfil();
    await stopped;
    expect(told).toEqual(['begun', 'told to end', 'stopped']);
  });

  it('does nothing where it is stopped before its first round', async () => {
    let rounds = 0;
    const count = async () => {
      rounds += 1;
    };
    await new RecurringChore({ firstAfterMs: 0, everyMs: 0 }, count, () => undefined).stop();
    await new Promise((resolve) => setImmediate(resolve));
    expect(rounds).toBe(0);
  });
});
