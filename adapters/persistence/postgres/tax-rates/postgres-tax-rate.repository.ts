import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { RECORD_SENTENCES, unknownRecord } from '../../../../domain/errors/repository-errors.js';
import { RuleViolation } from '../../../../domain/errors/domain-error.js';
import type { TaxRate, TaxRateDraft } from '../../../../domain/tariff/tax/tax-rate.js';
import { type TaxRateChange, TaxRates } from '../../../../domain/tariff/tax/tax-rate.repository.js';
import { CountryTable } from '../airport-directory/country.table.js';
import { storableText } from '../sanitize.js';
import { addRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type TaxRateRow, TaxRateTable } from './tax-rate.table.js';

/** The tax rates in PostgreSQL. */
export class PostgresTaxRates extends TaxRates {
  private readonly taxRates: VersionedTable<TaxRateRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.taxRates = {
      manager,
      table: TaxRateTable,
      thing: 'tax rate',
      duplicate: RECORD_SENTENCES.taxRate,
      unserved: RECORD_SENTENCES.country,
    };
  }

  all(): Promise<readonly TaxRate[]> {
    return this.list({});
  }

  async of(countryCode: string): Promise<TaxRate | undefined> {
    return (await this.list({ country: { code: storableText(countryCode) } }))[0];
  }

  async add(draft: TaxRateDraft, by?: string): Promise<TaxRate> {
    const country = await this.manager.findOneBy(CountryTable, { code: storableText(draft.countryCode) });
    if (!country) throw new RuleViolation('invalid', RECORD_SENTENCES.country);
    await addRow(this.taxRates, { ...columnsOf(draft, by), countryId: country.id, version: 1 });
    return this.get(draft.countryCode);
  }

  async replace(countryCode: string, draft: TaxRateDraft, { by, version }: TaxRateChange): Promise<TaxRate> {
    const { id } = await this.get(countryCode);
    await replaceRow(this.taxRates, id, columnsOf(draft, by), version);
    return this.get(countryCode);
  }

  remove(id: number): Promise<void> {
    return removeRow(this.taxRates, id);
  }

  private async list(where: FindOptionsWhere<TaxRateRow>): Promise<readonly TaxRate[]> {
    const rows = await this.manager.find(TaxRateTable, {
      where,
      relations: { country: true },
      order: { country: { name: 'ASC' } },
    });
    return rows.map(taxRateOf);
  }

  private async get(countryCode: string): Promise<TaxRate> {
    const taxRate = await this.of(countryCode);
    if (!taxRate) throw unknownRecord('tax rate for', countryCode);
    return taxRate;
  }
}

function columnsOf({ vatRate, whtRate, notes }: TaxRateDraft, by: string | undefined) {
  return {
    ...{ vatRate: String(vatRate), whtRate: String(whtRate), notes },
    lastUpdated: () => 'now()',
    lastUpdatedBy: by ?? null,
  };
}

function taxRateOf({ country, vatRate, whtRate, lastUpdatedBy, ...row }: TaxRateRow): TaxRate {
  const { id, version, notes, lastUpdated } = row;
  return {
    ...{ id, version, notes, lastUpdated },
    lastUpdatedBy: lastUpdatedBy ?? undefined,
    countryCode: country.code,
    countryName: country.name,
    vatRate: Number(vatRate),
    whtRate: Number(whtRate),
  };
}
