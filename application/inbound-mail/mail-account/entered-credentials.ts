import { DomainError } from '../../../domain/errors/domain-error.js';
import type { MailAccount, MailCredentials } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { MAIL_ACCOUNT_MESSAGES } from '../../../domain/inbound-mail/mail-account/mail-account.messages.js';
import type {
  MailAuthorization,
  MailAuthorizationRepository,
} from '../../../domain/inbound-mail/mail-account/mail-authorization.js';
import { buildSecretPurpose } from '../../../domain/inbound-mail/mail-account/mailbox-access.js';
import type { MailAccountEntry } from '../../../domain/inbound-mail/mail-account/validate-mail-account.js';
import type { SecretCipher } from '../../../domain/secret-cipher.port.js';
import { getStoredSecret } from './stored-secret.js';

/** How a mailbox is to be signed in to, as it is entered. */
export type EnteredSignIn =
  /** Undefined: the stored password. */
  | { readonly kind: 'password'; readonly password: string | undefined }
  /** Undefined: the stored permission. */
  | { readonly kind: 'authorization'; readonly authorizationId: string | undefined }
  | { readonly kind: 'client-credentials' };

/** What is entered for a mailbox, as far as it says how it is signed in to. */
export interface EnteredMailbox extends MailAccountEntry {
  /** Undefined: the address. */
  readonly user: string | undefined;
  readonly signIn: EnteredSignIn;
}

/** Turns what is entered into what a mailbox is signed in with. */
export class EnteredCredentials {
  constructor(
    private readonly authorizations: MailAuthorizationRepository,
    private readonly cipher: SecretCipher,
  ) {}

  /**
   * @param address in lower case
   * @param before the mailbox as it is stored; undefined: there is none
   * @param actor whose sign-ins may be used
   * @throws DomainError `invalid` where something has to be entered, or somebody has to sign in
   */
  async resolve(
    input: EnteredMailbox,
    address: string,
    before: MailAccount | undefined,
    actor: string,
  ): Promise<MailCredentials> {
    const { signIn, tokenProvider, imap, smtp } = input;
    const user = input.user?.trim() || address;
    if (signIn.kind === 'authorization') {
      const { id, provider } = await this.findAuthorization(input, before, actor);
      return { kind: 'authorization', user, provider, authorizationId: id };
    }
    if (signIn.kind === 'client-credentials') {
      if (tokenProvider === undefined || tokenProvider === 'google') {
        throw createSignInError(MAIL_ACCOUNT_MESSAGES.clientCredentials);
      }
      return { kind: 'client-credentials', user, provider: tokenProvider };
    }
    const encryptedSecret = signIn.password
      ? this.cipher.encrypt(signIn.password, buildSecretPurpose(address))
      : getStoredSecret({ imap, smtp, address, user }, before);
    return { kind: 'password', user, encryptedSecret };
  }

  private async findAuthorization(
    { signIn, tokenProvider }: EnteredMailbox,
    before: MailAccount | undefined,
    actor: string,
  ): Promise<MailAuthorization> {
    const stored = before?.credentials.kind === 'authorization' ? before.credentials.authorizationId : undefined;
    const entered = signIn.kind === 'authorization' ? signIn.authorizationId : undefined;
    const id = entered ?? stored;
    if (id === undefined) throw createSignInError(MAIL_ACCOUNT_MESSAGES.signIn);
    const found = await this.authorizations.find(id);
    const isGranted = found?.progress.kind === 'granted' && found.provider === tokenProvider;
    if (!isGranted || (id !== stored && found.requestedBy !== actor)) {
      throw createSignInError(MAIL_ACCOUNT_MESSAGES.signInAgain);
    }
    return found;
  }
}

function createSignInError(message: string): DomainError {
  return new DomainError('invalid', message, [{ field: 'signIn', message }]);
}
