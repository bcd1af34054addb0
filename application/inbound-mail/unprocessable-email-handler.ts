import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import type { StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import { ExtractionTimeoutError } from '../../domain/quoting/shipment-extractor.port.js';
import type { PipelineListener } from '../events/pipeline-events.port.js';
import type { Job } from '../jobs/job-queue.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { ProcessedEmail } from './processed-email.js';

/**
 * Moves emails that could not be parsed or extracted to staff review: a customer may have written them, a retry would
 * fail again, and they must not be lost among the ignored ones.
 */
export class UnprocessableEmailHandler {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly listener: PipelineListener,
  ) {}

  /** Moves an email to staff review. @param reason why it was not processed, and what to do about it */
  async markFailed(job: Job, email: StoredEmail, reason: string): Promise<ProcessedEmail> {
    const reasons = ['processing-failed'];
    const outcome = { state: 'failed', reasons, quotationId: undefined, lastError: reason } as const;
    await this.unitOfWork.run(async (tx) => {
      await tx.queue.complete(job);
      await tx.emails.recordOutcome(email.id, outcome);
      const { id: emailId } = email;
      await tx.events.publish({ type: 'email-failed', at: this.clock.now(), actor: SYSTEM_ACTOR, emailId, reason });
    });
    this.listener.record({ kind: 'failed', emailId: email.id, reason });
    return { email: { ...email, ...outcome }, quotation: undefined };
  }
}

/** The reason if the error is an extraction timeout. @throws any other error */
export function getTimeoutReason(error: unknown): string {
  if (error instanceof ExtractionTimeoutError) return error.message;
  throw error;
}
