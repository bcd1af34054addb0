import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import { evaluateAuthenticity } from '../../domain/inbound-mail/authentication.js';
import { getSenderDomain, type InboundEmail } from '../../domain/inbound-mail/inbound-email.js';

/**
 * The share of all domains that nobody has recognized, and of mail that forges one of them: names can be made up without end,
 * so they take turns as one.
 */
export const UNRECOGNIZED_SENDERS = '*';

/**
 * Whose share of the work an email counts for: its recognized domain's, or the strangers'. The queue serves shares in turns,
 * so that a flood from one keeps none of the others waiting.
 */
export async function resolveFairnessKey(
  email: Pick<InboundEmail, 'fromAddress' | 'authenticationResults'>,
  recognizedDomains: Pick<RecognizedDomainRepository, 'findByMailDomain'>,
): Promise<string> {
  const domain = getSenderDomain(email);
  if (domain === undefined || evaluateAuthenticity(email.authenticationResults, domain) === 'failed')
    return UNRECOGNIZED_SENDERS;
  return (await recognizedDomains.findByMailDomain(domain))?.mailDomain ?? UNRECOGNIZED_SENDERS;
}
