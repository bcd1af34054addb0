import type { Clock } from '../../domain/clock.port.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { toRateConditionsEntry } from '../../domain/tariff/condition/rate-conditions.js';
import { toRateFormulaEntry } from '../../domain/tariff/formula/rate-formula.js';
import type { Rate, RateDraft } from '../../domain/tariff/rate.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import { findOverlappingRate } from '../../domain/tariff/rate-overlap.js';
import { addDays, canEndBefore } from '../../domain/tariff/rate-validity.js';
import type { TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { LoadChargeCodes } from './load-charge-codes.js';
import { type RateInput, toRateDraft } from './rate-input.js';

/** Manages the tariff: every change is validated, and logged with the values before and after. */
export class ManageRates {
  constructor(
    private readonly rates: RateRepository,
    private readonly reference: AirportDirectory,
    private readonly chargeCodes: LoadChargeCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The whole tariff, by country, airport and service. */
  async all(): Promise<readonly Rate[]> {
    return this.rates.all();
  }

  /** @throws DomainError `invalid` with the specification's message, `conflict` for a duplicate. */
  async add(entry: RateInput, actor: string): Promise<Rate> {
    const draft = (await this.prepareDraft())(entry);
    return this.unitOfWork.run(async (tx) => {
      if (entry.endsPrevious) await this.endPrevious(tx, draft, actor);
      const rate = await tx.rates.add({ ...draft, isSample: entry.isSample ?? false });
      await tx.events.publish({ type: 'rate-created', at: this.clock.now(), actor, after: rate });
      return rate;
    });
  }

  /** @throws DomainError `invalid`, `missing` for an unknown id, `conflict` for a stale version or a duplicate. */
  async replace(id: number, entry: RateInput, actor: string): Promise<Rate> {
    const toDraft = await this.prepareDraft();
    return this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx, id);
      // A client that does not know validity dates, formulas, conditions or currencies leaves them unchanged; null removes.
      const { validFrom = before.validFrom, validUntil = before.validUntil } = entry;
      const { formula = toRateFormulaEntry(before.formula), currency = before.currency } = entry;
      const { conditions = toRateConditionsEntry(before.conditions) } = entry;
      const draft = toDraft({ ...entry, formula, conditions, currency, validFrom, validUntil });
      const rate = await tx.rates.replace(id, { ...draft, isSample: false }, entry.version);
      await tx.events.publish({ type: 'rate-updated', at: this.clock.now(), actor, before, after: rate });
      return rate;
    });
  }

  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  async remove(id: number, actor: string, version?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx, id);
      await tx.rates.remove(id, version);
      await tx.events.publish({ type: 'rate-deleted', at: this.clock.now(), actor, before });
    });
  }

  /** What is in force before a season ends the day before it begins. */
  private async endPrevious(tx: TransactionScope, draft: RateDraft, actor: string): Promise<void> {
    const { validFrom } = draft;
    if (validFrom === undefined) return;
    const earlier = (await tx.rates.all()).filter((rate) => canEndBefore(rate, validFrom));
    const before = findOverlappingRate(draft, earlier);
    if (!before) return;
    const after = await tx.rates.replace(
      before.id,
      { ...before, validUntil: addDays(validFrom, -1), isSample: false },
      before.version,
    );
    await tx.events.publish({ type: 'rate-updated', at: this.clock.now(), actor, before, after });
  }

  /** Loads what a draft is checked against, before a transaction holds the tariff. */
  private async prepareDraft(): Promise<(entry: RateInput) => RateDraft> {
    const airports = await this.reference.airports();
    const codes = await this.chargeCodes.execute();
    return (entry) => toRateDraft(entry, airports, codes);
  }
}

/** Read under the lock of the change: what the log calls the value before was the value before. */
async function findForUpdate(tx: TransactionScope, id: number): Promise<Rate> {
  const rate = await tx.rates.findForUpdate(id);
  if (!rate) throw createNotFoundError('rate', id);
  return rate;
}
