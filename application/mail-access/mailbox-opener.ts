import {
  type MailboxConnector,
  MailboxError,
  type MailboxSecret,
  type MailboxSession,
} from '../../domain/inbound-mail/mail-account/mailbox.port.js';
import type { MailboxOpening } from '../../domain/inbound-mail/mail-account/mailbox-access.js';
import type { AccessTokens } from './access-tokens.js';
import type { TransportCredentials } from './transport-credentials.js';

/** Opens mailboxes with what they are signed in with: a password, or an access token that is asked for where none is at hand. */
export class MailboxOpener {
  constructor(
    private readonly connector: MailboxConnector,
    private readonly accessTokens: Pick<AccessTokens, 'get'>,
  ) {}

  /** @throws MailboxError */
  async connect({ server, user, source }: MailboxOpening): Promise<MailboxSession> {
    if (source.kind === 'password') return this.connector.connect({ server, user, secret: source });
    const signIn = async (accessToken: string) => {
      const getAccessToken = (refused?: string) => this.accessTokens.get(source, refused);
      const secret: MailboxSecret = { kind: 'access-token', provider: source.provider, accessToken, getAccessToken };
      return this.connector.connect({ server, user, secret });
    };
    const accessToken = await this.accessTokens.get(source);
    try {
      return await signIn(accessToken);
    } catch (error) {
      if (!isRefused(error)) throw error;
      // A token may be withdrawn before its time is over: another one says whether the permission still stands.
      const renewed = await this.accessTokens.get(source, accessToken);
      return signIn(renewed).catch((again: unknown) => {
        throw isRefused(again) ? new MailboxError('token-refused', again.detail) : again;
      });
    }
  }

  /** What a transport of the same mailbox signs in with. */
  toTransportCredentials({ user, source }: Pick<MailboxOpening, 'user' | 'source'>): TransportCredentials {
    if (source.kind === 'password') return { user, password: source.password };
    return { user, provider: source.provider, getAccessToken: (refused) => this.accessTokens.get(source, refused) };
  }
}

function isRefused(error: unknown): error is MailboxError {
  return error instanceof MailboxError && error.code === 'sign-in-refused';
}
