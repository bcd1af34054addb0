import type { Clock } from '../../domain/clock.port.js';
import { createNotFoundError, StaleVersionError } from '../../domain/errors/repository-errors.js';
import { toOfficeDay } from '../../domain/office-day.js';
import { type CallEntry, recordCall, type WantedCalls } from '../../domain/quoting/outcome/customer-call.js';
import { OUTCOME_MESSAGES } from '../../domain/quoting/outcome/outcome.messages.js';
import { getReminderHorizon } from '../../domain/quoting/outcome/reminder.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';
import { createPageRequest } from '../persistence/pagination.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Which silent customers are to be called, and what their calls bring. */
export class CallCustomers {
  constructor(
    private readonly quotations: Pick<QuotationRepository, 'findToCall'>,
    private readonly settings: Pick<SettingsRepository, 'getCurrent'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** One page of the quotations whose customers are to be called, longest sent first. @param page counted from 1 */
  async list(page: number, pageSize: number): Promise<{ readonly rows: readonly Quotation[]; readonly total: number }> {
    const { callDays, callAboveUsd } = await this.settings.getCurrent();
    const now = this.clock.now();
    // Nothing that holds still ends before now: without days only the total counts.
    const endsUntil = callDays === 0 ? new Date(0) : getReminderHorizon(now, callDays);
    const wanted: WantedCalls = { today: toOfficeDay(now), now, endsUntil, fromUsd: callAboveUsd };
    const within = createPageRequest(page, pageSize);
    return this.quotations.findToCall(wanted, within.page, within.pageSize);
  }

  /**
   * Notes a call, which takes the quotation off the list until the day that is named.
   * @param seenVersion the version that the person had before them
   * @throws DomainError `missing` for an unknown id, `invalid`, `conflict` where it is not open or has changed meanwhile
   */
  async record(quotationId: number, entry: CallEntry, actor: string, seenVersion: number): Promise<Quotation> {
    const at = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const quotation = await tx.quotations.findForUpdate(quotationId);
      if (!quotation) throw createNotFoundError('quotation', quotationId);
      if (seenVersion !== quotation.version)
        throw new StaleVersionError(OUTCOME_MESSAGES.staleVersion(quotation.number));
      const called = await tx.quotations.update(recordCall(quotation, entry, actor, at));
      const { emailId, clientEmail } = quotation;
      const after = { remark: entry.remark.trim(), nextOn: entry.nextOn ?? null };
      await tx.events.publish({ type: 'customer-called', at, actor, quotationId, emailId, clientEmail, after });
      return called;
    });
  }
}
