import type { ChargeCategoryRule } from '../../domain/pricing/charge-category/charge-category-rule.port.js';
import type { Clock } from '../../domain/clock.port.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import type { Rate, RateDraft } from '../../domain/tariff/rate.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import { type EnteredRate, rateDraftOf } from './rate-input.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Keeps the tariff: every change is checked, and logged with before and after. */
export class KeepRateBook {
  constructor(
    private readonly rates: RateBook,
    private readonly reference: ReferenceData,
    private readonly categories: ChargeCategoryRule,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The whole tariff, by country, airport and service. */
  async all(): Promise<readonly Rate[]> {
    return this.rates.all();
  }

  /** @throws RuleViolation `invalid` with the specification's sentence, `conflict` for a duplicate. */
  async add(entry: EnteredRate, actor: string): Promise<Rate> {
    const draft = await this.draftOf(entry);
    return this.unitOfWork.run(async (desk) => {
      const rate = await desk.rates.add({ ...draft, isSample: entry.isSample ?? false });
      await desk.activity.append(this.note('Rate created', rate, actor, undefined, rate));
      return rate;
    });
  }

  /** @throws RuleViolation `invalid`, `missing` for an unknown id, `conflict` for a stale version or a duplicate. */
  async replace(id: number, entry: EnteredRate, actor: string): Promise<Rate> {
    const before = await this.existing(id);
    // Whoever does not know of validity leaves it as it is; null takes it away.
    const { validFrom = before.validFrom, validUntil = before.validUntil } = entry;
    const draft = await this.draftOf({ ...entry, validFrom, validUntil });
    return this.unitOfWork.run(async (desk) => {
      const rate = await desk.rates.replace(id, { ...draft, isSample: false }, entry.version);
      await desk.activity.append(this.note('Rate updated', rate, actor, before, rate));
      return rate;
    });
  }

  /** @throws RuleViolation `missing` for an unknown id. */
  async remove(id: number, actor: string): Promise<void> {
    const before = await this.existing(id);
    await this.unitOfWork.run(async (desk) => {
      await desk.rates.remove(id);
      await desk.activity.append(this.note('Rate deleted', before, actor, before, undefined));
    });
  }

  private async existing(id: number): Promise<Rate> {
    const rate = await this.rates.find(id);
    if (!rate) throw unknownRecord('rate', id);
    return rate;
  }

  private async draftOf(entry: EnteredRate): Promise<RateDraft> {
    return rateDraftOf(entry, await this.reference.airports(), this.categories);
  }

  private note(action: string, rate: Rate, actor: string, before: Rate | undefined, after: Rate | undefined) {
    const details = `${rate.serviceCode} at ${rate.airportCode}`;
    return changeNote({ at: this.clock.now(), action, details, actor, before, after });
  }
}
