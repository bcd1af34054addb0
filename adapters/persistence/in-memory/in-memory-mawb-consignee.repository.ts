import { DomainError } from '../../../domain/errors/domain-error.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import type { MawbConsignee, NewMawbConsignee } from '../../../domain/tariff/airport-terms/mawb-consignee.js';
import { MawbConsigneeRepository } from '../../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import { compareByCode, getRowToReplace, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** The consignment addresses in memory. */
export class InMemoryMawbConsigneeRepository extends MawbConsigneeRepository {
  constructor(
    private readonly served: { readonly countries: readonly Country[]; readonly airports: readonly Airport[] },
    readonly rows: Table<MawbConsignee> = Table.createEmpty<MawbConsignee>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryMawbConsigneeRepository {
    return new InMemoryMawbConsigneeRepository(this.served, this.rows.withUndoLog(undoLog));
  }

  async all(): Promise<readonly MawbConsignee[]> {
    const countryName = (row: MawbConsignee) =>
      this.served.countries.find((one) => one.id === row.countryId)?.name ?? '';
    const airportCode = (row: MawbConsignee) =>
      this.served.airports.find((one) => one.id === row.locationId)?.code ?? '';
    return this.rows
      .all()
      .sort(
        (a, b) =>
          compareByCode(countryName(a), countryName(b)) || compareByCode(airportCode(a), airportCode(b)) || a.id - b.id,
      );
  }

  async findByAirport(airportId: number): Promise<MawbConsignee | undefined> {
    return this.rows.all().findLast((row) => row.locationId === airportId);
  }

  async find(id: number): Promise<MawbConsignee | undefined> {
    return this.rows.find(id);
  }

  /** Units of work run one after the other here: no lock is needed. */
  async findForUpdate(id: number): Promise<MawbConsignee | undefined> {
    return this.find(id);
  }

  async add(draft: NewMawbConsignee): Promise<MawbConsignee> {
    this.assertServedAirport(draft);
    return this.rows.add((id) => ({ ...draft, id, version: 1 }));
  }

  async replace(id: number, draft: NewMawbConsignee, version?: number): Promise<MawbConsignee> {
    const old = getRowToReplace(this.rows, 'consignment', id, version);
    this.assertServedAirport(draft);
    return this.rows.put({ ...draft, id, version: old.version + 1 });
  }

  async remove(id: number, version?: number): Promise<void> {
    getRowToReplace(this.rows, 'consignment', id, version);
    this.rows.remove(id);
  }

  private assertServedAirport({ locationId, countryId }: NewMawbConsignee): void {
    const isServed = this.served.airports.some((one) => one.id === locationId && one.countryId === countryId);
    if (!isServed) throw new DomainError('invalid', CONFLICT_MESSAGES.airport);
  }
}
