import type { EntityManager } from 'typeorm';
import {
  CONFLICT_MESSAGES,
  createConflictError,
  createNotFoundError,
} from '../../../../domain/errors/repository-errors.js';
import type { ChargeCode, ChargeCodeContent } from '../../../../domain/tariff/charge-code/charge-code.js';
import { ChargeCodeRepository } from '../../../../domain/tariff/charge-code/charge-code.repository.js';
import { RateTable } from '../rates/rate.table.js';
import { addRow, lockRow, removeRow, replaceRow, type VersionedTable } from '../versioned-rows.js';
import { type ChargeCodeRow, ChargeCodeTable } from './charge-code.table.js';

/** The charge codes in PostgreSQL. */
export class PostgresChargeCodeRepository extends ChargeCodeRepository {
  private readonly codes: VersionedTable<ChargeCodeRow>;

  constructor(private readonly manager: EntityManager) {
    super();
    this.codes = describeTable(manager);
  }

  async all(): Promise<readonly ChargeCode[]> {
    return (await this.manager.find(ChargeCodeTable, { order: { code: 'ASC' } })).map(toChargeCode);
  }

  async find(id: number): Promise<ChargeCode | undefined> {
    const row = await this.manager.findOneBy(ChargeCodeTable, { id });
    return row ? toChargeCode(row) : undefined;
  }

  async findForUpdate(id: number): Promise<ChargeCode | undefined> {
    await lockRow(this.codes, id);
    // Read afterwards: whoever held the lock before may have changed it.
    return this.find(id);
  }

  async add(content: ChargeCodeContent): Promise<ChargeCode> {
    return this.get(await insertChargeCode(this.manager, content));
  }

  async replace(id: number, content: ChargeCodeContent, version?: number): Promise<ChargeCode> {
    const { code: _fixed, ...values } = toColumns(content);
    await replaceRow(this.codes, id, values, version);
    return this.get(id);
  }

  /** Rates are looked for first, so that the transaction stays usable where some refer to the code. */
  async remove(id: number, version?: number): Promise<void> {
    const { code } = await this.get(id);
    if (await this.manager.existsBy(RateTable, { serviceCode: code })) {
      throw createConflictError(CONFLICT_MESSAGES.chargeCodeInUse);
    }
    await removeRow(this.codes, id, version);
  }

  private async get(id: number): Promise<ChargeCode> {
    const code = await this.find(id);
    if (!code) throw createNotFoundError('charge code', id);
    return code;
  }
}

/** Adds a charge code as version 1; its id. @throws DomainError `conflict` for a code that is there. */
export function insertChargeCode(manager: EntityManager, content: ChargeCodeContent): Promise<number> {
  return addRow(describeTable(manager), { ...toColumns(content), version: 1 });
}

function describeTable(manager: EntityManager): VersionedTable<ChargeCodeRow> {
  return {
    manager,
    table: ChargeCodeTable,
    thing: 'charge code',
    duplicateMessage: CONFLICT_MESSAGES.chargeCode,
    unservedMessage: CONFLICT_MESSAGES.chargeCode,
  };
}

function toColumns({ iataCode, ...content }: ChargeCodeContent) {
  const { code, nameEn, nameEs, category, application, isPassThrough, isTaxable, needsReview } = content;
  return {
    ...{ code, nameEn, nameEs, category, application, isPassThrough, isTaxable, needsReview },
    iataCode: iataCode ?? null,
    updatedAt: () => 'now()',
  };
}

function toChargeCode({ iataCode, ...row }: ChargeCodeRow): ChargeCode {
  return { ...row, iataCode: iataCode ?? undefined };
}
