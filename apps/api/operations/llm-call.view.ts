import type { LlmCallOutcome, LlmCallRecord } from '../../../domain/operations/llm-call.js';
import { PageView } from '../http/page.view.js';

/** One question to the language model. */
export class LlmCallView {
  readonly id!: number;
  /** ISO moment. */
  readonly at!: string;
  readonly provider!: string;
  readonly model!: string;
  readonly outcome!: LlmCallOutcome;
  readonly durationMs!: number;
  readonly tries!: number;
  readonly inputTokens!: number;
  readonly outputTokens!: number;
  /** US dollars; null where no price is configured. */
  readonly costUsd!: number | null;
  /** Values of the answer that stand in the email. */
  readonly grounded!: number;
  /** Values of the answer that were left out. */
  readonly dropped!: number;
}

/** What the language model was asked for, taken together. */
export class LlmUsageView {
  readonly calls!: number;
  readonly failed!: number;
  readonly medianMs!: number | null;
  readonly tokens!: number;
  /** US dollars. */
  readonly costUsd!: number;
}

/** The language model that is asked. */
export class LlmView {
  readonly provider!: string;
  readonly model!: string;
  readonly mode!: string;
  readonly last30Days!: LlmUsageView;
}

/** A page of questions. */
export class LlmCallPageView extends PageView {
  readonly data!: LlmCallView[];
  /** Null where the rules read alone. */
  readonly model!: LlmView | null;
}

/** A question to the language model, for the wire. */
export function toLlmCallView(call: LlmCallRecord): LlmCallView {
  return {
    id: call.id,
    at: call.at.toISOString(),
    provider: call.provider,
    model: call.model,
    outcome: call.outcome,
    durationMs: call.durationMs,
    tries: call.tries,
    inputTokens: call.inputTokens,
    outputTokens: call.outputTokens,
    costUsd: call.costUsd === undefined ? null : Number(call.costUsd),
    grounded: call.grounded,
    dropped: call.dropped,
  };
}
