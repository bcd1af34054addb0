import { Big } from 'big.js';
import type { KeptModelCall, ModelCall, ModelCallFigures } from '../../../domain/operations/llm-call.js';
import { ModelCalls } from '../../../application/operations/llm-usage.repository.js';

/** Calls beyond this many are forgotten, the oldest first. */
const MOST = 10_000;

/** Calls of language models in memory. */
export class InMemoryModelCalls extends ModelCalls {
  private readonly calls: KeptModelCall[] = [];
  private lastId = 0;

  async record(call: ModelCall): Promise<void> {
    this.lastId += 1;
    this.calls.push({ ...call, id: this.lastId });
    if (this.calls.length > MOST) this.calls.shift();
  }

  async figuresSince(since: Date): Promise<ModelCallFigures> {
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

  async page(page: number, pageSize: number): Promise<{ rows: readonly KeptModelCall[]; total: number }> {
    const newest = [...this.calls].sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id);
    return { rows: newest.slice((page - 1) * pageSize, page * pageSize), total: newest.length };
  }
}
