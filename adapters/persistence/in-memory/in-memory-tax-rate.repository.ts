import type { Clock } from '../../../domain/clock.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import { createConflictError, createNotFoundError } from '../../../domain/errors/repository-errors.js';
import type { Country } from '../../../domain/geography/country.js';
import type { TaxRate, TaxRateDraft } from '../../../domain/tariff/tax/tax-rate.js';
import { type TaxRateChange, TaxRateRepository } from '../../../domain/tariff/tax/tax-rate.repository.js';
import { compareByCode, getRowToReplace, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** Tax rates in memory. */
export class InMemoryTaxRateRepository extends TaxRateRepository {
  constructor(
    private readonly countries: readonly Country[],
    private readonly clock: Clock,
    private readonly rows: Table<TaxRate> = Table.createEmpty<TaxRate>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryTaxRateRepository {
    return new InMemoryTaxRateRepository(this.countries, this.clock, this.rows.withUndoLog(undoLog));
  }

  async all(): Promise<readonly TaxRate[]> {
    return this.rows.all().sort((a, b) => compareByCode(a.countryName, b.countryName));
  }

  async findByCountry(countryCode: string): Promise<TaxRate | undefined> {
    return this.rows.findFirst((row) => row.countryCode === countryCode);
  }

  /** Units of work run one after the other here: no lock is needed. */
  async findForUpdate(countryCode: string): Promise<TaxRate | undefined> {
    return this.findByCountry(countryCode);
  }

  async add(draft: TaxRateDraft, by?: string): Promise<TaxRate> {
    const country = this.countries.find((one) => one.code === draft.countryCode);
    if (!country) throw new DomainError('invalid', CONFLICT_MESSAGES.country);
    if (await this.findByCountry(draft.countryCode)) throw createConflictError(CONFLICT_MESSAGES.taxRate);
    return this.rows.add((id) => ({
      ...draft,
      id,
      version: 1,
      countryName: country.name,
      lastUpdated: this.clock.now(),
      lastUpdatedBy: by,
    }));
  }

  async replace(countryCode: string, draft: TaxRateDraft, change: TaxRateChange): Promise<TaxRate> {
    const known = await this.findByCountry(countryCode);
    if (!known) throw createNotFoundError('tax rate for', countryCode);
    const old = getRowToReplace(this.rows, 'tax rate', known.id, change.version);
    const { vatRate, whtRate, notes } = draft;
    const update = { lastUpdated: this.clock.now(), lastUpdatedBy: change.by };
    return this.rows.put({ ...old, vatRate, whtRate, notes, version: old.version + 1, ...update });
  }

  async remove(id: number, version?: number): Promise<void> {
    getRowToReplace(this.rows, 'tax rate', id, version);
    this.rows.remove(id);
  }
}
