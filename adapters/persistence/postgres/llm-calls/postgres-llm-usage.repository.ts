import { Big } from 'big.js';
import { type EntityManager, LessThan } from 'typeorm';
import { LlmUsageRepository } from '../../../../application/operations/llm-usage.repository.js';
import type { LlmCall, LlmCallRecord, LlmUsageStatistics } from '../../../../domain/operations/llm-call.js';
import { query } from '../query.js';
import { type LlmCallRow, LlmCallTable } from './llm-call.table.js';
import { LLM_USAGE_REPORT, type LlmUsageRow } from './llm-usage-report.query.js';

/** Calls of language models in PostgreSQL; those older than a year are deleted when new ones are added. */
export class PostgresLlmUsageRepository extends LlmUsageRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async record(call: LlmCall): Promise<void> {
    await this.manager.insert(LlmCallTable, toColumns(call));
    await this.manager.delete(LlmCallTable, { at: LessThan(subtractYear(call.at)) });
  }

  async getStatisticsSince(since: Date): Promise<LlmUsageStatistics> {
    const [sums] = (await query<LlmUsageRow>(this.manager, LLM_USAGE_REPORT, [since])).rows;
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
    const [rows, total] = await this.manager.findAndCount(LlmCallTable, {
      order: { at: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { rows: rows.map(toLlmCallRecord), total };
  }
}

function subtractYear(at: Date): Date {
  const earlier = new Date(at);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - 1);
  return earlier;
}

function toColumns({ costUsd, ...call }: LlmCall): Omit<LlmCallRow, 'id'> {
  const { at, provider, model, outcome, durationMs, tries, inputTokens, outputTokens, grounded, dropped } = call;
  return {
    ...{ at, provider, model, outcome, durationMs, tries, inputTokens, outputTokens, grounded, dropped },
    costUsd: costUsd?.toFixed() ?? null,
  };
}

function toLlmCallRecord({ id, costUsd, ...row }: LlmCallRow): LlmCallRecord {
  return { ...row, id: Number(id), costUsd: costUsd === null ? undefined : Big(costUsd) };
}
