import type { Big } from 'big.js';

/** How a call of a language model ended: with an answer, or why without one. */
export const LLM_CALL_OUTCOMES = ['answered', 'timed-out', 'refused', 'unreachable', 'too-long', 'unusable'] as const;
export type LlmCallOutcome = (typeof LLM_CALL_OUTCOMES)[number];

/** One reading by a language model: what it cost and what came of it. */
export interface LlmCall {
  readonly at: Date;
  /** For instance `openai`. */
  readonly provider: string;
  readonly model: string;
  readonly outcome: LlmCallOutcome;
  /** From the question to the last byte of the answer, retries included. */
  readonly durationMs: number;
  /** Number of attempts: 1, and more if the first ones failed. */
  readonly tries: number;
  /** Tokens as the provider counts them; 0 if it does not report them. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars at the configured prices; undefined if none are configured. */
  readonly costUsd: Big | undefined;
  /** Values of the answer that were found in the email. */
  readonly grounded: number;
  /** Values of the answer that were left out. */
  readonly dropped: number;
}

/** The calls of a period, with their cost. */
export interface LlmUsageStatistics {
  readonly calls: number;
  /** Calls without a usable answer. */
  readonly failed: number;
  /** Half of the calls were faster; undefined where there were none. */
  readonly medianMs: number | undefined;
  /** Input and output together. */
  readonly tokens: number;
  /** US dollars, of the calls whose price was known. */
  readonly costUsd: Big;
}

/** A call in the record. */
export interface LlmCallRecord extends LlmCall {
  readonly id: number;
}

/** What a provider takes for a million tokens, in US dollars. */
export interface TokenPrices {
  readonly inputUsd: Big;
  readonly outputUsd: Big;
}

const TOKENS_PER_PRICE_UNIT = 1_000_000;

/** What tokens cost, in US dollars; a call costs fractions of a cent, so nothing is rounded. */
export function computeTokenCost(prices: TokenPrices, tokens: Pick<LlmCall, 'inputTokens' | 'outputTokens'>): Big {
  const input = prices.inputUsd.times(tokens.inputTokens);
  return input.plus(prices.outputUsd.times(tokens.outputTokens)).div(TOKENS_PER_PRICE_UNIT);
}
