import type { Clock } from '../../domain/clock.port.js';
import { MINUTE_MS, SECOND_MS } from '../../domain/durations.js';
import {
  buildAuthorizationPurpose,
  type MailAuthorization,
  type MailAuthorizationRepository,
} from '../../domain/inbound-mail/mail-account/mail-authorization.js';
import { MailboxError } from '../../domain/inbound-mail/mail-account/mailbox.port.js';
import type { TokenSource } from '../../domain/inbound-mail/mail-account/mailbox-access.js';
import {
  type TokenClient,
  TokenError,
  type TokenGrant,
} from '../../domain/inbound-mail/mail-account/token-client.port.js';
import type { SecretCipher } from '../../domain/secret-cipher.port.js';

/** A token is asked for anew so long before its end: a sign-in with it may take a while. */
const RENEWAL_MARGIN_MS = 5 * MINUTE_MS;
const FIRST_PAUSE_MS = 2 * SECOND_MS;
const MAX_PAUSE_MS = 2 * MINUTE_MS;
/** What only people end: providers lock registrations that ask in vain. */
const REFUSED_PAUSE_MS = MINUTE_MS;

interface HeldToken {
  readonly accessToken: string;
  readonly renewedFrom: number;
}

/** A provider that gives out no token is not asked again before a moment. */
interface Pause {
  readonly error: TokenError;
  readonly until: number;
  readonly failures: number;
}

/** The access tokens of this process: asked for once, used until they end, and seldom asked for where none is given out. */
export class AccessTokens {
  private readonly held = new Map<string, HeldToken>();
  private readonly asked = new Map<string, Promise<string>>();
  private readonly pauses = new Map<string, Pause>();

  constructor(
    private readonly authorizations: MailAuthorizationRepository,
    private readonly tokenClient: TokenClient,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
  ) {}

  /**
   * @param refused an access token that a mail server does not take, although its time is not over: it is not given again
   * @throws MailboxError with what is wrong
   */
  async get(source: TokenSource, refused?: string): Promise<string> {
    const key = toKey(source);
    if (refused !== undefined && this.held.get(key)?.accessToken === refused) this.held.delete(key);
    const held = this.held.get(key);
    if (held && this.clock.now().getTime() < held.renewedFrom) return held.accessToken;
    const running = this.asked.get(key) ?? this.ask(source, key).finally(() => this.asked.delete(key));
    this.asked.set(key, running);
    return running;
  }

  private async ask(source: TokenSource, key: string): Promise<string> {
    const pause = this.pauses.get(key);
    if (pause && this.clock.now().getTime() < pause.until) throw pause.error;
    try {
      const { accessToken, lifetimeSeconds } = await this.request(source);
      const lifetimeMs = lifetimeSeconds * SECOND_MS;
      const usableMs = Math.max(lifetimeMs - RENEWAL_MARGIN_MS, lifetimeMs / 2);
      this.held.set(key, { accessToken, renewedFrom: this.clock.now().getTime() + usableMs });
      this.pauses.delete(key);
      return accessToken;
    } catch (error) {
      if (error instanceof TokenError) this.pause(key, error, (pause?.failures ?? 0) + 1);
      throw error;
    }
  }

  private pause(key: string, error: TokenError, failures: number): void {
    const isPassing = error.code === 'token-service-unavailable';
    const backOffMs = isPassing ? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS) : REFUSED_PAUSE_MS;
    const pauseMs = Math.max(backOffMs, error.retryAfterMs ?? 0);
    this.pauses.set(key, { error, failures, until: this.clock.now().getTime() + pauseMs });
  }

  private async request(source: TokenSource): Promise<TokenGrant> {
    if (source.kind === 'client-credentials') return this.tokenClient.authenticateClient(source.provider);
    const authorization = await this.find(source.authorizationId);
    try {
      return await this.refresh(authorization);
    } catch (error) {
      if (!(error instanceof TokenError) || error.code !== 'sign-in-ended') throw error;
      // Another process may have been given the next token in the place of this one meanwhile.
      const current = await this.find(source.authorizationId);
      if (JSON.stringify(current.progress) === JSON.stringify(authorization.progress)) throw error;
      return this.refresh(current);
    }
  }

  private async refresh({ id, provider, progress }: MailAuthorization): Promise<TokenGrant> {
    if (progress.kind !== 'granted') throw new TokenError('sign-in-ended', '');
    const purpose = buildAuthorizationPurpose(id);
    const refreshToken = this.cipher.decrypt(progress.encryptedRefreshToken, purpose);
    if (refreshToken === undefined) throw new MailboxError('secret-unreadable', '');
    const grant = await this.tokenClient.refresh(provider, refreshToken);
    if (grant.refreshToken !== undefined && grant.refreshToken !== refreshToken) {
      const encryptedRefreshToken = this.cipher.encrypt(grant.refreshToken, purpose);
      await this.authorizations.advance(id, progress, { ...progress, encryptedRefreshToken });
    }
    return grant;
  }

  private async find(id: string): Promise<MailAuthorization> {
    const authorization = await this.authorizations.find(id);
    if (!authorization) throw new TokenError('sign-in-ended', '');
    return authorization;
  }
}

function toKey(source: TokenSource): string {
  return source.kind === 'authorization' ? `authorization ${source.authorizationId}` : `client ${source.provider}`;
}
