import { describe, expect, it } from '@jest/globals';
import type { ModelCall } from '../../domain/model-call/model-call.js';
import { deskForContract, NASTY_TEXT, type OpenDesk } from './desk-under-test.js';

const NOON = new Date('2026-02-03T12:00:00Z');

function callOf(call: Partial<ModelCall>): ModelCall {
  return {
    at: NOON,
    provider: 'openai',
    model: 'small-model',
    outcome: 'answered',
    durationMs: 100,
    tries: 1,
    inputTokens: 0,
    outputTokens: 0,
    grounded: 0,
    dropped: 0,
    ...call,
  };
}

/** What a record of model calls promises. */
export function modelCallsContract(name: string, open: OpenDesk): void {
  describe(`${name} as model calls`, () => {
    const desk = deskForContract(open);

    it('knows of none to begin with', async () => {
      const figures = await desk().modelCalls.figuresSince(new Date(0));
      expect(figures).toEqual({ calls: 0, failed: 0, medianMs: undefined, tokens: 0 });
    });

    it('counts calls, failures, tokens and the median time since a moment, that moment included', async () => {
      const { modelCalls } = desk();
      await modelCalls.record(callOf({ at: new Date(NOON.getTime() - 1), durationMs: 9_000, inputTokens: 5_000 }));
      await modelCalls.record(callOf({ durationMs: 100, inputTokens: 700, outputTokens: 90 }));
      await modelCalls.record(callOf({ durationMs: 20_000, outcome: 'timed-out', tries: 3 }));
      await modelCalls.record(callOf({ durationMs: 301, inputTokens: 800, outputTokens: 110, model: NASTY_TEXT }));
      await modelCalls.record(callOf({ durationMs: 200, outcome: 'unusable' }));
      expect(await modelCalls.figuresSince(NOON)).toEqual({ calls: 4, failed: 2, medianMs: 251, tokens: 1_700 });
    });

    it('adds up more tokens than a small number can hold', async () => {
      const { modelCalls } = desk();
      const later = new Date('2026-02-04T12:00:00Z');
      for (let n = 0; n < 3; n += 1) await modelCalls.record(callOf({ at: later, inputTokens: 2_000_000_000 }));
      expect((await modelCalls.figuresSince(later)).tokens).toBe(6_000_000_000);
    });
  });
}
