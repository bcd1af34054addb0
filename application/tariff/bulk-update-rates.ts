import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { LoadChargeCodes } from './load-charge-codes.js';
import { applyRateBatch, type BatchResult, MAX_BATCH_SIZE, type RateRef } from './rate-batch.js';
import { type RateInput, toRateDraft } from './rate-input.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** Rates that a user deletes, changes and adds together. */
export interface RateBatchInput {
  readonly remove: readonly RateRef[];
  readonly replace: ReadonlyArray<RateInput & { readonly id: number }>;
  readonly add: readonly RateInput[];
  /** Whether it undoes an earlier batch. */
  readonly isUndo: boolean;
}

/** Changes many rates at once, all of them or none; its result contains the batch that undoes it. */
export class BulkUpdateRates {
  constructor(
    private readonly reference: AirportDirectory,
    private readonly chargeCodes: LoadChargeCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid`, `missing` for an unknown id, `conflict` for a stale version or days that have a rate */
  async execute(batch: RateBatchInput, actor: string): Promise<BatchResult> {
    const count = batch.remove.length + batch.replace.length + batch.add.length;
    if (count === 0) throw new DomainError('invalid', TARIFF_MESSAGES.noneSelected);
    if (count > MAX_BATCH_SIZE) throw new DomainError('invalid', TARIFF_MESSAGES.tooManySelected(MAX_BATCH_SIZE));
    const airports = await this.reference.airports();
    const codes = await this.chargeCodes.execute();
    const toContent = (entry: RateInput) => ({
      ...toRateDraft(entry, airports, codes),
      isSample: entry.isSample ?? false,
    });
    const replace = batch.replace.map((entry) => ({
      id: entry.id,
      version: entry.version,
      content: toContent(entry),
    }));
    const contents = { remove: batch.remove, replace, add: batch.add.map(toContent) };
    const others = count - 1;
    const together = others === 0 ? 'by itself' : `together with ${others} ${others === 1 ? 'other' : 'others'}`;
    const why = batch.isUndo ? 'undone' : together;
    return this.unitOfWork.run((tx) => applyRateBatch(tx, contents, { at: this.clock.now(), actor, why }));
  }
}
