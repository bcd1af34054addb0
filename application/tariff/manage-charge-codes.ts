import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { CHARGE_CATEGORIES } from '../../domain/tariff/charge-category/charge-category.js';
import type { ChargeCategoryRule } from '../../domain/tariff/charge-category/charge-category-rule.port.js';
import {
  CHARGE_APPLICATIONS,
  type ChargeCode,
  type ChargeCodeContent,
  type ChargeCodeEntry,
  isStandardChargeCode,
  normalizeChargeCode,
  validateChargeCode,
} from '../../domain/tariff/charge-code/charge-code.js';
import type { ChargeCodeRepository } from '../../domain/tariff/charge-code/charge-code.repository.js';
import type { TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** Values entered for a charge code. */
export interface ChargeCodeInput extends ChargeCodeEntry {
  readonly isPassThrough?: boolean | undefined;
  readonly isTaxable?: boolean | undefined;
  /** The version that the edit started from; undefined overwrites. */
  readonly version?: number | undefined;
}

/** Manages the kinds of charge that rates refer to. */
export class ManageChargeCodes {
  constructor(
    private readonly chargeCodes: ChargeCodeRepository,
    private readonly categories: ChargeCategoryRule,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By code. */
  async all(): Promise<readonly ChargeCode[]> {
    return this.chargeCodes.all();
  }

  /**
   * A category that is left open is the one that section 9 of the specification proposes.
   * @throws DomainError `invalid`, `conflict` for a code that is there
   */
  async add(entry: ChargeCodeInput, actor: string): Promise<ChargeCode> {
    const code = normalizeChargeCode(entry.code ?? '');
    const { application = 'mandatory' } = entry;
    const category = entry.category ?? this.categories.categorize({ code, name: entry.nameEn ?? '' });
    const content = toContent({ ...entry, code, category, application }, true);
    return this.unitOfWork.run(async (tx) => {
      const added = await tx.chargeCodes.add(content);
      await tx.events.publish({ type: 'charge-code-created', at: this.clock.now(), actor, after: added });
      return added;
    });
  }

  /** The code itself stays. @throws DomainError `invalid`, `missing`, `conflict` for a stale version */
  async replace(id: number, entry: ChargeCodeInput, actor: string): Promise<ChargeCode> {
    return this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx, id);
      const { category = before.category, application = before.application } = entry;
      const { isPassThrough = before.isPassThrough, isTaxable = before.isTaxable } = entry;
      const content = toContent(
        { ...entry, code: before.code, category, application, isPassThrough, isTaxable },
        false,
      );
      const after = await tx.chargeCodes.replace(id, content, entry.version);
      await tx.events.publish({ type: 'charge-code-updated', at: this.clock.now(), actor, before, after });
      return after;
    });
  }

  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing`, `invalid` for one of the specification's ten, `conflict` for a stale version and where rates
   * refer to it
   */
  async remove(id: number, actor: string, version?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx, id);
      if (isStandardChargeCode(before.code)) {
        throw new DomainError('invalid', TARIFF_MESSAGES.standardChargeCode(before.code));
      }
      await tx.chargeCodes.remove(id, version);
      await tx.events.publish({ type: 'charge-code-deleted', at: this.clock.now(), actor, before });
    });
  }
}

/** Read under the lock of the change: what the log calls the value before was the value before. */
async function findForUpdate(tx: TransactionScope, id: number): Promise<ChargeCode> {
  const code = await tx.chargeCodes.findForUpdate(id);
  if (!code) throw createNotFoundError('charge code', id);
  return code;
}

function toContent(entry: ChargeCodeInput & { readonly code: string }, isNew: boolean): ChargeCodeContent {
  assertValid(validateChargeCode(entry, isNew));
  const category = CHARGE_CATEGORIES.find((one) => one === entry.category) ?? 'Excluded';
  const application = CHARGE_APPLICATIONS.find((one) => one === entry.application) ?? 'mandatory';
  const nameEn = entry.nameEn?.trim() ?? '';
  return {
    ...{ code: entry.code, nameEn, category, application },
    nameEs: entry.nameEs?.trim() || nameEn,
    iataCode: entry.iataCode?.trim().toUpperCase() || undefined,
    isPassThrough: entry.isPassThrough ?? false,
    isTaxable: entry.isTaxable ?? true,
    needsReview: false,
  };
}
