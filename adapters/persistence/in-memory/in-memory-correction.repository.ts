import type { Correction } from '../../../domain/quoting/correction/correction.js';
import { Corrections } from '../../../domain/quoting/correction/correction.repository.js';
import type { Journal } from './undo-log.js';
import { Rows } from './table.js';

interface CorrectionRow {
  readonly id: number;
  readonly correction: Correction;
}

/** The corrections in memory. */
export class InMemoryCorrections extends Corrections {
  constructor(private readonly rows: Rows<CorrectionRow> = Rows.empty<CorrectionRow>()) {
    super();
  }

  within(journal: Journal): InMemoryCorrections {
    return new InMemoryCorrections(this.rows.within(journal));
  }

  async add(corrections: readonly Correction[]): Promise<void> {
    for (const correction of corrections) this.rows.add((id) => ({ id, correction }));
  }

  async ofQuotation(quotationId: number): Promise<readonly Correction[]> {
    return this.all().filter((one) => one.quotationId === quotationId);
  }

  async quotationIds(after: number, limit: number): Promise<readonly number[]> {
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
