import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import { LlmUsageRepository } from '../../../../application/operations/llm-usage.repository.js';
import type {
  LlmCall,
  LlmCallOutcome,
  LlmCallRecord,
  LlmUsageStatistics,
} from '../../../../domain/operations/llm-call.js';
import { query } from '../query.js';
import { sanitizeText } from '../sanitize.js';

/** Calls of language models in PostgreSQL; those older than a year are forgotten as new ones come. */
export class PostgresLlmUsageRepository extends LlmUsageRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async record(call: LlmCall): Promise<void> {
    await query(
      this.manager,
      `WITH forgotten AS (DELETE FROM llm_call WHERE at < $1::timestamptz - interval '1 year')
       INSERT INTO llm_call
         (at, provider, model, outcome, duration_ms, tries, input_tokens, output_tokens, grounded, dropped, cost_usd)
       VALUES ($1::timestamptz, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        call.at,
        sanitizeText(call.provider),
        sanitizeText(call.model),
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

  async getStatisticsSince(since: Date): Promise<LlmUsageStatistics> {
    const { rows } = await query<{
      calls: number;
      failed: number;
      median: number | null;
      tokens: string;
      cost: string;
    }>(
      this.manager,
      `SELECT count(*)::integer AS calls,
              count(*) FILTER (WHERE outcome <> 'answered')::integer AS failed,
              percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS median,
              coalesce(sum(input_tokens::bigint + output_tokens), 0)::text AS tokens,
              coalesce(sum(cost_usd), 0)::text AS cost
         FROM llm_call WHERE at >= $1`,
      [since],
    );
    const [sums] = rows;
    const median = sums?.median ?? undefined;
    return {
      calls: sums?.calls ?? 0,
      failed: sums?.failed ?? 0,
      medianMs: median === undefined ? undefined : Math.round(median),
      tokens: Number(sums?.tokens ?? 0),
      costUsd: Big(sums?.cost ?? 0),
    };
  }

  async findPage(page: number, pageSize: number): Promise<{ rows: readonly LlmCallRecord[]; total: number }> {
    const [{ rows }, counted] = await Promise.all([
      query<PageRow>(
        this.manager,
        `SELECT id, at, provider, model, outcome, duration_ms, tries, input_tokens, output_tokens, grounded, dropped, cost_usd
           FROM llm_call ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2`,
        [pageSize, (page - 1) * pageSize],
      ),
      query<{ total: number }>(this.manager, 'SELECT count(*)::integer AS total FROM llm_call', []),
    ]);
    return { rows: rows.map(toLlmCallRecord), total: counted.rows[0]?.total ?? 0 };
  }
}

/** A row as a page selects it. */
interface PageRow {
  readonly id: string;
  readonly at: Date;
  readonly provider: string;
  readonly model: string;
  readonly outcome: LlmCallOutcome;
  readonly duration_ms: number;
  readonly tries: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly grounded: number;
  readonly dropped: number;
  readonly cost_usd: string | null;
}

function toLlmCallRecord(row: PageRow): LlmCallRecord {
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
