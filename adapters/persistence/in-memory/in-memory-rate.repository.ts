import type { Clock } from '../../../domain/clock.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import type { Rate, RateDraft } from '../../../domain/tariff/rate.js';
import { RateRepository } from '../../../domain/tariff/rate.repository.js';
import { createOverlapError, findOverlappingRate } from '../../../domain/tariff/rate-overlap.js';
import { compareByCode, getRowToReplace, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

type RateContent = RateDraft & { readonly isSample: boolean };

/** A tariff in memory. */
export class InMemoryRateRepository extends RateRepository {
  constructor(
    private readonly served: { readonly countries: readonly Country[]; readonly airports: readonly Airport[] },
    private readonly clock: Clock,
    private readonly rows: Table<Rate> = Table.createEmpty<Rate>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryRateRepository {
    return new InMemoryRateRepository(this.served, this.clock, this.rows.withUndoLog(undoLog));
  }

  async findByAirport(airportCode: string): Promise<readonly Rate[]> {
    return (await this.all()).filter((rate) => rate.airportCode === airportCode);
  }

  async all(): Promise<readonly Rate[]> {
    const countryName = (rate: Rate) => this.served.countries.find((one) => one.id === rate.countryId)?.name ?? '';
    return this.rows
      .all()
      .sort(
        (a, b) =>
          compareByCode(countryName(a), countryName(b)) ||
          compareByCode(a.airportCode, b.airportCode) ||
          compareByCode(a.serviceCode, b.serviceCode) ||
          compareByCode(a.validFrom ?? '', b.validFrom ?? ''),
      );
  }

  async find(id: number): Promise<Rate | undefined> {
    return this.rows.find(id);
  }

  async add(draft: RateContent): Promise<Rate> {
    const airportCode = this.resolveAirportCode(draft);
    this.assertNoOverlap(draft);
    return this.rows.add((id) => ({ ...draft, id, version: 1, airportCode, updatedAt: this.clock.now() }));
  }

  async replace(id: number, draft: RateContent, version?: number): Promise<Rate> {
    const old = getRowToReplace(this.rows, 'rate', id, version);
    const airportCode = this.resolveAirportCode(draft);
    this.assertNoOverlap(draft, id);
    return this.rows.put({ ...draft, id, version: old.version + 1, airportCode, updatedAt: this.clock.now() });
  }

  async remove(id: number, version?: number): Promise<void> {
    getRowToReplace(this.rows, 'rate', id, version);
    this.rows.remove(id);
  }

  private resolveAirportCode(draft: RateContent): string {
    const airport = this.served.airports.find(
      (one) => one.id === draft.locationId && one.countryId === draft.countryId,
    );
    if (!airport) throw new DomainError('invalid', CONFLICT_MESSAGES.airport);
    return airport.code;
  }

  private assertNoOverlap(draft: RateContent, exceptId?: number): void {
    const other = findOverlappingRate(draft, this.rows.all(), exceptId);
    if (other) throw createOverlapError(other);
  }
}
