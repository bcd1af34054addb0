import type { Clock } from '../../../domain/clock.port.js';
import type { Country } from '../../../domain/geography/country.js';
import { duplicateRecord, RECORD_SENTENCES, unknownRecord } from '../../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import type { TaxRate, TaxRateDraft } from '../../../domain/tariff/tax/tax-rate.js';
import { type TaxRateChange, TaxRates } from '../../../domain/tariff/tax/tax-rate.repository.js';
import type { Journal } from './undo-log.js';
import { byCode, Rows, rowToReplace } from './table.js';

/** Tax rates in memory. */
export class InMemoryTaxRates extends TaxRates {
  constructor(
    private readonly countries: readonly Country[],
    private readonly clock: Clock,
    private readonly rows: Rows<TaxRate> = Rows.empty<TaxRate>(),
  ) {
    super();
  }

  within(journal: Journal): InMemoryTaxRates {
    return new InMemoryTaxRates(this.countries, this.clock, this.rows.within(journal));
  }

  async all(): Promise<readonly TaxRate[]> {
    return this.rows.all().sort((a, b) => byCode(a.countryName, b.countryName));
  }

  async of(countryCode: string): Promise<TaxRate | undefined> {
    return this.rows.first((row) => row.countryCode === countryCode);
  }

  async add(draft: TaxRateDraft, by?: string): Promise<TaxRate> {
    const country = this.countries.find((one) => one.code === draft.countryCode);
    if (!country) throw new RuleViolation('invalid', RECORD_SENTENCES.country);
    if (await this.of(draft.countryCode)) throw duplicateRecord(RECORD_SENTENCES.taxRate);
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
    const known = await this.of(countryCode);
    if (!known) throw unknownRecord('tax rate for', countryCode);
    const old = rowToReplace(this.rows, 'tax rate', known.id, change.version);
    const { vatRate, whtRate, notes } = draft;
    const update = { lastUpdated: this.clock.now(), lastUpdatedBy: change.by };
    return this.rows.put({ ...old, vatRate, whtRate, notes, version: old.version + 1, ...update });
  }

  async remove(id: number): Promise<void> {
    this.rows.get(id, 'tax rate');
    this.rows.remove(id);
  }
}
