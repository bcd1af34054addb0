import type { SecretCipher } from '../../secret-cipher.port.js';
import type { MailAccount } from './mail-account.js';
import { type MailboxAccess, MailboxError } from './mailbox.port.js';

/** What the secret of a mailbox is encrypted for: it opens no other one. */
export function buildSecretPurpose(address: string): string {
  return `mailbox ${address}`;
}

/** What a connected mailbox is opened with. @throws MailboxError `secret-unreadable` where its secret was encrypted with another key */
export function openMailAccess(account: MailAccount, cipher: SecretCipher): MailboxAccess {
  const { address, imap, credentials } = account;
  const password = cipher.decrypt(credentials.encryptedSecret, buildSecretPurpose(address));
  if (password === undefined) throw new MailboxError('secret-unreadable', '');
  return { server: imap, user: credentials.user, secret: { kind: 'password', password } };
}
