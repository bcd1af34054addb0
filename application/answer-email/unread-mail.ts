import { EMAIL_NOT_PROCESSED } from '../../domain/activity/activity.js';
import type { KeptEmail } from '../../domain/incoming-email/incoming-email.js';
import type { SettledEmail } from '../settled-email.js';
import type { Desk } from '../unit-of-work.port.js';
import type { Work } from '../work-queue.port.js';

/**
 * Puts an email before a person that could not be taken apart: a customer may have written it, another try would read no
 * more of it, and nobody would ever look for it among what was ignored.
 */
export async function giveToPerson(
  desk: Desk,
  work: Work,
  email: KeptEmail,
  reason: string,
  at: Date,
): Promise<SettledEmail> {
  const reasons = ['processing-failed'];
  const outcome = { state: 'failed', reasons, quotationId: undefined, lastError: reason } as const;
  await desk.queue.finish(work);
  await desk.emails.settle(email.id, outcome);
  await desk.activity.append({
    at,
    category: 'error',
    action: EMAIL_NOT_PROCESSED,
    details: `Email ${email.id} could not be taken apart: ${reason}`,
    status: 'failure',
    actor: 'system',
    emailId: email.id,
    quotationId: undefined,
    before: undefined,
    after: undefined,
  });
  return { email: { ...email, ...outcome }, quotation: undefined };
}
