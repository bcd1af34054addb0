import type { LlmCall, LlmCallRecord, LlmUsageStatistics } from '../../domain/operations/llm-call.js';

/** The record of what language models were asked. */
export abstract class LlmUsageRepository {
  abstract record(call: LlmCall): Promise<void>;
  /** The calls since a moment, that moment included. */
  abstract getStatisticsSince(since: Date): Promise<LlmUsageStatistics>;
  /** One page of the calls, the newest first. @param page counted from 1 */
  abstract findPage(
    page: number,
    pageSize: number,
  ): Promise<{ readonly rows: readonly LlmCallRecord[]; readonly total: number }>;
}
