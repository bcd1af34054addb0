import { getRecognizedName } from '../../domain/customers/recognized-domain.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import { getSenderDomain, type InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { evaluateAuthenticity } from '../../domain/inbound-mail/sender-authenticity.js';

/**
 * The fairness key shared by all unrecognized domains, and by mail that forges a recognized one: such names are
 * unlimited, so they are scheduled as one sender.
 */
export const UNRECOGNIZED_SENDERS = '*';

/**
 * The fairness key of an email's job: its recognized domain or mailbox, or the shared key of unrecognized senders. The queue
 * serves the keys round-robin, so that a flood from one delays no other.
 */
export async function resolveFairnessKey(
  email: Pick<InboundEmail, 'fromAddress' | 'authenticationResults'>,
  recognizedDomains: Pick<RecognizedDomainRepository, 'findBySender'>,
): Promise<string> {
  const domain = getSenderDomain(email);
  if (domain === undefined || evaluateAuthenticity(email.authenticationResults, domain) === 'failed')
    return UNRECOGNIZED_SENDERS;
  const entry = await recognizedDomains.findBySender(email.fromAddress ?? '');
  return entry === undefined ? UNRECOGNIZED_SENDERS : getRecognizedName(entry);
}
