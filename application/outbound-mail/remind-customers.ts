import type { Clock } from '../../domain/clock.port.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { isCountryOf } from '../../domain/geography/country.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import { toOfficeDay } from '../../domain/office-day.js';
import type { Settings } from '../../domain/operations/settings.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import { createReminder } from '../../domain/outbound-mail/reminder.js';
import {
  getReminderHorizon,
  isOpenForReminder,
  isTimeToRemind,
  isWithoutReminder,
  recordReminder,
} from '../../domain/quoting/outcome/reminder.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { getDayKind } from '../../domain/tariff/condition/working-days.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { ReplyComposer, ReplyDraft } from './reply-composer.js';

const BATCH_SIZE = 100;

/** Dependencies of the reminders. */
export interface RemindCustomersDependencies {
  readonly quotations: Pick<QuotationRepository, 'findUnanswered'>;
  readonly outboundEmails: Pick<OutboundEmailRepository, 'findByQuotation'>;
  readonly emails: Pick<InboundEmailRepository, 'find'>;
  readonly recognizedDomains: Pick<RecognizedDomainRepository, 'findBySender'>;
  readonly reference: Pick<AirportDirectory, 'countries'>;
  readonly settings: { getCurrent(): Promise<Pick<Settings, 'reminderDays' | 'withoutReminder'>> };
  readonly composer: Pick<ReplyComposer, 'loadContextOf' | 'draftReminder'>;
}

/** Puts one reminder into the outbox for each quotation that runs out soon and whose customer is silent. */
export class RemindCustomers {
  constructor(
    private readonly dependencies: RemindCustomersDependencies,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param signal stops it between two quotations; the rest is done the next time @returns how many were written */
  async execute(signal?: AbortSignal): Promise<number> {
    const { reminderDays, withoutReminder } = await this.dependencies.settings.getCurrent();
    const now = this.clock.now();
    if (reminderDays === 0 || !isTimeToRemind(now)) return 0;
    const until = getReminderHorizon(now, reminderDays);
    let [written, afterId] = [0, 0];
    for (;;) {
      const found = await this.dependencies.quotations.findUnanswered({ until, afterId, limit: BATCH_SIZE });
      for (const quotation of found) {
        if (signal?.aborted) return written;
        afterId = quotation.id;
        const isDue = isOpenForReminder(quotation, now) && !isWithoutReminder(quotation.clientEmail, withoutReminder);
        if (isDue && !(await this.isOnHoliday(quotation, now)) && (await this.remind(quotation, now))) written += 1;
      }
      if (found.length < BATCH_SIZE) return written;
    }
  }

  /** Whether the day is a holiday where the customer is; of a customer without a country nothing is known. */
  private async isOnHoliday({ clientEmail }: Quotation, now: Date): Promise<boolean> {
    const entry = await this.dependencies.recognizedDomains.findBySender(clientEmail);
    if (!entry?.country) return false;
    const countries = await this.dependencies.reference.countries();
    const code = countries.find((one) => isCountryOf(entry.country, one) === true)?.code;
    return code !== undefined && getDayKind(toOfficeDay(now), code) === 'holiday';
  }

  /** A quotation whose PDF a person handed over has no thread to remind in. */
  private async remind(quotation: Quotation, now: Date): Promise<boolean> {
    const reply = await this.dependencies.outboundEmails.findByQuotation(quotation.id, quotation.revision);
    const email = await this.dependencies.emails.find(quotation.emailId);
    if (reply?.state !== 'sent' || !email) return false;
    const context = await this.dependencies.composer.loadContextOf(quotation);
    const draft: ReplyDraft = await this.dependencies.composer.draftReminder(quotation, email.subject, context);
    return this.unitOfWork.run(async (tx) => {
      const current = await tx.quotations.findForUpdate(quotation.id);
      const isSame = current?.revision === quotation.revision && !current.commercial?.remindedAt;
      if (!current || !isSame || !isOpenForReminder(current, now)) return false;
      await tx.quotations.update(recordReminder(current, now));
      const { id } = await tx.outboundEmails.add(createReminder(reply, draft, now));
      await tx.queue.enqueue('send-reply', id, now);
      return true;
    });
  }
}
