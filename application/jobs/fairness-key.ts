import { authenticityOf } from '../../domain/inbound-mail/authentication.js';
import { type IncomingEmail, senderDomainOf } from '../../domain/inbound-mail/inbound-email.js';
import type { RecognizedSenders } from '../../domain/customers/recognized-domain.repository.js';

/**
 * The share of all domains that nobody has recognized, and of mail that forges one of them: names can be made up without end,
 * so they take turns as one.
 */
export const STRANGERS = '*';

/**
 * Whose share of the work an email counts for: its recognized domain's, or the strangers'. The queue serves shares in turns,
 * so that a flood from one keeps none of the others waiting.
 */
export async function shareOfSender(
  email: Pick<IncomingEmail, 'fromAddress' | 'authenticationResults'>,
  senders: Pick<RecognizedSenders, 'find'>,
): Promise<string> {
  const domain = senderDomainOf(email);
  if (domain === undefined || authenticityOf(email.authenticationResults, domain) === 'failed') return STRANGERS;
  return (await senders.find(domain))?.mailDomain ?? STRANGERS;
}
