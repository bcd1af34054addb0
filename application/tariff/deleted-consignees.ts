import type { Clock } from '../../domain/clock.port.js';
import { isRecord } from '../../domain/is-record.js';
import {
  type ADDRESS_LINES,
  type MawbConsignee,
  type NewMawbConsignee,
  toAddressLines,
} from '../../domain/tariff/airport-terms/mawb-consignee.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import { DeletedRecords } from '../activity/deleted-records.js';
import type { ManageConsignees } from './manage-consignees.js';

/** The consignment addresses that staff deleted lately. */
export class DeletedConsignees extends DeletedRecords<NewMawbConsignee, MawbConsignee> {
  constructor(
    private readonly consignees: ManageConsignees,
    log: ActivityLogRepository,
    clock: Clock,
  ) {
    super('mawb-consignee-deleted', log, clock);
  }

  protected parse(before: unknown): NewMawbConsignee | undefined {
    if (!isRecord(before)) return undefined;
    const { countryId, locationId } = before;
    if (typeof countryId !== 'number' || typeof locationId !== 'number') return undefined;
    const text = (line: (typeof ADDRESS_LINES)[number]) => (typeof before[line] === 'string' ? before[line] : '');
    return {
      ...{ countryId, locationId, stationLegalName: text('stationLegalName'), taxId: text('taxId') },
      ...{ address1: text('address1'), address2: text('address2'), customsCode: text('customsCode') },
      ...{ cityCountry: text('cityCountry'), telephone: text('telephone'), email: text('email') },
    };
  }

  protected async loadComparison(): Promise<(recorded: NewMawbConsignee) => boolean> {
    const write = (one: NewMawbConsignee) => [one.locationId, ...toAddressLines(one)].join('\n');
    const all = new Set((await this.consignees.all()).map(write));
    return (recorded) => all.has(write(recorded));
  }

  protected create(recorded: NewMawbConsignee, actor: string): Promise<MawbConsignee> {
    return this.consignees.add(recorded, actor);
  }
}
