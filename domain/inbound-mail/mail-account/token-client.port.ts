import type { MailboxErrorCode } from './mail-account.js';
import { MailboxError } from './mailbox.port.js';
import type { TokenProvider } from './token-provider.js';

/** What a provider gives out. */
export interface TokenGrant {
  readonly accessToken: string;
  readonly lifetimeSeconds: number;
  /** What the next one is asked for with; undefined: the old one stays good, or there is none. */
  readonly refreshToken: string | undefined;
  /** Who signed in, as the provider names them; undefined where it does not say. */
  readonly signedInAs: string | undefined;
}

/** Why a provider gives out no token; only `token-service-unavailable` passes by itself. */
export type TokenErrorCode = Extract<
  MailboxErrorCode,
  'sign-in-ended' | 'token-service-unavailable' | 'client-missing' | 'client-refused'
>;

/** A provider gives out no token. */
export class TokenError extends MailboxError {
  constructor(
    override readonly code: TokenErrorCode,
    detail: string,
    /** How long the provider asks to be left alone; undefined: it does not say. */
    retryAfterMs: number | undefined = undefined,
  ) {
    super(code, detail, retryAfterMs);
    this.name = 'TokenError';
  }
}

/** Where people allow that their mailbox is opened, and where tokens come from (OAuth 2.0, RFC 6749). */
export abstract class TokenClient {
  /** Whether this installation is registered at a provider, so that people can sign in there. */
  abstract isRegistered(provider: TokenProvider): boolean;
  /** Whether the registration says which organization it belongs to, whose mailboxes an app may open without a person. */
  abstract hasOrganization(provider: TokenProvider): boolean;
  /** The address that the provider sends people back to, as it is entered in the registration. */
  abstract readonly redirectUrl: string;
  /**
   * Where a person signs in and allows it, with a proof key (RFC 7636).
   * @param state comes back with the person @param verifier the secret that the code is redeemed with
   * @param address of the mailbox, which is suggested there
   * @throws TokenError `client-missing`
   */
  abstract buildSignInUrl(request: {
    readonly provider: TokenProvider;
    readonly state: string;
    readonly verifier: string;
    readonly address: string;
  }): string;
  /** Redeems the code that a person came back with. @throws TokenError; `sign-in-ended` for one that is not good any more */
  abstract redeemCode(provider: TokenProvider, code: string, verifier: string): Promise<TokenGrant>;
  /** Asks for another access token. @throws TokenError; `sign-in-ended` where a person has to sign in again */
  abstract refresh(provider: TokenProvider, refreshToken: string): Promise<TokenGrant>;
  /** Asks for an access token as the organization's own app. @throws TokenError */
  abstract authenticateClient(provider: TokenProvider): Promise<TokenGrant>;
}
