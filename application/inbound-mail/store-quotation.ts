import type { Quotation, QuotationDraft } from '../../domain/quoting/quotation.js';
import type { Job } from '../jobs/job-queue.port.js';
import { PublicError } from '../jobs/public-error.js';
import type { TransactionScope } from '../persistence/unit-of-work.port.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

/**
 * Completes the job and stores its quotation: a new one, or the next revision of the answered one.
 * @throws PublicError where another answer was merged in meanwhile: the email is then processed again
 */
export async function storeQuotation(
  tx: TransactionScope,
  job: Job,
  answered: Quotation | undefined,
  draft: QuotationDraft,
): Promise<Quotation> {
  await tx.queue.complete(job);
  return answered ? reviseQuotation(tx, answered, draft) : tx.quotations.add(draft);
}

/** The next revision. @throws PublicError where another answer was merged in meanwhile: this one is then read again */
async function reviseQuotation(tx: TransactionScope, answered: Quotation, draft: QuotationDraft): Promise<Quotation> {
  const current = await tx.quotations.findForUpdate(answered.id);
  // A person may have set it aside meanwhile: the email is then read again, and held.
  if (current?.revision === answered.revision && !current.dismissal) return tx.quotations.revise(current.revise(draft));
  throw new PublicError(INBOUND_MAIL_MESSAGES.revisedMeanwhile(answered.number));
}
