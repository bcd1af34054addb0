import type { Clock } from '../../../domain/clock.port.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import { createConflictError } from '../../../domain/errors/repository-errors.js';
import type { ChargeCode, ChargeCodeContent } from '../../../domain/tariff/charge-code/charge-code.js';
import { ChargeCodeRepository } from '../../../domain/tariff/charge-code/charge-code.repository.js';
import { STANDARD_CHARGE_CODES } from '../../../domain/tariff/charge-code/standard-charge-codes.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import { compareByCode, getRowToReplace, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** Charge codes in memory, beside the rates that refer to them. */
export class InMemoryChargeCodeRepository extends ChargeCodeRepository {
  constructor(
    private readonly clock: Clock,
    private readonly rows: Table<ChargeCode>,
    private readonly rates: Table<Rate>,
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryChargeCodeRepository {
    return new InMemoryChargeCodeRepository(this.clock, this.rows.withUndoLog(undoLog), this.rates);
  }

  async all(): Promise<readonly ChargeCode[]> {
    return this.rows.all().sort((a, b) => compareByCode(a.code, b.code));
  }

  async find(id: number): Promise<ChargeCode | undefined> {
    return this.rows.find(id);
  }

  /** Units of work run one after the other here: no lock is needed. */
  async findForUpdate(id: number): Promise<ChargeCode | undefined> {
    return this.find(id);
  }

  async add(content: ChargeCodeContent): Promise<ChargeCode> {
    if (this.rows.findFirst(({ code }) => code === content.code)) {
      throw createConflictError(CONFLICT_MESSAGES.chargeCode);
    }
    return this.rows.add((id) => ({ ...content, id, version: 1, updatedAt: this.clock.now() }));
  }

  async replace(id: number, content: ChargeCodeContent, version?: number): Promise<ChargeCode> {
    const old = getRowToReplace(this.rows, 'charge code', id, version);
    const updatedAt = this.clock.now();
    return this.rows.put({ ...content, code: old.code, id, version: old.version + 1, updatedAt });
  }

  async remove(id: number, version?: number): Promise<void> {
    const { code } = getRowToReplace(this.rows, 'charge code', id, version);
    if (this.rates.findFirst((rate) => rate.serviceCode === code)) {
      throw createConflictError(CONFLICT_MESSAGES.chargeCodeInUse);
    }
    this.rows.remove(id);
  }
}

/** The charge codes that a server begins with. */
export function createStandardChargeCodes(clock: Clock): Table<ChargeCode> {
  const rows = Table.createEmpty<ChargeCode>();
  for (const content of STANDARD_CHARGE_CODES) {
    rows.add((id) => ({ ...content, id, version: 1, updatedAt: clock.now() }));
  }
  return rows;
}
