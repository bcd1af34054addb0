import {
  byOrder,
  type Disclaimer,
  type DisclaimerDraft,
  type DisclaimerPlace,
} from '../../../domain/tariff/airport-terms/disclaimer.js';
import { Disclaimers } from '../../../domain/tariff/airport-terms/disclaimer.repository.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { RECORD_SENTENCES } from '../../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import type { Journal } from './undo-log.js';
import { Rows, rowToReplace } from './table.js';

/** The disclaimers in memory. */
export class InMemoryDisclaimers extends Disclaimers {
  constructor(
    private readonly airports: readonly Airport[],
    private readonly rows: Rows<Disclaimer> = Rows.empty<Disclaimer>(),
  ) {
    super();
  }

  within(journal: Journal): InMemoryDisclaimers {
    return new InMemoryDisclaimers(this.airports, this.rows.within(journal));
  }

  async all(): Promise<readonly Disclaimer[]> {
    return this.rows.all().sort(byOrder);
  }

  async find(id: number): Promise<Disclaimer | undefined> {
    return this.rows.find(id);
  }

  async add(draft: DisclaimerDraft, place?: number): Promise<Disclaimer> {
    const airportIds = this.servedAirports(draft);
    const last = Math.max(0, ...this.rows.all().map((row) => row.place)) + 1;
    return this.rows.add((id) => ({ ...draft, airportIds, id, version: 1, place: place ?? last }));
  }

  async replace(id: number, draft: DisclaimerDraft, version?: number): Promise<Disclaimer> {
    const old = rowToReplace(this.rows, 'disclaimer', id, version);
    return this.rows.put({ ...old, ...draft, airportIds: this.servedAirports(draft), version: old.version + 1 });
  }

  async arrange(places: readonly DisclaimerPlace[]): Promise<void> {
    for (const { id, priority, place } of places) {
      const old = this.rows.find(id);
      if (old) this.rows.put({ ...old, priority, place, version: old.version + (old.priority === priority ? 0 : 1) });
    }
  }

  async remove(id: number): Promise<void> {
    this.rows.get(id, 'disclaimer');
    this.rows.remove(id);
  }

  /** Each airport once, by id. */
  private servedAirports(draft: DisclaimerDraft): readonly number[] {
    const isForeign = draft.airportIds.some((id) => !this.airports.some((airport) => airport.id === id));
    if (isForeign) throw new RuleViolation('invalid', RECORD_SENTENCES.airport);
    return [...new Set(draft.airportIds)].sort((a, b) => a - b);
  }
}
