import type { Consignment, ConsignmentDraft } from '../../../domain/tariff/airport-terms/mawb-consignee.js';
import { Consignments } from '../../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { RECORD_SENTENCES } from '../../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import type { Journal } from './undo-log.js';
import { byCode, Rows, rowToReplace } from './table.js';

/** The consignment addresses in memory. */
export class InMemoryConsignments extends Consignments {
  constructor(
    private readonly served: { readonly countries: readonly Country[]; readonly airports: readonly Airport[] },
    private readonly rows: Rows<Consignment> = Rows.empty<Consignment>(),
  ) {
    super();
  }

  within(journal: Journal): InMemoryConsignments {
    return new InMemoryConsignments(this.served, this.rows.within(journal));
  }

  async all(): Promise<readonly Consignment[]> {
    const countryName = (row: Consignment) => this.served.countries.find((one) => one.id === row.countryId)?.name ?? '';
    const airportCode = (row: Consignment) => this.served.airports.find((one) => one.id === row.locationId)?.code ?? '';
    return this.rows
      .all()
      .sort((a, b) => byCode(countryName(a), countryName(b)) || byCode(airportCode(a), airportCode(b)) || a.id - b.id);
  }

  async forAirport(airportId: number): Promise<Consignment | undefined> {
    return this.rows.all().findLast((row) => row.locationId === airportId);
  }

  async find(id: number): Promise<Consignment | undefined> {
    return this.rows.find(id);
  }

  async add(draft: ConsignmentDraft): Promise<Consignment> {
    this.refuseForeignAirport(draft);
    return this.rows.add((id) => ({ ...draft, id, version: 1 }));
  }

  async replace(id: number, draft: ConsignmentDraft, version?: number): Promise<Consignment> {
    const old = rowToReplace(this.rows, 'consignment', id, version);
    this.refuseForeignAirport(draft);
    return this.rows.put({ ...draft, id, version: old.version + 1 });
  }

  async remove(id: number): Promise<void> {
    this.rows.get(id, 'consignment');
    this.rows.remove(id);
  }

  private refuseForeignAirport({ locationId, countryId }: ConsignmentDraft): void {
    const isServed = this.served.airports.some((one) => one.id === locationId && one.countryId === countryId);
    if (!isServed) throw new RuleViolation('invalid', RECORD_SENTENCES.airport);
  }
}
