import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { RECORD_SENTENCES, unknownRecord } from '../../../domain/record-refusals.js';
import type { Rate, RateDraft } from '../../../domain/tariff/rate.js';
import { RateBook } from '../../../domain/tariff/rate-book.port.js';
import { storableText } from '../storable.js';
import { addRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type RateRow, RateTable } from './rate.table.js';

type RateContent = RateDraft & { readonly isSample: boolean };

/** The tariff in PostgreSQL. */
export class PostgresRateBook extends RateBook {
  private readonly rates: VersionedTable<RateRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.rates = {
      manager,
      table: RateTable,
      thing: 'rate',
      duplicate: RECORD_SENTENCES.rate,
      unserved: RECORD_SENTENCES.airport,
    };
  }

  ratesAt(airportCode: string): Promise<readonly Rate[]> {
    return this.list({ airport: { code: storableText(airportCode) } });
  }

  all(): Promise<readonly Rate[]> {
    return this.list({});
  }

  async find(id: number): Promise<Rate | undefined> {
    return (await this.list({ id }))[0];
  }

  async add(draft: RateContent): Promise<Rate> {
    return this.get(await addRow(this.rates, { ...columnsOf(draft), version: 1, updatedAt: () => 'now()' }));
  }

  async replace(id: number, draft: RateContent, version?: number): Promise<Rate> {
    await replaceRow(this.rates, id, { ...columnsOf(draft), updatedAt: () => 'now()' }, version);
    return this.get(id);
  }

  remove(id: number): Promise<void> {
    return removeRow(this.rates, id);
  }

  private async list(where: FindOptionsWhere<RateRow>): Promise<readonly Rate[]> {
    const rows = await this.manager.find(RateTable, {
      where,
      relations: { airport: { country: true } },
      order: { airport: { country: { name: 'ASC' }, code: 'ASC' }, serviceCode: 'ASC' },
    });
    return rows.map(rateOf);
  }

  private async get(id: number): Promise<Rate> {
    const rate = await this.find(id);
    if (!rate) throw unknownRecord('rate', id);
    return rate;
  }
}

function columnsOf(draft: RateContent) {
  const { countryId, locationId, serviceCode, serviceName, criterion, category, isRequired, description } = draft;
  return {
    ...{ countryId, locationId, serviceCode, serviceName, criterion, category, isRequired, description },
    isSample: draft.isSample,
    baseRate: draft.baseRate,
    minimumCharge: draft.minimumCharge ?? null,
    maximumCharge: draft.maximumCharge ?? null,
  };
}

function rateOf({ airport, minimumCharge, maximumCharge, ...row }: RateRow): Rate {
  return {
    ...row,
    airportCode: airport.code,
    minimumCharge: minimumCharge ?? undefined,
    maximumCharge: maximumCharge ?? undefined,
  };
}
