import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import {
  type MawbConsignee,
  type NewMawbConsignee,
  toAddressLines,
  validateMawbConsignee,
} from '../../domain/tariff/airport-terms/mawb-consignee.js';
import type { MawbConsigneeRepository } from '../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** Manages the consignment addresses of the stations. */
export class ManageConsignees {
  constructor(
    private readonly consignments: MawbConsigneeRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By country and airport. */
  async all(): Promise<readonly MawbConsignee[]> {
    return this.consignments.all();
  }

  /** @throws DomainError `invalid` with the specification's message, `conflict` for a duplicate address */
  async add(entry: NewMawbConsignee, actor: string): Promise<MawbConsignee> {
    assertValid(validateMawbConsignee(entry));
    const lines = toAddressLines(entry).join('\n');
    return this.unitOfWork.run(async (tx) => {
      const consignment = await tx.consignments.add(entry);
      // Looked up after locking: of two users who add the same address at once, the second waits for the first and sees
      // it.
      const others = (await tx.consignments.all()).filter(({ id }) => id !== consignment.id);
      if (others.some((one) => one.locationId === entry.locationId && toAddressLines(one).join('\n') === lines)) {
        throw new DomainError('conflict', TARIFF_MESSAGES.duplicateConsignee);
      }
      await tx.events.publish({ type: 'mawb-consignee-created', at: this.clock.now(), actor, after: consignment });
      return consignment;
    });
  }

  /** @throws DomainError `invalid`, `missing` for an unknown id, `conflict` for a stale version */
  async replace(
    id: number,
    entry: NewMawbConsignee,
    version: number | undefined,
    actor: string,
  ): Promise<MawbConsignee> {
    assertValid(validateMawbConsignee(entry));
    return this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx.consignments, id);
      const consignment = await tx.consignments.replace(id, entry, version);
      await tx.events.publish({
        type: 'mawb-consignee-updated',
        at: this.clock.now(),
        actor,
        before,
        after: consignment,
      });
      return consignment;
    });
  }

  /**
   * @param version the version that was seen; undefined removes any version
   * @throws DomainError `missing` for an unknown id, `conflict` for a stale version
   */
  async remove(id: number, actor: string, version?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const before = await findForUpdate(tx.consignments, id);
      await tx.consignments.remove(id, version);
      await tx.events.publish({ type: 'mawb-consignee-deleted', at: this.clock.now(), actor, before });
    });
  }
}

/** Read under the lock of the change: what the log calls the value before was the value before. */
async function findForUpdate(
  consignments: Pick<MawbConsigneeRepository, 'findForUpdate'>,
  id: number,
): Promise<MawbConsignee> {
  const consignment = await consignments.findForUpdate(id);
  if (!consignment) throw createNotFoundError('consignment', id);
  return consignment;
}
