import { EntitySchema } from 'typeorm';
import type { LlmCallOutcome } from '../../../../domain/operations/llm-call.js';
import { TEXT, TIMESTAMP } from '../column-types.js';

/** A row of `llm_call`. */
export interface LlmCallRow {
  readonly id: string;
  readonly at: Date;
  readonly provider: string;
  readonly model: string;
  readonly outcome: LlmCallOutcome;
  readonly durationMs: number;
  readonly tries: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly grounded: number;
  readonly dropped: number;
  readonly costUsd: string | null;
}

/** The calls of language models: counts only, no text of an email. */
export const LlmCallTable = new EntitySchema<LlmCallRow>({
  name: 'llm_call',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    at: TIMESTAMP,
    provider: TEXT,
    model: TEXT,
    outcome: { type: 'text' },
    durationMs: { type: 'integer', name: 'duration_ms' },
    tries: { type: 'integer' },
    inputTokens: { type: 'integer', name: 'input_tokens' },
    outputTokens: { type: 'integer', name: 'output_tokens' },
    grounded: { type: 'integer' },
    dropped: { type: 'integer' },
    costUsd: { type: 'numeric', name: 'cost_usd', nullable: true },
  },
});
