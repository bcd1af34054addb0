import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { CONFLICT_MESSAGES, createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import { applyChargeCode } from '../../../../domain/tariff/charge-code/apply-charge-code.js';
import { createChargeCodeOfRate } from '../../../../domain/tariff/charge-code/charge-code.js';
import { toRateConditions, toRateConditionsEntry } from '../../../../domain/tariff/condition/rate-conditions.js';
import { toRateFormula, toRateFormulaEntry } from '../../../../domain/tariff/formula/rate-formula.js';
import type { Rate, RateDraft } from '../../../../domain/tariff/rate.js';
import { RateRepository } from '../../../../domain/tariff/rate.repository.js';
import { createOverlapError, findOverlappingRate } from '../../../../domain/tariff/rate-overlap.js';
import { ChargeCodeTable } from '../charge-codes/charge-code.table.js';
import { insertChargeCode } from '../charge-codes/postgres-charge-code.repository.js';
import { query } from '../query.js';
import { sanitizeText } from '../sanitize.js';
import { addRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type RateRow, RateTable } from './rate.table.js';

type RateContent = RateDraft & { readonly isSample: boolean };

/**
 * Days are compared before a rate is written, so only one transaction at a time may write: the rule needs an exclusion
 * constraint otherwise, and with it an extension that not every server has. Every writer takes it before any row, so
 * that none waits for a row of one who waits for the lock.
 */
const TARIFF_LOCK = 7_431_984_414;

/** The tariff in PostgreSQL. */
export class PostgresRateRepository extends RateRepository {
  private readonly rates: VersionedTable<RateRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.rates = {
      manager,
      table: RateTable,
      thing: 'rate',
      duplicateMessage: CONFLICT_MESSAGES.rate,
      unservedMessage: CONFLICT_MESSAGES.airport,
    };
  }

  findByAirport(airportCode: string): Promise<readonly Rate[]> {
    return this.list({ airport: { code: sanitizeText(airportCode) } });
  }

  all(): Promise<readonly Rate[]> {
    return this.list({});
  }

  async isConfirmed(): Promise<boolean> {
    if (await this.manager.existsBy(RateTable, { isSample: true })) return false;
    return this.manager.existsBy(RateTable, {});
  }

  async find(id: number): Promise<Rate | undefined> {
    return (await this.list({ id }))[0];
  }

  findForUpdate(id: number): Promise<Rate | undefined> {
    return this.runExclusive(async (repository) => repository.find(id));
  }

  add(draft: RateContent): Promise<Rate> {
    return this.runExclusive(async (repository) => {
      await repository.assertNoOverlap(draft);
      await repository.keepChargeCode(draft);
      return repository.get(
        await addRow(repository.rates, { ...toColumns(draft), version: 1, updatedAt: () => 'now()' }),
      );
    });
  }

  replace(id: number, draft: RateContent, version?: number): Promise<Rate> {
    return this.runExclusive(async (repository) => {
      const current = await repository.get(id);
      // What started from an older version is refused for that reason first.
      if (version === undefined || version === current.version) await repository.assertNoOverlap(draft, id);
      await repository.keepChargeCode(draft);
      await replaceRow(repository.rates, id, { ...toColumns(draft), updatedAt: () => 'now()' }, version);
      return repository.get(id);
    });
  }

  remove(id: number, version?: number): Promise<void> {
    return this.runExclusive(async (repository) => removeRow(repository.rates, id, version));
  }

  /** Writes while no other transaction writes rates: in the open transaction, or in a new one. */
  private runExclusive<T>(write: (repository: PostgresRateRepository) => Promise<T>): Promise<T> {
    return this.manager.transaction(async (manager) => {
      await query(manager, 'SELECT pg_advisory_xact_lock($1)', [TARIFF_LOCK]);
      return write(new PostgresRateRepository(manager));
    });
  }

  /** A rate for a code that nobody has set up makes it, for review. */
  private async keepChargeCode(draft: RateContent): Promise<void> {
    const code = sanitizeText(draft.serviceCode);
    if (await this.manager.existsBy(ChargeCodeTable, { code })) return;
    await insertChargeCode(this.manager, createChargeCodeOfRate(draft));
  }

  private async assertNoOverlap(draft: RateContent, exceptId?: number): Promise<void> {
    const { locationId, serviceCode } = draft;
    const other = findOverlappingRate(
      draft,
      await this.list({ locationId, serviceCode: sanitizeText(serviceCode) }),
      exceptId,
    );
    if (other) throw createOverlapError(other);
  }

  private async list(where: FindOptionsWhere<RateRow>): Promise<readonly Rate[]> {
    const rows = await this.manager.find(RateTable, {
      where,
      relations: { airport: { country: true }, chargeCode: true },
      order: {
        airport: { country: { name: 'ASC' }, code: 'ASC' },
        serviceCode: 'ASC',
        validFrom: { direction: 'ASC', nulls: 'FIRST' },
      },
    });
    return rows.map(toRate);
  }

  private async get(id: number): Promise<Rate> {
    const rate = await this.find(id);
    if (!rate) throw createNotFoundError('rate', id);
    return rate;
  }
}

function toColumns(draft: RateContent) {
  const { countryId, locationId, serviceCode, serviceName, criterion, isRequired, description } = draft;
  return {
    ...{ countryId, locationId, serviceCode, serviceName, criterion, isRequired, description },
    proposedCategory: draft.category,
    isSample: draft.isSample,
    currency: draft.currency ?? null,
    baseRate: draft.baseRate,
    minimumCharge: draft.minimumCharge ?? null,
    maximumCharge: draft.maximumCharge ?? null,
    formula: toRateFormulaEntry(draft.formula),
    conditions: toRateConditionsEntry(draft.conditions),
    validFrom: draft.validFrom ?? null,
    validUntil: draft.validUntil ?? null,
  };
}

function toRate({ airport, chargeCode, proposedCategory: _proposed, ...stored }: RateRow): Rate {
  const { currency, minimumCharge, maximumCharge, formula, conditions, validFrom, validUntil, ...row } = stored;
  const rate = {
    ...row,
    category: chargeCode.category,
    airportCode: airport.code,
    currency: currency ?? undefined,
    minimumCharge: minimumCharge ?? undefined,
    maximumCharge: maximumCharge ?? undefined,
    formula: toRateFormula(formula, row.criterion),
    conditions: toRateConditions(conditions),
    validFrom: validFrom ?? undefined,
    validUntil: validUntil ?? undefined,
  };
  return applyChargeCode(rate, chargeCode);
}
