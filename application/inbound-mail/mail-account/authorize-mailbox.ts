import type { Clock } from '../../../domain/clock.port.js';
import { DAY_MS, MINUTE_MS } from '../../../domain/durations.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import {
  type AuthorizationProgress,
  buildAuthorizationPurpose,
  type MailAuthorization,
  type MailAuthorizationRepository,
} from '../../../domain/inbound-mail/mail-account/mail-authorization.js';
import { describeAuthorizationRefusal } from '../../../domain/inbound-mail/mail-account/mail-authorization.messages.js';
import { type TokenClient, TokenError } from '../../../domain/inbound-mail/mail-account/token-client.port.js';
import type { TokenProvider } from '../../../domain/inbound-mail/mail-account/token-provider.js';
import type { SecretCipher } from '../../../domain/secret-cipher.port.js';
import type { SecretGenerator } from '../../identity/secret-generator.port.js';
import { INBOUND_MAIL_MESSAGES } from '../inbound-mail.messages.js';

/** So long somebody may take at the provider. */
const REQUEST_LIFETIME_MS = 15 * MINUTE_MS;
/** What was not used for a mailbox by then is forgotten. */
const UNUSED_LIFETIME_MS = DAY_MS;
const MAX_DETAIL_LENGTH = 300;

/** What a person comes back with from a provider (RFC 6749, sections 4.1.2 and 4.1.2.1). */
export interface AuthorizationResponse {
  readonly state: string;
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly errorDescription: string | undefined;
}

/** Sends people to their provider to allow that a mailbox is opened, and takes what they come back with. */
export class AuthorizeMailbox {
  constructor(
    private readonly accounts: MailAccountRepository,
    private readonly authorizations: MailAuthorizationRepository,
    private readonly tokenClient: TokenClient,
    private readonly cipher: SecretCipher,
    private readonly secretGenerator: SecretGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins it.
   * @param address of the mailbox
   * @returns where the person goes, and by what it is asked for afterwards
   * @throws DomainError `conflict` with a sentence where this installation is not registered at the provider
   */
  async request(
    provider: TokenProvider,
    address: string,
    actor: string,
  ): Promise<{ readonly id: string; readonly url: string }> {
    if (!this.tokenClient.isRegistered(provider)) {
      throw new DomainError('conflict', describeAuthorizationRefusal('client-missing'));
    }
    const now = this.clock.now();
    await this.forgetUnused(now);
    const [id, verifier] = [this.secretGenerator.generateToken(), this.secretGenerator.generateToken()];
    const encryptedVerifier = this.cipher.encrypt(verifier, buildAuthorizationPurpose(id));
    const progress = { kind: 'requested', encryptedVerifier } as const;
    await this.authorizations.add({ id, provider, requestedBy: actor, requestedAt: now, progress });
    return { id, url: this.tokenClient.buildSignInUrl({ provider, state: id, verifier, address: address.trim() }) };
  }

  /** How far it has come. @throws DomainError `missing` where there is none of this person */
  async find(id: string, actor: string): Promise<MailAuthorization> {
    const authorization = await this.authorizations.find(id);
    if (!authorization || authorization.requestedBy !== actor) {
      throw new DomainError('missing', INBOUND_MAIL_MESSAGES.unknownAuthorization);
    }
    return authorization;
  }

  /**
   * Takes what a person came back with; a second time nothing happens.
   * @throws DomainError `missing` where this person has begun nothing of the kind
   */
  async complete(response: AuthorizationResponse, actor: string): Promise<MailAuthorization> {
    const authorization = await this.find(response.state, actor);
    const { id, progress } = authorization;
    if (progress.kind !== 'requested') return authorization;
    const redeeming = { kind: 'redeeming' } as const;
    if (!(await this.authorizations.advance(id, progress, redeeming))) return this.find(id, actor);
    const after = await this.redeem(authorization, progress.encryptedVerifier, response);
    await this.authorizations.advance(id, redeeming, after);
    return { ...authorization, progress: after };
  }

  private async redeem(
    { id, provider, requestedAt }: MailAuthorization,
    encryptedVerifier: string,
    { code, error, errorDescription }: AuthorizationResponse,
  ): Promise<AuthorizationProgress> {
    const detail = (errorDescription ?? error ?? '').slice(0, MAX_DETAIL_LENGTH).replace(/\s+/g, ' ').trim();
    if (error === 'temporarily_unavailable' || error === 'server_error') {
      return { kind: 'refused', code: 'token-service-unavailable', detail };
    }
    if (error !== undefined || code === undefined) return { kind: 'refused', code: 'declined', detail };
    const purpose = buildAuthorizationPurpose(id);
    const verifier = this.cipher.decrypt(encryptedVerifier, purpose);
    const isLate = this.clock.now().getTime() - requestedAt.getTime() > REQUEST_LIFETIME_MS;
    if (verifier === undefined || isLate) return { kind: 'refused', code: 'sign-in-ended', detail };
    try {
      const { refreshToken, signedInAs } = await this.tokenClient.redeemCode(provider, code, verifier);
      if (refreshToken === undefined) return { kind: 'refused', code: 'not-durable', detail };
      const encryptedRefreshToken = this.cipher.encrypt(refreshToken, purpose);
      return { kind: 'granted', encryptedRefreshToken, signedInAs: signedInAs ?? null };
    } catch (failure) {
      if (!(failure instanceof TokenError)) throw failure;
      return { kind: 'refused', code: failure.code, detail: failure.detail };
    }
  }

  private async forgetUnused(now: Date): Promise<void> {
    const usedIds = (await this.accounts.findAll()).flatMap(({ credentials }) =>
      credentials.kind === 'authorization' ? [credentials.authorizationId] : [],
    );
    await this.authorizations.removeRequestedBefore(new Date(now.getTime() - UNUSED_LIFETIME_MS), usedIds);
  }
}
