import type { Clock } from '../../domain/clock.port.js';
import {
  addressLines,
  type Consignment,
  type ConsignmentDraft,
  faultsOfConsignment,
} from '../../domain/tariff/airport-terms/mawb-consignee.js';
import type { Consignments } from '../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import { unknownRecord } from '../../domain/errors/repository-errors.js';
import { RuleViolation, refuseFaults } from '../../domain/errors/domain-error.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Keeps the consignment addresses of the stations. */
export class KeepConsignments {
  constructor(
    private readonly consignments: Consignments,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** By country and airport. */
  async all(): Promise<readonly Consignment[]> {
    return this.consignments.all();
  }

  /** @throws RuleViolation `invalid` with the specification's sentence, `conflict` for the same address once more */
  async add(entry: ConsignmentDraft, actor: string): Promise<Consignment> {
    refuseFaults(faultsOfConsignment(entry));
    const lines = addressLines(entry).join('\n');
    return this.unitOfWork.run(async (desk) => {
      const consignment = await desk.consignments.add(entry);
      // Looked for only now: of two who add the same at once the second has waited for the first, and sees its address.
      const others = (await desk.consignments.all()).filter(({ id }) => id !== consignment.id);
      if (others.some((one) => one.locationId === entry.locationId && addressLines(one).join('\n') === lines)) {
        throw new RuleViolation('conflict', 'The airport has this consignment address already.');
      }
      await desk.activity.append(this.note('Consignment created', consignment, actor, undefined, consignment));
      return consignment;
    });
  }

  /** @throws RuleViolation `invalid`, `missing` for an unknown id, `conflict` for a stale version */
  async replace(id: number, entry: ConsignmentDraft, version: number | undefined, actor: string): Promise<Consignment> {
    const before = await this.existing(id);
    refuseFaults(faultsOfConsignment(entry));
    return this.unitOfWork.run(async (desk) => {
      const consignment = await desk.consignments.replace(id, entry, version);
      await desk.activity.append(this.note('Consignment updated', consignment, actor, before, consignment));
      return consignment;
    });
  }

  /** @throws RuleViolation `missing` for an unknown id */
  async remove(id: number, actor: string): Promise<void> {
    const before = await this.existing(id);
    await this.unitOfWork.run(async (desk) => {
      await desk.consignments.remove(id);
      await desk.activity.append(this.note('Consignment deleted', before, actor, before, undefined));
    });
  }

  private async existing(id: number): Promise<Consignment> {
    const consignment = await this.consignments.find(id);
    if (!consignment) throw unknownRecord('consignment', id);
    return consignment;
  }

  private note(
    action: string,
    consignment: Consignment,
    actor: string,
    before: Consignment | undefined,
    after: Consignment | undefined,
  ) {
    return changeNote({ at: this.clock.now(), action, details: consignment.stationLegalName, actor, before, after });
  }
}
