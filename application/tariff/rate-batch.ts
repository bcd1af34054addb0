import { createNotFoundError, createStaleVersionError } from '../../domain/errors/repository-errors.js';
import type { Rate, RateDraft } from '../../domain/tariff/rate.js';
import type { TransactionScope } from '../persistence/unit-of-work.port.js';

/** Rates that a batch may touch. */
export const MAX_BATCH_SIZE = 5_000;

/** The new values of a rate. */
export type RateContent = RateDraft & { readonly isSample: boolean };

/** An existing rate, and the version that the decision was based on; undefined overwrites. */
export interface RateRef {
  readonly id: number;
  readonly version: number | undefined;
}

/**
 * Rates that are deleted, changed and added together, in this order, so that a new one can take the days of a deleted
 * one.
 */
export interface RateBatch {
  readonly remove: readonly RateRef[];
  readonly replace: ReadonlyArray<RateRef & { readonly content: RateContent }>;
  readonly add: readonly RateContent[];
}

/** The result of a batch. */
export interface BatchResult {
  /** Their stored state, without those that were deleted. */
  readonly rates: readonly Rate[];
  /** The batch that undoes this one. */
  readonly undo: RateBatch;
}

/** Time and user of a batch, and a suffix for its log entries, for instance `changed by 5 %`. */
export interface BatchContext {
  readonly at: Date;
  readonly actor: string;
  readonly why: string;
}

/**
 * Applies a batch in the given transaction, with a log entry for each rate.
 * @throws DomainError `missing` for an unknown id, `conflict` for a stale version or days that have a rate
 */
export async function applyRateBatch(
  tx: TransactionScope,
  batch: RateBatch,
  context: BatchContext,
): Promise<BatchResult> {
  const currentRates = new Map((await tx.rates.all()).map((rate) => [rate.id, rate]));
  const requireRate = ({ id, version }: RateRef): Rate => {
    const rate = currentRates.get(id);
    if (!rate) throw createNotFoundError('rate', id);
    if (version !== undefined && version !== rate.version) throw createStaleVersionError('rate');
    return rate;
  };
  const removed = batch.remove.map(requireRate);
  const replaced = batch.replace.map((one) => ({ before: requireRate(one), content: one.content }));

  for (const before of removed) {
    await tx.rates.remove(before.id, before.version);
    await tx.events.publish({ ...context, type: 'rate-deleted', before });
  }
  const changed: Array<{ readonly before: Rate; readonly after: Rate }> = [];
  for (const { before, content } of replaced) {
    const after = await tx.rates.replace(before.id, content, before.version);
    changed.push({ before, after });
    await tx.events.publish({ ...context, type: 'rate-updated', before, after });
  }
  const added: Rate[] = [];
  for (const content of batch.add) {
    const rate = await tx.rates.add(content);
    added.push(rate);
    await tx.events.publish({ ...context, type: 'rate-created', after: rate });
  }
  return {
    rates: [...changed.map(({ after }) => after), ...added],
    undo: {
      remove: added.map(({ id, version }) => ({ id, version })),
      replace: changed.map(({ before, after }) => ({ id: after.id, version: after.version, content: before })),
      add: removed,
    },
  };
}
