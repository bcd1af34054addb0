import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { DomainError } from '../../../../domain/errors/domain-error.js';
import { CONFLICT_MESSAGES, createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type { TaxRate, TaxRateDraft } from '../../../../domain/tariff/tax/tax-rate.js';
import { type TaxRateChange, TaxRateRepository } from '../../../../domain/tariff/tax/tax-rate.repository.js';
import { CountryTable } from '../airport-directory/country.table.js';
import { query } from '../query.js';
import { sanitizeText } from '../sanitize.js';
import { addRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type TaxRateRow, TaxRateTable } from './tax-rate.table.js';

/** The tax rates in PostgreSQL. */
export class PostgresTaxRateRepository extends TaxRateRepository {
  private readonly taxRates: VersionedTable<TaxRateRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.taxRates = {
      manager,
      table: TaxRateTable,
      thing: 'tax rate',
      duplicateMessage: CONFLICT_MESSAGES.taxRate,
      unservedMessage: CONFLICT_MESSAGES.country,
    };
  }

  all(): Promise<readonly TaxRate[]> {
    return this.list({});
  }

  async findByCountry(countryCode: string): Promise<TaxRate | undefined> {
    return (await this.list({ country: { code: sanitizeText(countryCode) } }))[0];
  }

  async findForUpdate(countryCode: string): Promise<TaxRate | undefined> {
    const statement = `
      SELECT FROM tax_rate JOIN country ON country.id = tax_rate.country_id WHERE country.code = $1 FOR UPDATE OF tax_rate`;
    await query(this.manager, statement, [sanitizeText(countryCode)]);
    // Read afterwards: whoever held the lock before may have changed it.
    return this.findByCountry(countryCode);
  }

  async add(draft: TaxRateDraft, by?: string): Promise<TaxRate> {
    const country = await this.manager.findOneBy(CountryTable, { code: sanitizeText(draft.countryCode) });
    if (!country) throw new DomainError('invalid', CONFLICT_MESSAGES.country);
    await addRow(this.taxRates, { ...toColumns(draft, by), countryId: country.id, version: 1 });
    return this.get(draft.countryCode);
  }

  async replace(countryCode: string, draft: TaxRateDraft, { by, version }: TaxRateChange): Promise<TaxRate> {
    const { id } = await this.get(countryCode);
    await replaceRow(this.taxRates, id, toColumns(draft, by), version);
    return this.get(countryCode);
  }

  remove(id: number, version?: number): Promise<void> {
    return removeRow(this.taxRates, id, version);
  }

  private async list(where: FindOptionsWhere<TaxRateRow>): Promise<readonly TaxRate[]> {
    const rows = await this.manager.find(TaxRateTable, {
      where,
      relations: { country: true },
      order: { country: { name: 'ASC' } },
    });
    return rows.map(toTaxRate);
  }

  private async get(countryCode: string): Promise<TaxRate> {
    const taxRate = await this.findByCountry(countryCode);
    if (!taxRate) throw createNotFoundError('tax rate for', countryCode);
    return taxRate;
  }
}

function toColumns({ vatRate, whtRate, notes }: TaxRateDraft, by: string | undefined) {
  return {
    ...{ vatRate: String(vatRate), whtRate: String(whtRate), notes },
    lastUpdated: () => 'now()',
    lastUpdatedBy: by ?? null,
  };
}

function toTaxRate({ country, vatRate, whtRate, lastUpdatedBy, ...row }: TaxRateRow): TaxRate {
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
