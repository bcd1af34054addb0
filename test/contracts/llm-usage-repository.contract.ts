import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import type { ModelCall } from '../../domain/operations/llm-call.js';
import { deskForContract, NASTY_TEXT, type OpenDesk } from './contract-context.js';

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
    costUsd: undefined,
    ...call,
  };
}

/** What a record of model calls promises. */
export function modelCallsContract(name: string, open: OpenDesk): void {
  describe(`${name} as model calls`, () => {
    const desk = deskForContract(open);

    it('knows of none to begin with', async () => {
      const figures = await desk().modelCalls.figuresSince(new Date(0));
      expect(figures).toEqual({ calls: 0, failed: 0, medianMs: undefined, tokens: 0, costUsd: Big(0) });
      expect(await desk().modelCalls.page(1, 10)).toEqual({ rows: [], total: 0 });
    });

    it('counts calls, failures, tokens and the median time since a moment, that moment included', async () => {
      const { modelCalls } = desk();
      await modelCalls.record(callOf({ at: new Date(NOON.getTime() - 1), durationMs: 9_000, inputTokens: 5_000 }));
      await modelCalls.record(
        callOf({ durationMs: 100, inputTokens: 700, outputTokens: 90, costUsd: Big('0.000159') }),
      );
      await modelCalls.record(callOf({ durationMs: 20_000, outcome: 'timed-out', tries: 3 }));
      await modelCalls.record(
        callOf({ durationMs: 301, inputTokens: 800, outputTokens: 110, costUsd: Big('0.000186'), model: NASTY_TEXT }),
      );
      await modelCalls.record(callOf({ durationMs: 200, outcome: 'unusable' }));
      expect(await modelCalls.figuresSince(NOON)).toEqual({
        ...{ calls: 4, failed: 2, medianMs: 251, tokens: 1_700 },
        costUsd: Big('0.000345'),
      });
    });

    it('shows the calls page by page, the newest first, with what each cost', async () => {
      const { modelCalls } = desk();
      const older = await modelCalls.page(1, 100);
      const later = new Date('2026-02-03T18:00:00Z');
      await modelCalls.record(callOf({ at: later, tries: 2, grounded: 5, dropped: 1, costUsd: Big('0.0123') }));
      const { rows, total } = await modelCalls.page(1, 2);
      expect(total).toBe(older.total + 1);
      expect(rows).toEqual([
        { ...callOf({ at: later, tries: 2, grounded: 5, dropped: 1, costUsd: Big('0.0123') }), id: expect.any(Number) },
        older.rows[0],
      ]);
      expect((await modelCalls.page(2, 2)).rows).toEqual(older.rows.slice(1, 3));
    });

    it('adds up more tokens than a small number can hold', async () => {
      const { modelCalls } = desk();
      const later = new Date('2026-02-04T12:00:00Z');
      for (let n = 0; n < 3; n += 1) await modelCalls.record(callOf({ at: later, inputTokens: 2_000_000_000 }));
      expect((await modelCalls.figuresSince(later)).tokens).toBe(6_000_000_000);
    });
  });
}
