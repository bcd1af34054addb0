import { createHash } from 'node:crypto';
import {
  TokenClient,
  TokenError,
  type TokenGrant,
} from '../../../domain/inbound-mail/mail-account/token-client.port.js';
import type { TokenProvider } from '../../../domain/inbound-mail/mail-account/token-provider.js';
import { readTokenFailure, readTokenGrant } from './token-response.js';

/** How this installation is registered at a provider. */
export interface ClientRegistration {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where a provider lets people sign in, and gives out tokens. */
export interface TokenEndpoints {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
}

/** What the client has to know. */
export interface TokenClientOptions {
  /** Where people are sent back to; entered in the registrations as well. */
  readonly redirectUrl: string;
  readonly google: (ClientRegistration & TokenEndpoints) | undefined;
  readonly microsoft: (ClientRegistration & TokenEndpoints & { readonly hasOrganization: boolean }) | undefined;
}

/** How long a provider may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

const GRAPH = 'https://graph.microsoft.com';
/** What is asked for: to read and send mail, to go on doing so, and who it is. */
const SCOPES: Readonly<Record<TokenProvider, string>> = {
  google: 'https://mail.google.com/ openid email',
  microsoft:
    'https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send offline_access openid email profile',
  // The second of each pair is for mailboxes that are shared with whoever signs in.
  'microsoft-graph': [
    ...['Mail.ReadWrite', 'Mail.ReadWrite.Shared', 'Mail.Send', 'Mail.Send.Shared'].map((right) => `${GRAPH}/${right}`),
    ...['offline_access', 'openid', 'email', 'profile'],
  ].join(' '),
};
/** Google gives what lasts only where it is asked like this, and a second time only where the person is asked again. */
const SIGN_IN_PARAMETERS: Readonly<Record<TokenProvider, Readonly<Record<string, string>>>> = {
  google: { access_type: 'offline', prompt: 'consent' },
  microsoft: { response_mode: 'query', prompt: 'select_account' },
  'microsoft-graph': { response_mode: 'query', prompt: 'select_account' },
};
/** All rights over mail that the administrator of the organization has given to the app; Google's apps have none. */
const CLIENT_SCOPES: Readonly<Partial<Record<TokenProvider, string>>> = {
  microsoft: 'https://outlook.office365.com/.default',
  'microsoft-graph': `${GRAPH}/.default`,
};
/** One registration at Microsoft is good for its mail servers and for Microsoft Graph. */
const REGISTRATIONS: Readonly<Record<TokenProvider, 'google' | 'microsoft'>> = {
  google: 'google',
  microsoft: 'microsoft',
  'microsoft-graph': 'microsoft',
};

/** Asks Google and Microsoft for tokens over HTTP (RFC 6749, RFC 7636). */
export class HttpTokenClient extends TokenClient {
  readonly redirectUrl: string;

  constructor(
    private readonly options: TokenClientOptions,
    private readonly answerTimeoutMs = ANSWER_TIMEOUT_MS,
  ) {
    super();
    this.redirectUrl = options.redirectUrl;
  }

  isRegistered(provider: TokenProvider): boolean {
    return this.options[REGISTRATIONS[provider]] !== undefined;
  }

  hasOrganization(provider: TokenProvider): boolean {
    return CLIENT_SCOPES[provider] !== undefined && this.options.microsoft?.hasOrganization === true;
  }

  buildSignInUrl({ provider, state, verifier, address }: Parameters<TokenClient['buildSignInUrl']>[0]): string {
    const { clientId, authorizeUrl } = this.getRegistration(provider);
    const url = new URL(authorizeUrl);
    const parameters = {
      ...{ response_type: 'code', client_id: clientId, redirect_uri: this.redirectUrl, scope: SCOPES[provider], state },
      ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
      ...SIGN_IN_PARAMETERS[provider],
      ...(address === '' ? {} : { login_hint: address }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  redeemCode(provider: TokenProvider, code: string, verifier: string): Promise<TokenGrant> {
    const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: this.redirectUrl };
    return this.request(provider, form);
  }

  refresh(provider: TokenProvider, refreshToken: string): Promise<TokenGrant> {
    return this.request(provider, { grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  async authenticateClient(provider: TokenProvider): Promise<TokenGrant> {
    const scope = CLIENT_SCOPES[provider];
    if (scope === undefined || !this.hasOrganization(provider)) throw new TokenError('client-missing', '');
    return this.request(provider, { grant_type: 'client_credentials', scope });
  }

  private async request(provider: TokenProvider, form: Readonly<Record<string, string>>): Promise<TokenGrant> {
    const { clientId, clientSecret, tokenUrl } = this.getRegistration(provider);
    const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...form });
    let status: number;
    let retryAfter: string | null;
    let text: string;
    try {
      const response = await fetch(tokenUrl, {
        method: 'POST',
        body,
        headers: { accept: 'application/json' },
        // Nobody is told our secret by being named in an answer.
        redirect: 'error',
        signal: AbortSignal.timeout(this.answerTimeoutMs),
      });
      status = response.status;
      retryAfter = response.headers.get('retry-after');
      text = await response.text();
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      throw new TokenError('token-service-unavailable', detail);
    }
    const grant = status === 200 ? readTokenGrant(text) : undefined;
    if (grant) return grant;
    throw readTokenFailure(status, text, retryAfter);
  }

  /** @throws TokenError `client-missing` */
  private getRegistration(provider: TokenProvider): ClientRegistration & TokenEndpoints {
    const registration = this.options[REGISTRATIONS[provider]];
    if (!registration) throw new TokenError('client-missing', '');
    return registration;
  }
}
