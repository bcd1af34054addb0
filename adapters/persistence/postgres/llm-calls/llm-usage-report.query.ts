/** The one row of the report. */
export interface LlmUsageRow {
  readonly calls: number;
  readonly failed: number;
  /** Milliseconds; null where there was no call. */
  readonly median: number | null;
  readonly tokens: string;
  /** US dollars. */
  readonly cost: string;
}

/** What the calls of language models came to. $1: since when. */
export const LLM_USAGE_REPORT = `
  SELECT count(*)::integer AS calls,
         count(*) FILTER (WHERE outcome <> 'answered')::integer AS failed,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS median,
         coalesce(sum(input_tokens::bigint + output_tokens), 0)::text AS tokens,
         coalesce(sum(cost_usd), 0)::text AS cost
  FROM llm_call WHERE at >= $1`;
