import { describe, expect, it } from '@jest/globals';
import { ScheduledTask } from '../../../../../apps/api/infrastructure/scheduled-task.js';

/** A promise, and how to fulfil it. */
function createSignal() {
  let fulfil: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return { promise, fulfil };
}

describe('A recurring chore', () => {
  it('is done again and again, also after it went wrong', async () => {
    const third = createSignal();
    const errors: unknown[] = [];
    let rounds = 0;
    const task = new ScheduledTask(
      { firstAfterMs: 1, everyMs: 1 },
      async () => {
        rounds += 1;
        if (rounds === 3) third.fulfil();
        throw new Error(`round ${rounds}`);
      },
      (error) => errors.push(error),
    );
    await third.promise;
    await task.stop();
    expect(errors.slice(0, 2)).toEqual([new Error('round 1'), new Error('round 2')]);
  });

  it('lets the round under way come to its end when it is stopped, and does no other', async () => {
    const [begun, mayEnd] = [createSignal(), createSignal()];
    const messages: string[] = [];
    const task = new ScheduledTask(
      { firstAfterMs: 0, everyMs: 0 },
      async (signal) => {
        messages.push('begun');
        begun.fulfil();
        await mayEnd.promise;
        messages.push(signal.aborted ? 'told to end' : 'ended');
      },
      () => undefined,
    );
    await begun.promise;
    const stopped = task.stop().then(() => messages.push('stopped'));
    mayEnd.fulfil();
    await stopped;
    expect(messages).toEqual(['begun', 'told to end', 'stopped']);
  });

  it('does nothing where it is stopped before its first round', async () => {
    let rounds = 0;
    const count = async () => {
      rounds += 1;
    };
    await new ScheduledTask({ firstAfterMs: 0, everyMs: 0 }, count, () => undefined).stop();
    await new Promise((resolve) => setImmediate(resolve));
    expect(rounds).toBe(0);
  });
});
