import { DomainError } from '../../../domain/errors/domain-error.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import type { Airport } from '../../../domain/geography/airport.js';
import {
  compareDisclaimers,
  type Disclaimer,
  type DisclaimerDraft,
  type DisclaimerPosition,
} from '../../../domain/tariff/airport-terms/disclaimer.js';
import { DisclaimerRepository } from '../../../domain/tariff/airport-terms/disclaimer.repository.js';
import { getRowToReplace, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** The disclaimers in memory. */
export class InMemoryDisclaimerRepository extends DisclaimerRepository {
  constructor(
    private readonly airports: readonly Airport[],
    private readonly rows: Table<Disclaimer> = Table.createEmpty<Disclaimer>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryDisclaimerRepository {
    return new InMemoryDisclaimerRepository(this.airports, this.rows.withUndoLog(undoLog));
  }

  async all(): Promise<readonly Disclaimer[]> {
    return this.rows.all().sort(compareDisclaimers);
  }

  /** Units of work run one after the other here: no lock is needed. */
  async allForUpdate(): Promise<readonly Disclaimer[]> {
    return this.all();
  }

  async find(id: number): Promise<Disclaimer | undefined> {
    return this.rows.find(id);
  }

  async add(draft: DisclaimerDraft, place?: number): Promise<Disclaimer> {
    const airportIds = this.resolveServedAirports(draft);
    const last = Math.max(0, ...this.rows.all().map((row) => row.place)) + 1;
    return this.rows.add((id) => ({ ...draft, airportIds, id, version: 1, place: place ?? last }));
  }

  async replace(id: number, draft: DisclaimerDraft, version?: number): Promise<Disclaimer> {
    const old = getRowToReplace(this.rows, 'disclaimer', id, version);
    return this.rows.put({ ...old, ...draft, airportIds: this.resolveServedAirports(draft), version: old.version + 1 });
  }

  async reorder(places: readonly DisclaimerPosition[]): Promise<void> {
    for (const { id, priority, place } of places) {
      const old = this.rows.find(id);
      if (old) this.rows.put({ ...old, priority, place, version: old.version + (old.priority === priority ? 0 : 1) });
    }
  }

  async remove(id: number, version?: number): Promise<void> {
    getRowToReplace(this.rows, 'disclaimer', id, version);
    this.rows.remove(id);
  }

  /** Each airport once, by id. */
  private resolveServedAirports(draft: DisclaimerDraft): readonly number[] {
    const isForeign = draft.airportIds.some((id) => !this.airports.some((airport) => airport.id === id));
    if (isForeign) throw new DomainError('invalid', CONFLICT_MESSAGES.airport);
    return [...new Set(draft.airportIds)].sort((a, b) => a - b);
  }
}
