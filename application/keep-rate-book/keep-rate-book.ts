import { Big } from 'big.js';
import type { ChargeCategoryRule } from '../../domain/charges/charge-category-rule.port.js';
import type { Clock } from '../../domain/clock.port.js';
import type { ReferenceData } from '../../domain/geography/reference-data.port.js';
import { RuleViolation, refuseFaults } from '../../domain/rule-violation.js';
import { faultsOfRate, type Rate, type RateEntry } from '../../domain/tariff/rate.js';
import type { RateBook } from '../../domain/tariff/rate-book.port.js';
import { RATE_CRITERIA } from '../../domain/tariff/rate-criterion.js';
import { serviceOf } from '../../domain/tariff/service-code.js';
import { changeNote } from '../change-note.js';
import type { UnitOfWork } from '../unit-of-work.port.js';

/** What a person enters for a rate. */
export interface EnteredRate extends RateEntry {
  readonly serviceName?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly description?: string | undefined;
  /** The version that the edit started from; undefined overwrites. */
  readonly version?: number | undefined;
}

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
      const rate = await desk.rates.add({ ...draft, isSample: false });
      await desk.activity.append(this.note('Rate created', rate, actor, undefined, rate));
      return rate;
    });
  }

  /** @throws RuleViolation `invalid`, `missing` for an unknown id, `conflict` for a stale version or a duplicate. */
  async replace(id: number, entry: EnteredRate, actor: string): Promise<Rate> {
    const before = await this.existing(id);
    const draft = await this.draftOf(entry);
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
    if (!rate) throw new RuleViolation('missing', `There is no rate ${id}.`);
    return rate;
  }

  private async draftOf(entry: EnteredRate) {
    refuseFaults(faultsOfRate(entry));
    const airports = await this.reference.airports();
    const airport = airports.find((one) => one.id === entry.locationId && one.countryId === entry.countryId);
    if (!airport) throw new RuleViolation('invalid', 'The airport does not belong to the country.');
    const code = (entry.serviceCode ?? '').trim().toUpperCase();
    const service = serviceOf(code);
    const serviceName = entry.serviceName?.trim() || service?.name || code;
    const criterion = RATE_CRITERIA.find((one) => one === entry.criterion);
    if (!criterion) throw new RuleViolation('invalid', 'The rate criteria are not known.');
    const limit = (amount: number | null | undefined) => (amount ? Big(amount) : undefined);
    return {
      countryId: airport.countryId,
      locationId: airport.id,
      serviceCode: service?.code ?? code,
      serviceName,
      criterion,
      baseRate: Big(entry.baseRate ?? 0),
      minimumCharge: limit(entry.minimumCharge),
      maximumCharge: limit(entry.maximumCharge),
      category: this.categories.categoryOf({ code, name: serviceName }),
      isRequired: entry.isRequired ?? false,
      description: entry.description?.trim() ?? '',
    };
  }

  private note(action: string, rate: Rate, actor: string, before: Rate | undefined, after: Rate | undefined) {
    const details = `${rate.serviceCode} at ${rate.airportCode}`;
    return changeNote({ at: this.clock.now(), action, details, actor, before, after });
  }
}
