import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError, type FieldError } from '../../domain/errors/domain-error.js';
import { createNotFoundError, createStaleVersionError } from '../../domain/errors/repository-errors.js';
import {
  adjustByPercent,
  type PercentChange,
  validateAdjustedAmounts,
  validatePercentChange,
} from '../../domain/tariff/percent-change.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { applyRateBatch, type BatchResult, type RateRef } from './rate-batch.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** The result of a percentage change of a rate, with validation messages if it is invalid. */
export interface AdjustedRate {
  readonly before: Rate;
  readonly after: Rate;
  readonly errors: readonly FieldError[];
}

/** Raises or lowers rates by a percentage: previewed first, then all of them or none. */
export class AdjustRatesByPercent {
  constructor(
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Old and new values; nothing is changed. @throws DomainError `invalid`, `missing`, `conflict` for a stale version
   */
  async preview(selected: readonly RateRef[], change: PercentChange): Promise<readonly AdjustedRate[]> {
    assertValid(validatePercentChange(change.percent.toNumber()));
    if (selected.length === 0) throw new DomainError('invalid', TARIFF_MESSAGES.noneSelected);
    const currentRates = new Map((await this.rates.all()).map((rate) => [rate.id, rate]));
    return selected.map(({ id, version }) => {
      const before = currentRates.get(id);
      if (!before) throw createNotFoundError('rate', id);
      if (version !== undefined && version !== before.version) throw createStaleVersionError('rate');
      const after = adjustByPercent(before, change);
      return { before, after, errors: validateAdjustedAmounts(after) };
    });
  }

  /**
   * @throws DomainError `invalid` with a message for every rate that the percentage makes invalid, `missing`,
   *   `conflict`
   */
  async execute(selected: readonly RateRef[], change: PercentChange, actor: string): Promise<BatchResult> {
    const changed = await this.preview(selected, change);
    assertValid(
      changed.flatMap(({ before, errors }) =>
        errors.map(({ message }) => ({ field: `${before.serviceCode} at ${before.airportCode}`, message })),
      ),
    );
    const replace = changed.map(({ before, after }) => ({
      id: before.id,
      version: before.version,
      content: { ...after, isSample: false },
    }));
    const why = `changed by ${change.percent.toFixed()} %`;
    return this.unitOfWork.run((tx) =>
      applyRateBatch(tx, { remove: [], replace, add: [] }, { at: this.clock.now(), actor, why }),
    );
  }
}
