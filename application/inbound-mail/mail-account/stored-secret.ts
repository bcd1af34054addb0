import { DomainError } from '../../../domain/errors/domain-error.js';
import type {
  MailAccount,
  MailServer,
  PasswordCredentials,
} from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { MAIL_ACCOUNT_MESSAGES } from '../../../domain/inbound-mail/mail-account/mail-account.messages.js';

/** Where the secret of a mailbox is to be sent. */
interface SecretDestination {
  readonly imap: MailServer;
  readonly smtp: MailServer | undefined;
  readonly address: string;
  readonly user: string;
}

/**
 * The stored password of a mailbox, encrypted: it stays with the server and the user that it was entered for.
 * @param before the mailbox as it is stored; undefined: there is none
 * @throws DomainError `invalid` where a password has to be entered
 */
export function getStoredSecret(
  { imap, smtp, address, user }: SecretDestination,
  before: MailAccount | undefined,
): string {
  if (!hasPassword(before)) throw createPasswordError(MAIL_ACCOUNT_MESSAGES.password);
  const isSameServer = isSamePlace(before.imap, imap) && (smtp === undefined || isSamePlace(before.smtp, smtp));
  const isSameUser = before.address === address && before.credentials.user === user;
  if (!isSameServer || !isSameUser) throw createPasswordError(MAIL_ACCOUNT_MESSAGES.passwordAgain);
  return before.credentials.encryptedSecret;
}

function hasPassword(
  account: MailAccount | undefined,
): account is MailAccount & { readonly credentials: PasswordCredentials } {
  return account?.credentials.kind === 'password';
}

function isSamePlace(one: MailServer | undefined, other: MailServer): boolean {
  return one?.host === other.host && one.security === other.security;
}

function createPasswordError(message: string): DomainError {
  return new DomainError('invalid', message, [{ field: 'password', message }]);
}
