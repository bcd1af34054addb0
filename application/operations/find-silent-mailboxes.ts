import {
  isSilent,
  type MailAccount,
  type MailAccountStatus,
} from '../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailAccountRepository } from '../../domain/inbound-mail/mail-account/mail-account.repository.js';

/** A mailbox that is to be read and was not for some minutes. */
export interface SilentMailbox {
  readonly account: MailAccount;
  readonly status: MailAccountStatus;
}

/** The mailboxes that nobody has read for five minutes, by address: their mail waits. */
export async function findSilentMailboxes(
  accounts: Pick<MailAccountRepository, 'findAll' | 'findStatus'>,
  now: Date,
): Promise<readonly SilentMailbox[]> {
  const all = await accounts.findAll();
  const watched = await Promise.all(
    all.map(async (account) => ({ account, status: await accounts.findStatus(account.id) })),
  );
  return watched.filter(({ account, status }) => isSilent(account, status, now));
}
