import type { EntityManager } from 'typeorm';
import type { ModelCall, ModelCallFigures } from '../../../domain/model-call/model-call.js';
import { ModelCalls } from '../../../domain/model-call/model-calls.port.js';
import { run } from '../sql.js';
import { storableText } from '../storable.js';

/** Calls of language models in PostgreSQL; those older than a year are forgotten as new ones come. */
export class PostgresModelCalls extends ModelCalls {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async record(call: ModelCall): Promise<void> {
    await run(
      this.manager,
      `WITH forgotten AS (DELETE FROM model_call WHERE at < $1::timestamptz - interval '1 year')
       INSERT INTO model_call
         (at, provider, model, outcome, duration_ms, tries, input_tokens, output_tokens, grounded, dropped)
       VALUES ($1::timestamptz, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        call.at,
        storableText(call.provider),
        storableText(call.model),
        call.outcome,
        call.durationMs,
        call.tries,
        call.inputTokens,
        call.outputTokens,
        call.grounded,
        call.dropped,
      ],
    );
  }

  async figuresSince(since: Date): Promise<ModelCallFigures> {
    const { rows } = await run<{ calls: number; failed: number; median: number | null; tokens: string }>(
      this.manager,
      `SELECT count(*)::integer AS calls,
              count(*) FILTER (WHERE outcome <> 'answered')::integer AS failed,
              percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS median,
              coalesce(sum(input_tokens::bigint + output_tokens), 0)::text AS tokens
         FROM model_call WHERE at >= $1`,
      [since],
    );
    const [figures] = rows;
    const median = figures?.median ?? undefined;
    return {
      calls: figures?.calls ?? 0,
      failed: figures?.failed ?? 0,
      medianMs: median === undefined ? undefined : Math.round(median),
      tokens: Number(figures?.tokens ?? 0),
    };
  }
}
