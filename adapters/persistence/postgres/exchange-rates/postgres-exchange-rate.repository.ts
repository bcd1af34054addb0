import { type EntityManager, type FindOptionsWhere, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { CONFLICT_MESSAGES, createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type { ExchangeRate, ExchangeRateDraft } from '../../../../domain/tariff/exchange-rate/exchange-rate.js';
import { ExchangeRateRepository } from '../../../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import type { Day } from '../../../../domain/tariff/rate-validity.js';
import { addRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type ExchangeRateRow, ExchangeRateTable } from './exchange-rate.table.js';

/** The exchange rates in PostgreSQL. */
export class PostgresExchangeRateRepository extends ExchangeRateRepository {
  private readonly exchangeRates: VersionedTable<ExchangeRateRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.exchangeRates = {
      manager,
      table: ExchangeRateTable,
      thing: 'exchange rate',
      duplicateMessage: CONFLICT_MESSAGES.exchangeRate,
      unservedMessage: CONFLICT_MESSAGES.exchangeRate,
    };
  }

  all(): Promise<readonly ExchangeRate[]> {
    return this.list({});
  }

  findByDay(day: Day): Promise<readonly ExchangeRate[]> {
    return this.list({ validFrom: LessThanOrEqual(day), validUntil: MoreThanOrEqual(day) });
  }

  async find(id: number): Promise<ExchangeRate | undefined> {
    return (await this.manager.findOneBy(ExchangeRateTable, { id })) ?? undefined;
  }

  async add(draft: ExchangeRateDraft): Promise<ExchangeRate> {
    return this.get(await addRow(this.exchangeRates, { ...toColumns(draft), version: 1 }));
  }

  async replace(id: number, draft: ExchangeRateDraft, version?: number): Promise<ExchangeRate> {
    await replaceRow(this.exchangeRates, id, toColumns(draft), version);
    return this.get(id);
  }

  remove(id: number, version?: number): Promise<void> {
    return removeRow(this.exchangeRates, id, version);
  }

  private list(where: FindOptionsWhere<ExchangeRateRow>): Promise<ExchangeRate[]> {
    return this.manager.find(ExchangeRateTable, { where, order: { currency: 'ASC', validFrom: 'DESC' } });
  }

  private async get(id: number): Promise<ExchangeRate> {
    const rate = await this.find(id);
    if (!rate) throw createNotFoundError('exchange rate', id);
    return rate;
  }
}

function toColumns({ currency, validFrom, validUntil, unitsPerUsd, marginPercent, notes }: ExchangeRateDraft) {
  return { currency, validFrom, validUntil, unitsPerUsd, marginPercent, notes, updatedAt: () => 'now()' };
}
