import { EMAIL_NOT_PROCESSED } from '../../domain/operations/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import type { KeptEmail } from '../../domain/inbound-mail/inbound-email.js';
import { ImpenetrableText } from '../../domain/quoting/shipment-extractor.port.js';
import type { DeskWatch } from '../events/pipeline-events.port.js';
import type { SettledEmail } from './processed-email.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Work } from '../jobs/job-queue.port.js';

/**
 * Emails that could not be taken apart, or not be read: a customer may have written them, another try would read no more of
 * them, and nobody would ever look for them among what was ignored. A person gets them.
 */
export class UnreadMail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly watch: DeskWatch,
  ) {}

  /** Puts an email before a person. @param reason why nobody has read it, and what to do about it */
  async give(work: Work, email: KeptEmail, reason: string): Promise<SettledEmail> {
    const reasons = ['processing-failed'];
    const outcome = { state: 'failed', reasons, quotationId: undefined, lastError: reason } as const;
    await this.unitOfWork.run(async (desk) => {
      await desk.queue.finish(work);
      await desk.emails.settle(email.id, outcome);
      await desk.activity.append({
        at: this.clock.now(),
        category: 'error',
        action: EMAIL_NOT_PROCESSED,
        details: `Email ${email.id} was not read: ${reason}`,
        status: 'failure',
        actor: 'system',
        emailId: email.id,
        quotationId: undefined,
        before: undefined,
        after: undefined,
      });
    });
    this.watch.note({ kind: 'failed', emailId: email.id, reason });
    return { email: { ...email, ...outcome }, quotation: undefined };
  }
}

/** Why a text was not read, where that is the fault. @throws any other fault */
export function reasonOfImpenetrable(fault: unknown): string {
  if (fault instanceof ImpenetrableText) return fault.message;
  throw fault;
}
