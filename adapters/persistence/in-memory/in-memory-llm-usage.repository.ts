import { Big } from 'big.js';
import { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import type { LlmCall, LlmCallRecord, LlmUsageStatistics } from '../../../domain/operations/llm-call.js';

/** Calls beyond this number are dropped, the oldest first. */
const MAX_CALLS = 10_000;

/** Calls of language models in memory. */
export class InMemoryLlmUsageRepository extends LlmUsageRepository {
  private readonly calls: LlmCallRecord[] = [];
  private lastId = 0;

  async record(call: LlmCall): Promise<void> {
    this.lastId += 1;
    this.calls.push({ ...call, id: this.lastId });
    if (this.calls.length > MAX_CALLS) this.calls.shift();
  }

  async getStatisticsSince(since: Date): Promise<LlmUsageStatistics> {
    const calls = this.calls.filter(({ at }) => at >= since);
    const times = calls.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
    const lower = times[Math.floor((times.length - 1) / 2)];
    const upper = times[Math.floor(times.length / 2)];
    return {
      calls: calls.length,
      failed: calls.filter(({ outcome }) => outcome !== 'answered').length,
      medianMs: lower === undefined || upper === undefined ? undefined : Math.round((lower + upper) / 2),
      tokens: calls.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
      costUsd: calls.reduce((sum, { costUsd }) => (costUsd ? sum.plus(costUsd) : sum), Big(0)),
    };
  }

  async findPage(page: number, pageSize: number): Promise<{ rows: readonly LlmCallRecord[]; total: number }> {
    const newest = [...this.calls].sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
    return { rows: newest.slice((page - 1) * pageSize, page * pageSize), total: newest.length };
  }
}
