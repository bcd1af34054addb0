import type { EntityManager } from 'typeorm';
import type { Correction } from '../../../../domain/quoting/correction/correction.js';
import { CorrectionRepository } from '../../../../domain/quoting/correction/correction.repository.js';
import { type CorrectionRow, CorrectionTable } from './correction.table.js';

/** The corrections in PostgreSQL. */
export class PostgresCorrectionRepository extends CorrectionRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(corrections: readonly Correction[]): Promise<void> {
    if (corrections.length > 0) await this.manager.insert(CorrectionTable, corrections.map(toColumns));
  }

  async findByQuotation(quotationId: number): Promise<readonly Correction[]> {
    const order = { revision: 'ASC', id: 'ASC' } as const;
    return (await this.manager.find(CorrectionTable, { where: { quotationId }, order })).map(toCorrection);
  }

  async findQuotationIds(after: number, limit: number): Promise<readonly number[]> {
    const rows = await this.manager
      .createQueryBuilder(CorrectionTable, 'correction')
      .select('correction.quotationId', 'id')
      .distinct(true)
      .where('correction.quotationId > :after', { after })
      .orderBy('correction.quotationId')
      .limit(limit)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }
}

function toColumns({ quotationId, revision, field, asRead, corrected, actor, at }: Correction) {
  return { quotationId, revision, field, asRead: asRead ?? null, corrected: corrected ?? null, actor, at };
}

function toCorrection({ quotationId, revision, field, asRead, corrected, actor, at }: CorrectionRow): Correction {
  return { quotationId, revision, field, asRead: asRead ?? undefined, corrected: corrected ?? undefined, actor, at };
}
