import type { LlmCallOutcome } from '../../../../../domain/operations/llm-call.js';
import { api } from '../../api/api.js';
import { type MailPage, PAGE_SIZE } from './mail.endpoints.js';

/** One question to the language model. */
export interface LlmCallRow {
  readonly id: number;
  readonly at: string;
  readonly provider: string;
  readonly model: string;
  readonly outcome: LlmCallOutcome;
  readonly durationMs: number;
  readonly tries: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars; null where the server was told no price. */
  readonly costUsd: number | null;
  /** Values of the answer that stand in the email, and those that were left out. */
  readonly grounded: number;
  readonly dropped: number;
}

/** One page of questions, and the model that is asked now; null where the rules read alone. */
export interface LlmCallPage extends MailPage<LlmCallRow> {
  readonly model: {
    readonly provider: string;
    readonly model: string;
    readonly mode: string;
    readonly last30Days: {
      readonly calls: number;
      readonly failed: number;
      readonly medianMs: number | null;
      readonly tokens: number;
      readonly costUsd: number;
    };
  } | null;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    modelCalls: build.query<LlmCallPage, number>({
      query: (page) => `/api/model-calls?page=${page}&pageSize=${PAGE_SIZE}`,
    }),
  }),
});

export const { useModelCallsQuery } = endpoints;
