import type { Clock } from '../../domain/clock.port.js';
import { findAutonomy } from '../../domain/customers/autonomy.js';
import type { RecognizedDomain } from '../../domain/customers/recognized-domain.js';
import { isRecord } from '../../domain/is-record.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import { DeletedRecords } from '../activity/deleted-records.js';
import type { ManageRecognizedDomains, RecognizedDomainInput } from './manage-recognized-domains.js';
import { parseRecordedAgreement } from './recorded-agreement.js';

/** The domains and mailboxes that staff deleted lately; whoever had recognized them confirmed what there was to confirm. */
export class DeletedRecognizedDomains extends DeletedRecords<RecognizedDomainInput, RecognizedDomain> {
  constructor(
    private readonly domains: ManageRecognizedDomains,
    log: ActivityLogRepository,
    clock: Clock,
  ) {
    super('recognized-domain-deleted', log, clock);
  }

  protected parse(before: unknown): RecognizedDomainInput | undefined {
    if (!isRecord(before)) return undefined;
    const { mailDomain, companyName, isApproved } = before;
    if (typeof mailDomain !== 'string' || typeof companyName !== 'string' || typeof isApproved !== 'boolean') {
      return undefined;
    }
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
    return {
      ...{ domain: mailDomain, companyName, isApproved, mailbox: text(before.mailbox) },
      ...{ country: text(before.country), notes: text(before.notes), autonomy: findAutonomy(text(before.autonomy)) },
      agreement: parseRecordedAgreement(before.agreement),
      ...{ confirmFreeMail: true, confirmLookAlike: true, version: undefined },
    };
  }

  protected async loadComparison(): Promise<(recorded: RecognizedDomainInput) => boolean> {
    const all = await this.domains.all();
    return ({ domain, mailbox }) => all.some((one) => one.mailDomain === domain && one.mailbox === mailbox);
  }

  protected create(recorded: RecognizedDomainInput, actor: string): Promise<RecognizedDomain> {
    return this.domains.add(recorded, actor);
  }
}
