import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { RECORD_SENTENCES, unknownRecord } from '../../../../domain/errors/repository-errors.js';
import { overlappingRate, refusedOverlap } from '../../../../domain/tariff/rate-overlap.js';
import type { Rate, RateDraft } from '../../../../domain/tariff/rate.js';
import { RateBook } from '../../../../domain/tariff/rate.repository.js';
import { run } from '../query.js';
import { storableText } from '../sanitize.js';
import { addRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type RateRow, RateTable } from './rate.table.js';

type RateContent = RateDraft & { readonly isSample: boolean };

/**
 * Days are compared before a rate is written, so only one transaction at a time may write: the rule needs an exclusion
 * constraint otherwise, and with it an extension that not every server has.
 */
const TARIFF_LOCK = 7_431_984_414;

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

  add(draft: RateContent): Promise<Rate> {
    return this.alone(async (book) => {
      await book.refuseOverlap(draft);
      return book.get(await addRow(book.rates, { ...columnsOf(draft), version: 1, updatedAt: () => 'now()' }));
    });
  }

  replace(id: number, draft: RateContent, version?: number): Promise<Rate> {
    return this.alone(async (book) => {
      const standing = await book.get(id);
      // What started from an older version is refused for that reason first.
      if (version === undefined || version === standing.version) await book.refuseOverlap(draft, id);
      await replaceRow(book.rates, id, { ...columnsOf(draft), updatedAt: () => 'now()' }, version);
      return book.get(id);
    });
  }

  remove(id: number): Promise<void> {
    return removeRow(this.rates, id);
  }

  /** Writes while no other transaction writes rates: within the one that is under way, or in one of its own. */
  private alone<T>(write: (book: PostgresRateBook) => Promise<T>): Promise<T> {
    return this.manager.transaction(async (manager) => {
      await run(manager, 'SELECT pg_advisory_xact_lock($1)', [TARIFF_LOCK]);
      return write(new PostgresRateBook(manager));
    });
  }

  private async refuseOverlap(draft: RateContent, exceptId?: number): Promise<void> {
    const { locationId, serviceCode } = draft;
    const other = overlappingRate(
      draft,
      await this.list({ locationId, serviceCode: storableText(serviceCode) }),
      exceptId,
    );
    if (other) throw refusedOverlap(other);
  }

  private async list(where: FindOptionsWhere<RateRow>): Promise<readonly Rate[]> {
    const rows = await this.manager.find(RateTable, {
      where,
      relations: { airport: { country: true } },
      order: {
        airport: { country: { name: 'ASC' }, code: 'ASC' },
        serviceCode: 'ASC',
        validFrom: { direction: 'ASC', nulls: 'FIRST' },
      },
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
    validFrom: draft.validFrom ?? null,
    validUntil: draft.validUntil ?? null,
  };
}

function rateOf({ airport, minimumCharge, maximumCharge, validFrom, validUntil, ...row }: RateRow): Rate {
  return {
    ...row,
    airportCode: airport.code,
    minimumCharge: minimumCharge ?? undefined,
    maximumCharge: maximumCharge ?? undefined,
    validFrom: validFrom ?? undefined,
    validUntil: validUntil ?? undefined,
  };
}
