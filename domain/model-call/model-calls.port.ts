import type { ModelCall, ModelCallFigures } from './model-call.js';

/** The record of what language models were asked. */
export abstract class ModelCalls {
  abstract record(call: ModelCall): Promise<void>;
  /** The calls since a moment, that moment included. */
  abstract figuresSince(since: Date): Promise<ModelCallFigures>;
}
