import type { Clock } from '../../domain/clock.port.js';
import { changedMeanwhile, unknownRecord } from '../../domain/errors/repository-errors.js';
import { type FieldFault, RuleViolation, refuseFaults } from '../../domain/errors/domain-error.js';
import {
  changedByPercent,
  faultsOfChange,
  faultsOfPercent,
  type PercentChange,
} from '../../domain/tariff/percent-change.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import { type BatchOutcome, doRateBatch, type KnownRate } from './rate-batch.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** What a percentage makes of a rate; faults where it makes it impossible. */
export interface ChangedRate {
  readonly before: Rate;
  readonly after: Rate;
  readonly faults: readonly FieldFault[];
}

/** Raises or lowers rates by a percentage: first looked at, then all of them or none. */
export class ChangeRatesByPercent {
  constructor(
    private readonly rates: Pick<RateBook, 'all'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Old and new figures; nothing is changed. @throws RuleViolation `invalid`, `missing`, `conflict` for a stale version */
  async look(chosen: readonly KnownRate[], change: PercentChange): Promise<readonly ChangedRate[]> {
    refuseFaults(faultsOfPercent(change.percent.toNumber()));
    if (chosen.length === 0) throw new RuleViolation('invalid', 'Please select at least one rate.');
    const standing = new Map((await this.rates.all()).map((rate) => [rate.id, rate]));
    return chosen.map(({ id, version }) => {
      const before = standing.get(id);
      if (!before) throw unknownRecord('rate', id);
      if (version !== undefined && version !== before.version) throw changedMeanwhile('rate');
      const after = changedByPercent(before, change);
      return { before, after, faults: faultsOfChange(after) };
    });
  }

  /** @throws RuleViolation `invalid` with a fault for every rate that the percentage makes impossible, `missing`, `conflict` */
  async execute(chosen: readonly KnownRate[], change: PercentChange, actor: string): Promise<BatchOutcome> {
    const changed = await this.look(chosen, change);
    refuseFaults(
      changed.flatMap(({ before, faults }) =>
        faults.map(({ message }) => ({ field: `${before.serviceCode} at ${before.airportCode}`, message })),
      ),
    );
    const replace = changed.map(({ before, after }) => ({
      id: before.id,
      version: before.version,
      content: { ...after, isSample: false },
    }));
    const why = `changed by ${change.percent.toFixed()} %`;
    return this.unitOfWork.run((desk) =>
      doRateBatch(desk, { remove: [], replace, add: [] }, { at: this.clock.now(), actor, why }),
    );
  }
}
