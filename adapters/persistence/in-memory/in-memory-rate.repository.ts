import type { Clock } from '../../../domain/clock.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { applyChargeCode } from '../../../domain/tariff/charge-code/apply-charge-code.js';
import { type ChargeCode, createChargeCodeOfRate } from '../../../domain/tariff/charge-code/charge-code.js';
import type { Rate, RateDraft } from '../../../domain/tariff/rate.js';
import { RateRepository } from '../../../domain/tariff/rate.repository.js';
import { createOverlapError, findOverlappingRate } from '../../../domain/tariff/rate-overlap.js';
import { compareByCode, getRowToReplace, type Table } from './table.js';
import type { UndoLog } from './undo-log.js';

type RateContent = RateDraft & { readonly isSample: boolean };

/** A tariff in memory. */
export class InMemoryRateRepository extends RateRepository {
  constructor(
    private readonly served: { readonly countries: readonly Country[]; readonly airports: readonly Airport[] },
    private readonly clock: Clock,
    private readonly rows: Table<Rate>,
    private readonly codes: Table<ChargeCode>,
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryRateRepository {
    return new InMemoryRateRepository(
      this.served,
      this.clock,
      this.rows.withUndoLog(undoLog),
      this.codes.withUndoLog(undoLog),
    );
  }

  async findByAirport(airportCode: string): Promise<readonly Rate[]> {
    return (await this.all()).filter((rate) => rate.airportCode === airportCode);
  }

  async all(): Promise<readonly Rate[]> {
    const countryName = (rate: Rate) => this.served.countries.find((one) => one.id === rate.countryId)?.name ?? '';
    return this.rows
      .all()
      .map((rate) => this.complete(rate))
      .sort(
        (a, b) =>
          compareByCode(countryName(a), countryName(b)) ||
          compareByCode(a.airportCode, b.airportCode) ||
          compareByCode(a.serviceCode, b.serviceCode) ||
          compareByCode(a.validFrom ?? '', b.validFrom ?? ''),
      );
  }

  async isConfirmed(): Promise<boolean> {
    const rates = this.rows.all();
    return rates.length > 0 && rates.every(({ isSample }) => !isSample);
  }

  async find(id: number): Promise<Rate | undefined> {
    const rate = this.rows.find(id);
    return rate && this.complete(rate);
  }

  /** Units of work run one after the other here: no lock is needed. */
  async findForUpdate(id: number): Promise<Rate | undefined> {
    return this.find(id);
  }

  async add(draft: RateContent): Promise<Rate> {
    const airportCode = this.resolveAirportCode(draft);
    this.assertNoOverlap(draft);
    this.keepChargeCode(draft);
    const updatedAt = this.clock.now();
    return this.complete(this.rows.add((id) => ({ ...draft, id, version: 1, airportCode, updatedAt })));
  }

  async replace(id: number, draft: RateContent, version?: number): Promise<Rate> {
    const old = getRowToReplace(this.rows, 'rate', id, version);
    const airportCode = this.resolveAirportCode(draft);
    this.assertNoOverlap(draft, id);
    this.keepChargeCode(draft);
    const updatedAt = this.clock.now();
    return this.complete(this.rows.put({ ...draft, id, version: old.version + 1, airportCode, updatedAt }));
  }

  async remove(id: number, version?: number): Promise<void> {
    getRowToReplace(this.rows, 'rate', id, version);
    this.rows.remove(id);
  }

  /** What a rate takes from its charge code. */
  private complete(rate: Rate): Rate {
    return applyChargeCode(rate, this.findChargeCode(rate));
  }

  private findChargeCode({ serviceCode }: RateDraft): ChargeCode | undefined {
    return this.codes.findFirst(({ code }) => code === serviceCode);
  }

  /** A rate for a code that nobody has set up makes it, for review. */
  private keepChargeCode(draft: RateDraft): void {
    if (this.findChargeCode(draft)) return;
    const content = createChargeCodeOfRate(draft);
    this.codes.add((id) => ({ ...content, id, version: 1, updatedAt: this.clock.now() }));
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
