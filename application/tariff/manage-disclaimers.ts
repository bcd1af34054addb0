import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
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
import { createChangeLogEntry } from '../operations/activity/change-log-entry.js';
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
      await tx.activity.append(this.createLogEntry('Disclaimer created', disclaimer, actor, undefined, disclaimer));
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
    const before = await this.findOrThrow(id);
    const draft = await this.toDraft(entry);
    return this.unitOfWork.run(async (tx) => {
      const disclaimer = await tx.disclaimers.replace(id, draft, version);
      await tx.activity.append(this.createLogEntry('Disclaimer updated', disclaimer, actor, before, disclaimer));
      return disclaimer;
    });
  }

  /**
   * Sets the order of the disclaimers.
   * @param ids all of them, in their new order
   * @returns them, in that order
   * @throws DomainError `conflict` if these are not the stored disclaimers
   */
  async reorder(ids: readonly number[], actor: string): Promise<readonly Disclaimer[]> {
    return this.unitOfWork.run(async (tx) => {
      const before = await tx.disclaimers.all();
      const ordered = [...new Set(ids)].flatMap((id) => before.find((one) => one.id === id) ?? []);
      if (ordered.length !== before.length || ids.length !== before.length) {
        throw new DomainError('conflict', TARIFF_MESSAGES.staleDisclaimers);
      }
      if (ordered.every((one, at) => one.id === before[at]?.id)) return before;
      await tx.disclaimers.reorder(reorderPriorities(ordered));
      const after = await tx.disclaimers.all();
      await tx.activity.append(createReorderLogEntry(this.clock.now(), actor, before, after));
      return after;
    });
  }

  /** @throws DomainError `missing` for an unknown id */
  async remove(id: number, actor: string): Promise<void> {
    const before = await this.findOrThrow(id);
    await this.unitOfWork.run(async (tx) => {
      await tx.disclaimers.remove(id);
      await tx.activity.append(this.createLogEntry('Disclaimer deleted', before, actor, before, undefined));
    });
  }

  private async findOrThrow(id: number): Promise<Disclaimer> {
    const disclaimer = await this.disclaimers.find(id);
    if (!disclaimer) throw createNotFoundError('disclaimer', id);
    return disclaimer;
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

  private createLogEntry(
    action: string,
    disclaimer: Disclaimer,
    actor: string,
    before: Disclaimer | undefined,
    after: Disclaimer | undefined,
  ) {
    return createChangeLogEntry({ at: this.clock.now(), action, details: disclaimer.title, actor, before, after });
  }
}

function createReorderLogEntry(at: Date, actor: string, before: readonly Disclaimer[], after: readonly Disclaimer[]) {
  const readable = (order: readonly Disclaimer[]) => ({
    order: order.map(({ title, priority }) => `${title} (priority ${priority})`),
  });
  const change = { before: readable(before), after: readable(after) };
  return createChangeLogEntry({ at, action: 'Disclaimers reordered', details: 'All disclaimers', actor, ...change });
}
