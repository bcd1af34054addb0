import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError, type FieldError } from '../../domain/errors/domain-error.js';
import { createNotFoundError, createStaleVersionError } from '../../domain/errors/repository-errors.js';
import {
  adjustByPercent,
  type PercentChange,
  validateAdjustedAmounts,
  validatePercentChange,
} from '../../domain/tariff/percent-change.js';
import { RATE_MESSAGES, type Rate } from '../../domain/tariff/rate.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import { addDays, canStartSeason, type Day, isDay } from '../../domain/tariff/rate-validity.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { applyRateBatch, type BatchResult, type RateRef } from './rate-batch.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** The result of a percentage change of a rate, with validation messages if it is invalid. */
export interface AdjustedRate {
  readonly before: Rate;
  readonly after: Rate;
  readonly errors: readonly FieldError[];
}

/**
 * Raises or lowers rates by a percentage: previewed first, then all of them or none. From a day on, what holds now ends the
 * day before, and the changed rates follow it.
 */
export class AdjustRatesByPercent {
  constructor(
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Old and new values; nothing is changed. @throws DomainError `invalid`, `missing`, `conflict` for a stale version
   */
  async preview(
    selected: readonly RateRef[],
    change: PercentChange,
    validFrom?: Day,
  ): Promise<readonly AdjustedRate[]> {
    if (validFrom !== undefined && !isDay(validFrom)) {
      throw new DomainError('invalid', RATE_MESSAGES.noDay, [{ field: 'validFrom', message: RATE_MESSAGES.noDay }]);
    }
    assertValid(validatePercentChange(change.percent.toNumber()));
    if (selected.length === 0) throw new DomainError('invalid', TARIFF_MESSAGES.noneSelected);
    const currentRates = new Map((await this.rates.all()).map((rate) => [rate.id, rate]));
    return selected.map(({ id, version }) => {
      const before = currentRates.get(id);
      if (!before) throw createNotFoundError('rate', id);
      if (version !== undefined && version !== before.version) throw createStaleVersionError('rate');
      const adjusted = adjustByPercent(before, change);
      if (validFrom === undefined) return { before, after: adjusted, errors: validateAdjustedAmounts(adjusted) };
      const isPossible = canStartSeason(before, validFrom);
      const days = isPossible ? [] : [{ field: 'validFrom', message: TARIFF_MESSAGES.noSeason(validFrom) }];
      return { before, after: { ...adjusted, validFrom }, errors: [...validateAdjustedAmounts(adjusted), ...days] };
    });
  }

  /**
   * @throws DomainError `invalid` with a message for every rate that the percentage makes invalid, `missing`,
   *   `conflict`
   */
  async execute(
    selected: readonly RateRef[],
    change: PercentChange,
    actor: string,
    validFrom?: Day,
  ): Promise<BatchResult> {
    const changed = await this.preview(selected, change, validFrom);
    assertValid(
      changed.flatMap(({ before, errors }) =>
        errors.map(({ message }) => ({ field: `${before.serviceCode} at ${before.airportCode}`, message })),
      ),
    );
    const why = `changed by ${change.percent.toFixed()} %${validFrom === undefined ? '' : ` from ${validFrom}`}`;
    const replace = changed.map(({ before, after }) => ({
      id: before.id,
      version: before.version,
      content:
        validFrom === undefined
          ? { ...after, isSample: false }
          : { ...before, validUntil: addDays(validFrom, -1), isSample: false },
    }));
    const add = validFrom === undefined ? [] : changed.map(({ after }) => ({ ...after, isSample: false }));
    return this.unitOfWork.run((tx) =>
      applyRateBatch(tx, { remove: [], replace, add }, { at: this.clock.now(), actor, why }),
    );
  }
}
