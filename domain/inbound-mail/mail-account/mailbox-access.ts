import type { SecretCipher } from '../../secret-cipher.port.js';
import type { MailAccount, MailCredentials, MailServer } from './mail-account.js';
import { MailboxError } from './mailbox.port.js';
import type { TokenProvider } from './token-provider.js';

/** Whom an access token is asked for: a person who has allowed it, or the organization's own app. */
export type TokenSource =
  | { readonly kind: 'authorization'; readonly provider: TokenProvider; readonly authorizationId: string }
  | { readonly kind: 'client-credentials'; readonly provider: TokenProvider };

/** What a mailbox is to be opened with, before a token is asked for. */
export interface MailboxOpening {
  readonly server: MailServer;
  readonly user: string;
  readonly source: { readonly kind: 'password'; readonly password: string } | TokenSource;
}

/** What the secret of a mailbox is encrypted for: it opens no other one. */
export function buildSecretPurpose(address: string): string {
  return `mailbox ${address}`;
}

/** What a connected mailbox is opened with. @throws MailboxError `secret-unreadable` where its secret was encrypted with another key */
export function openMailAccess(
  { address, imap, credentials }: Pick<MailAccount, 'address' | 'imap' | 'credentials'>,
  cipher: SecretCipher,
): MailboxOpening {
  return { server: imap, user: credentials.user, source: toSource(credentials, address, cipher) };
}

function toSource(credentials: MailCredentials, address: string, cipher: SecretCipher): MailboxOpening['source'] {
  if (credentials.kind !== 'password') return credentials;
  const password = cipher.decrypt(credentials.encryptedSecret, buildSecretPurpose(address));
  if (password === undefined) throw new MailboxError('secret-unreadable', '');
  return { kind: 'password', password };
}
