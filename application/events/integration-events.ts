import type { TokenScope } from '../../domain/identity/api-token.js';

/** A token as the log knows it: without anything secret. */
export interface LoggedApiToken {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** ISO moment; null: never. */
  readonly expiresAt: string | null;
}

/** What happens to the ways by which other programs and this one meet. */
export interface IntegrationEventPayloads {
  readonly 'api-token-created': { readonly after: LoggedApiToken };
  readonly 'api-token-revoked': { readonly before: LoggedApiToken };
  readonly 'token-call-refused': {
    /** Such as `POST /api/rates`. */
    readonly call: string;
    /** The scope that it needs; null: no token may do it. */
    readonly scope: TokenScope | null;
  };
}
