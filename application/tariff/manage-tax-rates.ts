import type { Clock } from '../../domain/clock.port.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation, refuseFaults } from '../../domain/errors/domain-error.js';
import { faultsOfTaxRate, type TaxRate, type TaxRateDraft } from '../../domain/tariff/tax/tax-rate.js';
import type { TaxRates } from '../../domain/tariff/tax/tax-rate.repository.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** What a person enters for a country's taxes. */
export interface EnteredTaxRate extends Partial<TaxRateDraft> {
  /** The version that the edit started from; undefined overwrites. */
  readonly version?: number | undefined;
}

/** Keeps the tax rates of the destination countries. */
export class KeepTaxRates {
  constructor(
    private readonly taxRates: TaxRates,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By country. */
  async all(): Promise<readonly TaxRate[]> {
    return this.taxRates.all();
  }

  /** @throws RuleViolation `invalid` with the specification's sentence, `conflict` where the country has a row */
  async add(entry: EnteredTaxRate, actor: string): Promise<TaxRate> {
    const draft = draftOf(entry);
    return this.unitOfWork.run(async (desk) => {
      const taxRate = await desk.taxRates.add(draft, actor);
      await desk.activity.append(this.note('Tax rate created', taxRate, actor, undefined, taxRate));
      return taxRate;
    });
  }

  /** @param countryCode ISO alpha-2. @throws RuleViolation `invalid`, `missing`, `conflict` for a stale version */
  async replace(countryCode: string, entry: EnteredTaxRate, actor: string): Promise<TaxRate> {
    const code = countryCode.toUpperCase();
    const before = await this.taxRates.of(code);
    if (!before) throw new RuleViolation('missing', `There are no tax rates for ${code}.`);
    const draft = draftOf({ ...entry, countryCode: code });
    return this.unitOfWork.run(async (desk) => {
      const taxRate = await desk.taxRates.replace(code, draft, { by: actor, version: entry.version });
      await desk.activity.append(this.note('Tax rate updated', taxRate, actor, before, taxRate));
      return taxRate;
    });
  }

  /** @throws RuleViolation `missing` for an unknown id */
  async remove(id: number, actor: string): Promise<void> {
    const before = (await this.taxRates.all()).find((taxRate) => taxRate.id === id);
    if (!before) throw unknownRecord('tax rate', id);
    await this.unitOfWork.run(async (desk) => {
      await desk.taxRates.remove(id);
      await desk.activity.append(this.note('Tax rate deleted', before, actor, before, undefined));
    });
  }

  private note(
    action: string,
    taxRate: TaxRate,
    actor: string,
    before: TaxRate | undefined,
    after: TaxRate | undefined,
  ) {
    return changeNote({ at: this.clock.now(), action, details: taxRate.countryName, actor, before, after });
  }
}

function draftOf(entry: EnteredTaxRate): TaxRateDraft {
  refuseFaults(faultsOfTaxRate(entry));
  return {
    countryCode: (entry.countryCode ?? '').trim().toUpperCase(),
    vatRate: entry.vatRate ?? 0,
    whtRate: entry.whtRate ?? 0,
    notes: entry.notes?.trim() ?? '',
  };
}
