import type { KeptModelCall, ModelCall, ModelCallFigures } from '../../domain/operations/llm-call.js';

/** The record of what language models were asked. */
export abstract class ModelCalls {
  abstract record(call: ModelCall): Promise<void>;
  /** The calls since a moment, that moment included. */
  abstract figuresSince(since: Date): Promise<ModelCallFigures>;
  /** One page of the calls, the newest first. @param page counted from 1 */
  abstract page(
    page: number,
    pageSize: number,
  ): Promise<{ readonly rows: readonly KeptModelCall[]; readonly total: number }>;
}
