import type { ChargeCategoryRule } from '../../domain/pricing/charge-category/charge-category-rule.port.js';
import type { Clock } from '../../domain/clock.port.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { type BatchOutcome, doRateBatch, type KnownRate, LARGEST_BATCH } from './rate-batch.js';
import { type EnteredRate, rateDraftOf } from './rate-input.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Rates that a person removes, changes and adds together. */
export interface EnteredBatch {
  readonly remove: readonly KnownRate[];
  readonly replace: ReadonlyArray<EnteredRate & { readonly id: number }>;
  readonly add: readonly EnteredRate[];
  /** Whether it takes an earlier batch back. */
  readonly isUndo: boolean;
}

/** Changes many rates at once, all of them or none; what it answers takes it back. */
export class ChangeRatesTogether {
  constructor(
    private readonly reference: ReferenceData,
    private readonly categories: ChargeCategoryRule,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `invalid`, `missing` for an unknown id, `conflict` for a stale version or days that have a rate */
  async execute(batch: EnteredBatch, actor: string): Promise<BatchOutcome> {
    const count = batch.remove.length + batch.replace.length + batch.add.length;
    if (count === 0) throw new RuleViolation('invalid', 'Please select at least one rate.');
    if (count > LARGEST_BATCH)
      throw new RuleViolation('invalid', `At most ${LARGEST_BATCH} rates are changed at once.`);
    const airports = await this.reference.airports();
    const contentOf = (entry: EnteredRate) => ({
      ...rateDraftOf(entry, airports, this.categories),
      isSample: entry.isSample ?? false,
    });
    const replace = batch.replace.map((entry) => ({
      id: entry.id,
      version: entry.version,
      content: contentOf(entry),
    }));
    const contents = { remove: batch.remove, replace, add: batch.add.map(contentOf) };
    const others = count - 1;
    const together = others === 0 ? 'by itself' : `together with ${others} ${others === 1 ? 'other' : 'others'}`;
    const why = batch.isUndo ? 'undone' : together;
    return this.unitOfWork.run((desk) => doRateBatch(desk, contents, { at: this.clock.now(), actor, why }));
  }
}
