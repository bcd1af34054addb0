import { isSilent, type WatchedMailbox } from '../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailAccountRepository } from '../../domain/inbound-mail/mail-account/mail-account.repository.js';

/** The mailboxes that nobody has read for five minutes, by address: their mail waits. */
export async function findSilentMailboxes(
  accounts: Pick<MailAccountRepository, 'findAllWithStatus'>,
  now: Date,
): Promise<readonly WatchedMailbox[]> {
  return (await accounts.findAllWithStatus()).filter(({ account, status }) => isSilent(account, status, now));
}
