import type { Clock } from '../../domain/clock.port.js';
import { MINUTE_MS } from '../../domain/durations.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { Hasher } from '../../domain/hasher.port.js';
import { type ApiToken, getTokenState } from '../../domain/identity/api-token.js';
import { API_TOKEN_MESSAGES } from '../../domain/identity/api-token.messages.js';
import type { ApiTokenRepository } from './api-token.repository.js';
import { CallRateLimiter } from './call-rate-limiter.js';

/** Calls of one token within a minute: five a second, more than a program needs that does not run wild. */
export const MAX_CALLS_PER_MINUTE = 300;
/** Calls with something that is no good token, from one address within a minute. */
export const MAX_REFUSED_PER_MINUTE = 20;
/** The time of the last call is kept to the minute, so that not every call writes. */
const USE_INTERVAL_MS = MINUTE_MS;

/** Finds the token that a call brings, and lets it call so often. */
export class AuthenticateApiToken {
  private readonly calls: CallRateLimiter;
  private readonly refusals: CallRateLimiter;

  constructor(
    private readonly apiTokens: Pick<ApiTokenRepository, 'findByHash' | 'recordUse'>,
    private readonly hasher: Hasher,
    private readonly clock: Clock,
  ) {
    this.calls = new CallRateLimiter(clock, MAX_CALLS_PER_MINUTE, MINUTE_MS);
    this.refusals = new CallRateLimiter(clock, MAX_REFUSED_PER_MINUTE, MINUTE_MS);
  }

  /**
   * @param address the network address of the caller
   * @throws DomainError `unauthenticated` for a token that is unknown, expired or revoked
   * @throws TooManyAttemptsError where the token, or an address with bad ones, called too often
   */
  async execute(secret: string, address: string): Promise<ApiToken> {
    const token = await this.apiTokens.findByHash(this.hasher.sha256(secret));
    const now = this.clock.now();
    const state = token ? getTokenState(token, now) : 'unknown';
    if (!token || state !== 'active') {
      this.refusals.assertAllowed(address);
      this.refusals.count(address);
      throw new DomainError('unauthenticated', API_TOKEN_MESSAGES[state === 'active' ? 'unknown' : state]);
    }
    const caller = String(token.id);
    this.calls.assertAllowed(caller);
    this.calls.count(caller);
    const { lastUsedAt } = token;
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= USE_INTERVAL_MS) {
      await this.apiTokens.recordUse(token.id, now);
    }
    return token;
  }
}
