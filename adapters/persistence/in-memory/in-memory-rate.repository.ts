import type { Clock } from '../../../domain/clock.port.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { RECORD_SENTENCES } from '../../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { overlappingRate, refusedOverlap } from '../../../domain/tariff/rate-overlap.js';
import type { Rate, RateDraft } from '../../../domain/tariff/rate.js';
import { RateBook } from '../../../domain/tariff/rate.repository.js';
import type { Journal } from './undo-log.js';
import { byCode, Rows, rowToReplace } from './table.js';

type RateContent = RateDraft & { readonly isSample: boolean };

/** A tariff in memory. */
export class InMemoryRateBook extends RateBook {
  constructor(
    private readonly served: { readonly countries: readonly Country[]; readonly airports: readonly Airport[] },
    private readonly clock: Clock,
    private readonly rows: Rows<Rate> = Rows.empty<Rate>(),
  ) {
    super();
  }

  within(journal: Journal): InMemoryRateBook {
    return new InMemoryRateBook(this.served, this.clock, this.rows.within(journal));
  }

  async ratesAt(airportCode: string): Promise<readonly Rate[]> {
    return (await this.all()).filter((rate) => rate.airportCode === airportCode);
  }

  async all(): Promise<readonly Rate[]> {
    const countryName = (rate: Rate) => this.served.countries.find((one) => one.id === rate.countryId)?.name ?? '';
    return this.rows
      .all()
      .sort(
        (a, b) =>
          byCode(countryName(a), countryName(b)) ||
          byCode(a.airportCode, b.airportCode) ||
          byCode(a.serviceCode, b.serviceCode) ||
          byCode(a.validFrom ?? '', b.validFrom ?? ''),
      );
  }

  async find(id: number): Promise<Rate | undefined> {
    return this.rows.find(id);
  }

  async add(draft: RateContent): Promise<Rate> {
    const airportCode = this.airportCodeOf(draft);
    this.refuseOverlap(draft);
    return this.rows.add((id) => ({ ...draft, id, version: 1, airportCode, updatedAt: this.clock.now() }));
  }

  async replace(id: number, draft: RateContent, version?: number): Promise<Rate> {
    const old = rowToReplace(this.rows, 'rate', id, version);
    const airportCode = this.airportCodeOf(draft);
    this.refuseOverlap(draft, id);
    return this.rows.put({ ...draft, id, version: old.version + 1, airportCode, updatedAt: this.clock.now() });
  }

  async remove(id: number): Promise<void> {
    this.rows.get(id, 'rate');
    this.rows.remove(id);
  }

  private airportCodeOf(draft: RateContent): string {
    const airport = this.served.airports.find(
      (one) => one.id === draft.locationId && one.countryId === draft.countryId,
    );
    if (!airport) throw new RuleViolation('invalid', RECORD_SENTENCES.airport);
    return airport.code;
  }

  private refuseOverlap(draft: RateContent, exceptId?: number): void {
    const other = overlappingRate(draft, this.rows.all(), exceptId);
    if (other) throw refusedOverlap(other);
  }
}
