import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError, StaleVersionError } from '../../domain/errors/repository-errors.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import {
  type Disclaimer,
  type DisclaimerDraft,
  isSameDisclaimer,
  validateDisclaimer,
} from '../../domain/tariff/airport-terms/disclaimer.js';
import type { DisclaimerRepository } from '../../domain/tariff/airport-terms/disclaimer.repository.js';
import { reorderPriorities } from '../../domain/tariff/airport-terms/disclaimer-order.js';
import { DISCLAIMER_MESSAGES } from '../../domain/tariff/tariff.messages.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** Manages the disclaimers of quotations. */
export class ManageDisclaimers {
  constructor(
    private readonly disclaimers: DisclaimerRepository,
    private readonly reference: AirportDirectory,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** In the order in which quotations print them. */
  async all(): Promise<readonly Disclaimer[]> {
    return this.disclaimers.all();
  }

  /**
   * @param place its position before it was deleted; undefined: last among those of its priority
   * @throws DomainError `invalid` with the specification's message, `conflict` for the same text at the same airports
   */
  async add(entry: Partial<DisclaimerDraft>, actor: string, place?: number): Promise<Disclaimer> {
    const draft = await this.toDraft(entry);
    return this.unitOfWork.run(async (tx) => {
      const disclaimer = await tx.disclaimers.add(draft, place);
      // Looked up after locking: of two users who add the same text at once, the second waits for the first and sees
      // it.
      const others = (await tx.disclaimers.all()).filter(({ id }) => id !== disclaimer.id);
      if (others.some((one) => isSameDisclaimer(one, draft)))
        throw new DomainError('conflict', DISCLAIMER_MESSAGES.duplicate);
      await tx.events.publish({ type: 'disclaimer-created', at: this.clock.now(), actor, after: disclaimer });
      return disclaimer;
    });
  }

  /** @throws DomainError `invalid`, `missing` for an unknown id, `conflict` for a stale version */
  async replace(
    id: number,
    entry: Partial<DisclaimerDraft>,
    version: number | undefined,
    actor: string,
  ): Promise<Disclaimer> {
    const draft = await this.toDraft(entry);
    return this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx.disclaimers, id);
      const disclaimer = await tx.disclaimers.replace(id, draft, version);
      await tx.events.publish({ type: 'disclaimer-updated', at: this.clock.now(), actor, before, after: disclaimer });
      return disclaimer;
    });
  }

  /**
   * Sets the order of the disclaimers.
   * @param ids all of them, in their new order
   * @param seen all of them, in the order that the person saw; undefined replaces any order
   * @returns them, in that order
   * @throws StaleVersionError if these are not the stored disclaimers, or were in another order than was seen
   */
  async reorder(ids: readonly number[], actor: string, seen?: readonly number[]): Promise<readonly Disclaimer[]> {
    return this.unitOfWork.run(async (tx) => {
      const before = await tx.disclaimers.allForUpdate();
      if (seen && before.map(({ id }) => id).join() !== seen.join()) {
        throw new StaleVersionError(TARIFF_MESSAGES.reorderedMeanwhile);
      }
      const ordered = [...new Set(ids)].flatMap((id) => before.find((one) => one.id === id) ?? []);
      if (ordered.length !== before.length || ids.length !== before.length) {
        throw new StaleVersionError(TARIFF_MESSAGES.staleDisclaimers);
      }
      if (ordered.every((one, at) => one.id === before[at]?.id)) return before;
      await tx.disclaimers.reorder(reorderPriorities(ordered));
      const after = await tx.disclaimers.all();
      const orders = { before: describeOrder(before), after: describeOrder(after) };
      await tx.events.publish({ type: 'disclaimers-reordered', at: this.clock.now(), actor, ...orders });
      return after;
    });
  }

  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  async remove(id: number, actor: string, version?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx.disclaimers, id);
      await tx.disclaimers.remove(id, version);
      await tx.events.publish({ type: 'disclaimer-deleted', at: this.clock.now(), actor, before });
    });
  }

  private async toDraft(entry: Partial<DisclaimerDraft>): Promise<DisclaimerDraft> {
    assertValid(validateDisclaimer(entry));
    const airports = await this.reference.airports();
    const airportIds = [...new Set(entry.airportIds ?? [])];
    const unknown = airportIds.find((id) => !airports.some((airport) => airport.id === id));
    if (unknown !== undefined) throw new DomainError('invalid', TARIFF_MESSAGES.noAirport(unknown));
    return {
      title: (entry.title ?? '').trim(),
      content: (entry.content ?? '').trim(),
      priority: entry.priority ?? 1,
      airportIds,
    };
  }
}

/** The titles in their order, as people read it in the log. */
function describeOrder(disclaimers: readonly Disclaimer[]) {
  return { order: disclaimers.map(({ title, priority }) => `${title} (priority ${priority})`) };
}

/** Read under the lock of the change: what the log calls the value before was the value before. */
async function findForUpdate(disclaimers: Pick<DisclaimerRepository, 'allForUpdate'>, id: number): Promise<Disclaimer> {
  const disclaimer = (await disclaimers.allForUpdate()).find((one) => one.id === id);
  if (!disclaimer) throw createNotFoundError('disclaimer', id);
  return disclaimer;
}
