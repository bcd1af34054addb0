import type { Clock } from '../../../domain/clock.port.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import { createConflictError } from '../../../domain/errors/repository-errors.js';
import type { ExchangeRate, ExchangeRateDraft } from '../../../domain/tariff/exchange-rate/exchange-rate.js';
import { ExchangeRateRepository } from '../../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import { compareByCode, getRowToReplace, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** Exchange rates in memory. */
export class InMemoryExchangeRateRepository extends ExchangeRateRepository {
  constructor(
    private readonly clock: Clock,
    private readonly rows: Table<ExchangeRate> = Table.createEmpty(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryExchangeRateRepository {
    return new InMemoryExchangeRateRepository(this.clock, this.rows.withUndoLog(undoLog));
  }

  async all(): Promise<readonly ExchangeRate[]> {
    return this.rows
      .all()
      .sort((a, b) => compareByCode(a.currency, b.currency) || compareByCode(b.validFrom, a.validFrom));
  }

  async findByDay(day: Day): Promise<readonly ExchangeRate[]> {
    return (await this.all()).filter(({ validFrom, validUntil }) => validFrom <= day && day <= validUntil);
  }

  async find(id: number): Promise<ExchangeRate | undefined> {
    return this.rows.find(id);
  }

  async add(draft: ExchangeRateDraft): Promise<ExchangeRate> {
    this.assertUnique(draft);
    return this.rows.add((id) => ({ ...draft, id, version: 1, updatedAt: this.clock.now() }));
  }

  async replace(id: number, draft: ExchangeRateDraft, version?: number): Promise<ExchangeRate> {
    const old = getRowToReplace(this.rows, 'exchange rate', id, version);
    this.assertUnique(draft, id);
    return this.rows.put({ ...draft, id, version: old.version + 1, updatedAt: this.clock.now() });
  }

  async remove(id: number, version?: number): Promise<void> {
    getRowToReplace(this.rows, 'exchange rate', id, version);
    this.rows.remove(id);
  }

  private assertUnique({ currency, validFrom }: ExchangeRateDraft, exceptId?: number): void {
    const other = this.rows.findFirst(
      (row) => row.id !== exceptId && row.currency === currency && row.validFrom === validFrom,
    );
    if (other) throw createConflictError(CONFLICT_MESSAGES.exchangeRate);
  }
}
