import type { Clock } from '../../domain/clock.port.js';
import { assertValid } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import {
  type ExchangeRate,
  type ExchangeRateEntry,
  toExchangeRateDraft,
  validateExchangeRate,
} from '../../domain/tariff/exchange-rate/exchange-rate.js';
import type { ExchangeRateRepository } from '../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Values entered for an exchange rate. */
export interface ExchangeRateInput extends ExchangeRateEntry {
  /** The version that the edit started from; undefined overwrites. */
  readonly version?: number | undefined;
}

/** Manages the exchange rates: every change is validated, and logged with the values before and after. */
export class ManageExchangeRates {
  constructor(
    private readonly exchangeRates: Pick<ExchangeRateRepository, 'all'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By currency, the newest first. */
  async all(): Promise<readonly ExchangeRate[]> {
    return this.exchangeRates.all();
  }

  /** @throws DomainError `invalid` with what is wrong, `conflict` where the currency has one from the same day */
  async add(entry: ExchangeRateInput, actor: string): Promise<ExchangeRate> {
    assertValid(validateExchangeRate(entry));
    return this.unitOfWork.run(async (tx) => {
      const after = await tx.exchangeRates.add(toExchangeRateDraft(entry));
      await tx.events.publish({ type: 'exchange-rate-created', at: this.clock.now(), actor, after });
      return after;
    });
  }

  /** @throws DomainError `invalid`, `missing`, `conflict` for a stale version or another one from the same day */
  async replace(id: number, entry: ExchangeRateInput, actor: string): Promise<ExchangeRate> {
    assertValid(validateExchangeRate(entry));
    return this.unitOfWork.run(async (tx) => {
      const before = await tx.exchangeRates.find(id);
      if (!before) throw createNotFoundError('exchange rate', id);
      const after = await tx.exchangeRates.replace(id, toExchangeRateDraft(entry), entry.version);
      await tx.events.publish({ type: 'exchange-rate-updated', at: this.clock.now(), actor, before, after });
      return after;
    });
  }

  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  async remove(id: number, actor: string, version?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const before = await tx.exchangeRates.find(id);
      if (!before) throw createNotFoundError('exchange rate', id);
      await tx.exchangeRates.remove(id, version);
      await tx.events.publish({ type: 'exchange-rate-deleted', at: this.clock.now(), actor, before });
    });
  }
}
