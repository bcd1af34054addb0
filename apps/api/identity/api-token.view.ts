import type { IssuedApiToken } from '../../../application/identity/manage-api-tokens.js';
import { type ApiToken, getTokenState, type TokenScope, type TokenState } from '../../../domain/identity/api-token.js';
import { PageView } from '../http/page.view.js';

/** A token of another program, without its secret. */
export class ApiTokenView {
  readonly id!: number;
  readonly name!: string;
  readonly scopes!: TokenScope[];
  /** The last four characters of the secret. */
  readonly hint!: string;
  readonly state!: TokenState;
  /** The email of the administrator who made it. */
  readonly createdBy!: string;
  /** ISO moment. */
  readonly createdAt!: string;
  /** ISO moment; null: it is good until it is revoked. */
  readonly expiresAt!: string | null;
  /** ISO moment. */
  readonly revokedAt!: string | null;
  /** ISO moment, to the minute; null: never. */
  readonly lastUsedAt!: string | null;
}

/** A page of tokens, the newest first. */
export class ApiTokenPageView extends PageView {
  readonly data!: ApiTokenView[];
}

/** A token with the secret that its program calls with. */
export class IssuedApiTokenView {
  readonly token!: ApiTokenView;
  /** Shown this once. */
  readonly secret!: string;
}

/** A token for the wire. @param now when it is looked at */
export function toApiTokenView(token: ApiToken, now: Date): ApiTokenView {
  const { id, name, scopes, hint, createdBy, createdAt, expiresAt, revokedAt, lastUsedAt } = token;
  return {
    ...{ id, name, scopes: [...scopes], hint, state: getTokenState(token, now), createdBy },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** A new token and its secret for the wire. */
export function toIssuedApiTokenView({ token, secret }: IssuedApiToken): IssuedApiTokenView {
  return { token: toApiTokenView(token, token.createdAt), secret };
}
