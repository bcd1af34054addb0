import { TokenClient, TokenError, type TokenGrant } from '../../domain/inbound-mail/mail-account/token-client.port.js';
import type { TokenProvider } from '../../domain/inbound-mail/mail-account/token-provider.js';

/** A provider of tokens in memory, for tests whose clock is simulated. */
export class InMemoryTokenClient extends TokenClient {
  readonly redirectUrl = 'https://desk.example/api/mail-authorizations/callback';
  /** Refuses everything so; undefined: as it should be. */
  failure: TokenError | undefined;
  isRotating = false;
  lifetimeSeconds = 3_600;
  /** How often a token was asked for. */
  requests = 0;
  private readonly verifiers = new Map<string, string>();
  private readonly refreshTokens = new Set<string>();
  private issued = 0;

  constructor(readonly person: string) {
    super();
  }

  isRegistered(): boolean {
    return true;
  }

  hasOrganization(provider: TokenProvider): boolean {
    return provider !== 'google';
  }

  buildSignInUrl({ state, verifier }: Parameters<TokenClient['buildSignInUrl']>[0]): string {
    const code = `code-${state}`;
    this.verifiers.set(code, verifier);
    return `https://provider.example/authorize?state=${state}&code=${code}`;
  }

  async redeemCode(_provider: TokenProvider, code: string, verifier: string): Promise<TokenGrant> {
    const expected = this.verifiers.get(code);
    this.verifiers.delete(code);
    if (expected !== verifier) throw new TokenError('sign-in-ended', 'The code is not good.');
    return this.give(this.addRefreshToken());
  }

  async refresh(_provider: TokenProvider, refreshToken: string): Promise<TokenGrant> {
    this.requests += 1;
    if (this.failure) throw this.failure;
    if (!this.refreshTokens.has(refreshToken)) throw new TokenError('sign-in-ended', 'It has ended.');
    if (!this.isRotating) return this.give(undefined);
    this.refreshTokens.delete(refreshToken);
    return this.give(this.addRefreshToken());
  }

  async authenticateClient(provider: TokenProvider): Promise<TokenGrant> {
    this.requests += 1;
    if (!this.hasOrganization(provider)) throw new TokenError('client-missing', '');
    return this.give(undefined);
  }

  /** The person takes back what they have allowed. */
  withdraw(): void {
    this.refreshTokens.clear();
  }

  private give(refreshToken: string | undefined): TokenGrant {
    if (this.failure) throw this.failure;
    this.issued += 1;
    const accessToken = `access-${this.issued}`;
    return { accessToken, lifetimeSeconds: this.lifetimeSeconds, refreshToken, signedInAs: this.person };
  }

  private addRefreshToken(): string {
    this.issued += 1;
    const token = `refresh-${this.issued}`;
    this.refreshTokens.add(token);
    return token;
  }
}
