import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import type { LlmCall } from '../../domain/operations/llm-call.js';
import { NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

const NOON = new Date('2026-02-03T12:00:00Z');

function aCall(call: Partial<LlmCall>): LlmCall {
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
export function describeLlmUsageRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as model calls`, () => {
    const context = setUpContext(open);

    it('knows of none to begin with', async () => {
      const totals = await context().llmUsage.getStatisticsSince(new Date(0));
      expect(totals).toEqual({ calls: 0, failed: 0, medianMs: undefined, tokens: 0, costUsd: Big(0) });
      expect(await context().llmUsage.findPage(1, 10)).toEqual({ rows: [], total: 0 });
    });

    it('counts calls, failures, tokens and the median time since a moment, that moment included', async () => {
      const { llmUsage } = context();
      await llmUsage.record(aCall({ at: new Date(NOON.getTime() - 1), durationMs: 9_000, inputTokens: 5_000 }));
      await llmUsage.record(aCall({ durationMs: 100, inputTokens: 700, outputTokens: 90, costUsd: Big('0.000159') }));
      await llmUsage.record(aCall({ durationMs: 20_000, outcome: 'timed-out', tries: 3 }));
      await llmUsage.record(
        aCall({ durationMs: 301, inputTokens: 800, outputTokens: 110, costUsd: Big('0.000186'), model: NASTY_TEXT }),
      );
      await llmUsage.record(aCall({ durationMs: 200, outcome: 'unusable' }));
      expect(await llmUsage.getStatisticsSince(NOON)).toEqual({
        ...{ calls: 4, failed: 2, medianMs: 251, tokens: 1_700 },
        costUsd: Big('0.000345'),
      });
    });

    it('shows the calls page by page, the newest first, with what each cost', async () => {
      const { llmUsage } = context();
      const older = await llmUsage.findPage(1, 100);
      const later = new Date('2026-02-03T18:00:00Z');
      await llmUsage.record(aCall({ at: later, tries: 2, grounded: 5, dropped: 1, costUsd: Big('0.0123') }));
      const { rows, total } = await llmUsage.findPage(1, 2);
      expect(total).toBe(older.total + 1);
      expect(rows).toEqual([
        { ...aCall({ at: later, tries: 2, grounded: 5, dropped: 1, costUsd: Big('0.0123') }), id: expect.any(Number) },
        older.rows[0],
      ]);
      expect((await llmUsage.findPage(2, 2)).rows).toEqual(older.rows.slice(1, 3));
    });

    it('adds up more tokens than a small number can hold', async () => {
      const { llmUsage } = context();
      const later = new Date('2026-02-04T12:00:00Z');
      for (let n = 0; n < 3; n += 1) await llmUsage.record(aCall({ at: later, inputTokens: 2_000_000_000 }));
      expect((await llmUsage.getStatisticsSince(later)).tokens).toBe(6_000_000_000);
    });
  });
}
