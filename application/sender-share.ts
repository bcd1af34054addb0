import { type IncomingEmail, senderDomainOf } from '../domain/incoming-email/incoming-email.js';
import type { RecognizedSenders } from '../domain/recognized-sender/recognized-senders.port.js';

/** The share of all domains that nobody has recognized: names can be made up without end, so they take turns as one. */
export const STRANGERS = '*';

/**
 * Whose share of the work an email counts for: its recognized domain's, or the strangers'. The queue serves shares in turns,
 * so that a flood from one keeps none of the others waiting.
 */
export async function shareOfSender(
  email: Pick<IncomingEmail, 'fromAddress'>,
  senders: Pick<RecognizedSenders, 'find'>,
): Promise<string> {
  const domain = senderDomainOf(email);
  const sender = domain === undefined ? undefined : await senders.find(domain);
  return sender?.mailDomain ?? STRANGERS;
}
