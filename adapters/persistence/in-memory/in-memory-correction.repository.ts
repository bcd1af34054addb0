import type { Correction } from '../../../domain/quoting/correction/correction.js';
import { CorrectionRepository } from '../../../domain/quoting/correction/correction.repository.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface CorrectionRow {
  readonly id: number;
  readonly correction: Correction;
}

/** The corrections in memory. */
export class InMemoryCorrectionRepository extends CorrectionRepository {
  constructor(readonly rows: Table<CorrectionRow> = Table.createEmpty<CorrectionRow>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryCorrectionRepository {
    return new InMemoryCorrectionRepository(this.rows.withUndoLog(undoLog));
  }

  async add(corrections: readonly Correction[]): Promise<void> {
    for (const correction of corrections) this.rows.add((id) => ({ id, correction }));
  }

  async findByQuotation(quotationId: number): Promise<readonly Correction[]> {
    return this.all().filter((one) => one.quotationId === quotationId);
  }

  async findQuotationIds(after: number, limit: number): Promise<readonly number[]> {
    const ids = new Set(this.all().map((one) => one.quotationId));
    return [...ids]
      .filter((id) => id > after)
      .sort((a, b) => a - b)
      .slice(0, limit);
  }

  private all(): Correction[] {
    return this.rows.all().map(({ correction }) => correction);
  }
}
