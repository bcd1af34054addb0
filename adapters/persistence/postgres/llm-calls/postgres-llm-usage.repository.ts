import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import type { CallOutcome, KeptModelCall, ModelCall, ModelCallFigures } from '../../../../domain/operations/llm-call.js';
import { ModelCalls } from '../../../../application/operations/llm-usage.repository.js';
import { run } from '../query.js';
import { storableText } from '../sanitize.js';

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
         (at, provider, model, outcome, duration_ms, tries, input_tokens, output_tokens, grounded, dropped, cost_usd)
       VALUES ($1::timestamptz, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
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
        call.costUsd?.toFixed() ?? null,
      ],
    );
  }

  async figuresSince(since: Date): Promise<ModelCallFigures> {
    const { rows } = await run<{ calls: number; failed: number; median: number | null; tokens: string; cost: string }>(
      this.manager,
      `SELECT count(*)::integer AS calls,
              count(*) FILTER (WHERE outcome <> 'answered')::integer AS failed,
              percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS median,
              coalesce(sum(input_tokens::bigint + output_tokens), 0)::text AS tokens,
              coalesce(sum(cost_usd), 0)::text AS cost
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
      costUsd: Big(figures?.cost ?? 0),
    };
  }

  async page(page: number, pageSize: number): Promise<{ rows: readonly KeptModelCall[]; total: number }> {
    const [{ rows }, counted] = await Promise.all([
      run<PageRow>(
        this.manager,
        `SELECT id, at, provider, model, outcome, duration_ms, tries, input_tokens, output_tokens, grounded, dropped, cost_usd
           FROM model_call ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2`,
        [pageSize, (page - 1) * pageSize],
      ),
      run<{ total: number }>(this.manager, 'SELECT count(*)::integer AS total FROM model_call', []),
    ]);
    return { rows: rows.map(callOf), total: counted.rows[0]?.total ?? 0 };
  }
}

/** A row as a page selects it. */
interface PageRow {
  readonly id: string;
  readonly at: Date;
  readonly provider: string;
  readonly model: string;
  readonly outcome: CallOutcome;
  readonly duration_ms: number;
  readonly tries: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly grounded: number;
  readonly dropped: number;
  readonly cost_usd: string | null;
}

function callOf(row: PageRow): KeptModelCall {
  const { at, provider, model, outcome, tries, grounded, dropped } = row;
  return {
    ...{ at, provider, model, outcome, tries, grounded, dropped },
    id: Number(row.id),
    durationMs: row.duration_ms,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    costUsd: row.cost_usd === null ? undefined : Big(row.cost_usd),
  };
}
