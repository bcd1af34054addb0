import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { type TaxRate, type TaxRateDraft, validateTaxRate } from '../../domain/tariff/tax/tax-rate.js';
import type { TaxRateRepository } from '../../domain/tariff/tax/tax-rate.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** Values entered for a country's taxes. */
export interface TaxRateInput extends Partial<TaxRateDraft> {
  /** The version that the edit started from; undefined overwrites. */
  readonly version?: number | undefined;
}

/** Manages the tax rates of the destination countries. */
export class ManageTaxRates {
  constructor(
    private readonly taxRates: TaxRateRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By country. */
  async all(): Promise<readonly TaxRate[]> {
    return this.taxRates.all();
  }

  /** @throws DomainError `invalid` with the specification's message, `conflict` if the country has a row */
  async add(entry: TaxRateInput, actor: string): Promise<TaxRate> {
    const draft = toDraft(entry);
    return this.unitOfWork.run(async (tx) => {
      const taxRate = await tx.taxRates.add(draft, actor);
      await tx.events.publish({ type: 'tax-rate-created', at: this.clock.now(), actor, after: taxRate });
      return taxRate;
    });
  }

  /** @param countryCode ISO alpha-2. @throws DomainError `invalid`, `missing`, `conflict` for a stale version */
  async replace(countryCode: string, entry: TaxRateInput, actor: string): Promise<TaxRate> {
    const code = countryCode.toUpperCase();
    return this.unitOfWork.run(async (tx) => {
      // Read under the lock of the change: what the log calls the value before was the value before.
      const before = await tx.taxRates.findForUpdate(code);
      if (!before) throw new DomainError('missing', TARIFF_MESSAGES.noTaxRates(code));
      const draft = toDraft({ ...entry, countryCode: code });
      // A form that is sent as it was opened changes nothing, and is no entry of the log.
      if (isUnchanged(before, draft) && (entry.version ?? before.version) === before.version) return before;
      const taxRate = await tx.taxRates.replace(code, draft, { by: actor, version: entry.version });
      await tx.events.publish({ type: 'tax-rate-updated', at: this.clock.now(), actor, before, after: taxRate });
      return taxRate;
    });
  }

  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  async remove(id: number, actor: string, version?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const known = (await tx.taxRates.all()).find((taxRate) => taxRate.id === id);
      const before = known && (await tx.taxRates.findForUpdate(known.countryCode));
      if (before?.id !== id) throw createNotFoundError('tax rate', id);
      await tx.taxRates.remove(id, version);
      await tx.events.publish({ type: 'tax-rate-deleted', at: this.clock.now(), actor, before });
    });
  }
}

function toDraft(entry: TaxRateInput): TaxRateDraft {
  assertValid(validateTaxRate(entry));
  return {
    countryCode: (entry.countryCode ?? '').trim().toUpperCase(),
    vatRate: entry.vatRate ?? 0,
    whtRate: entry.whtRate ?? 0,
    notes: entry.notes?.trim() ?? '',
  };
}

function isUnchanged(rate: TaxRate, draft: TaxRateDraft): boolean {
  return rate.vatRate === draft.vatRate && rate.whtRate === draft.whtRate && rate.notes === draft.notes;
}
