import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createStaleVersionError } from '../../domain/errors/repository-errors.js';
import type { Airport } from '../../domain/geography/airport.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { toOfficeDay } from '../../domain/office-day.js';
import { type PlannedRateCopy, planRateCopy } from '../../domain/tariff/plan-rate-copy.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { applyRateBatch, type BatchResult, type RateRef } from './rate-batch.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** From which airport to which one, by their ids; undefined where none was chosen. */
export interface CopyRequest {
  readonly fromLocationId: number | undefined;
  readonly toLocationId: number | undefined;
}

/** The effect of copying, rate by rate. */
export interface RateCopy {
  readonly from: Airport;
  readonly to: Airport;
  readonly rates: readonly PlannedRateCopy[];
}

/** Copies the rates of one airport to another: previewed first, then all differences or none. */
export class CopyRates {
  constructor(
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly reference: AirportDirectory,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * New, changed and equal rates; nothing is changed. @throws DomainError `invalid` unless the airports are two served
   * ones
   */
  async preview({ fromLocationId, toLocationId }: CopyRequest): Promise<RateCopy> {
    const [rates, airports] = await Promise.all([this.rates.all(), this.reference.airports()]);
    const from = airports.find(({ id }) => id === fromLocationId);
    const to = airports.find(({ id }) => id === toLocationId);
    if (!from || !to) throw new DomainError('invalid', TARIFF_MESSAGES.chooseAirports);
    if (from.id === to.id) throw new DomainError('invalid', TARIFF_MESSAGES.sameAirport);
    const ratesAt = (airport: Airport) => rates.filter(({ locationId }) => locationId === airport.id);
    return { from, to, rates: planRateCopy(ratesAt(from), to, ratesAt(to), toOfficeDay(this.clock.now())) };
  }

  /**
   * @param replaced the rates shown as changed in the preview; undefined: there was none
   * @throws DomainError `invalid` if nothing differs, `conflict` if one of the rates was changed meanwhile
   */
  async execute(request: CopyRequest, replaced: readonly RateRef[] | undefined, actor: string): Promise<BatchResult> {
    const { from, rates } = await this.preview(request);
    const replace = rates.flatMap(({ kind, before, draft }) =>
      kind === 'changed' && before
        ? [{ id: before.id, version: before.version, content: { ...draft, isSample: false } }]
        : [],
    );
    const add = rates.flatMap(({ kind, draft }) => (kind === 'new' ? [{ ...draft, isSample: false }] : []));
    if (replace.length + add.length === 0) throw new DomainError('invalid', TARIFF_MESSAGES.nothingToCopy);
    const isAsSeen = replaced?.length === replace.length && replace.every((one) => replaced.some(isSameVersion(one)));
    if (replaced && !isAsSeen) throw createStaleVersionError('rate');
    const context = { at: this.clock.now(), actor, why: `copied from ${from.code}` };
    return this.unitOfWork.run((tx) => applyRateBatch(tx, { remove: [], replace, add }, context));
  }
}

function isSameVersion(one: RateRef): (other: RateRef) => boolean {
  return (other) => other.id === one.id && other.version === one.version;
}
