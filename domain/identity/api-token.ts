import { DAY_MS } from '../durations.js';
import { assertValid, type FieldError } from '../errors/domain-error.js';
import { API_TOKEN_MESSAGES } from './api-token.messages.js';

/** `read` looks at what is stored, `quote` prices and makes quotations, `write` does the other daily work of staff. */
export const TOKEN_SCOPES = ['read', 'quote', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What every token begins with, so that one that was left lying somewhere is recognized. */
export const TOKEN_PREFIX = 'istmo_';

/** For how many days tokens of the console's choice are good. */
export const TOKEN_LIFETIMES_DAYS = [30, 90, 365] as const;
const MAX_LIFETIME_DAYS = 3_650;

const NAME_LENGTHS = { least: 2, most: 60 } as const;

/** What an administrator enters for a new token. */
export interface ApiTokenEntry {
  readonly name: string | undefined;
  readonly scopes: readonly string[] | undefined;
  /** Null: it is good until it is revoked. */
  readonly expiresInDays: number | null | undefined;
}

/** A token of another program, without its secret. */
export interface NewApiToken {
  /** Of the program that holds it; no other token that is not revoked has it. */
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** The last four characters of the secret, by which people tell tokens apart. */
  readonly hint: string;
  /** The email of the administrator who made it. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Undefined: it is good until it is revoked. */
  readonly expiresAt: Date | undefined;
}

/** A token as it is stored. */
export interface ApiToken extends NewApiToken {
  readonly id: number;
  readonly revokedAt: Date | undefined;
  /** To the minute; undefined: never. */
  readonly lastUsedAt: Date | undefined;
}

export const TOKEN_STATES = ['active', 'expired', 'revoked'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

/** Whether a token is good at a moment. */
export function getTokenState({ revokedAt, expiresAt }: ApiToken, now: Date): TokenState {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'active';
}

/** Who did something with a token, as the log names them. */
export function formatTokenActor({ name }: Pick<ApiToken, 'name'>): string {
  return `API token ${name}`;
}

/** What is wrong with the entry for a token, first things first. */
export function findApiTokenErrors({ name = '', scopes = [], expiresInDays }: ApiTokenEntry): FieldError[] {
  const { length } = name.trim();
  const isNamed = length >= NAME_LENGTHS.least && length <= NAME_LENGTHS.most && !/\p{Cc}/u.test(name);
  const areScopes = scopes.length > 0 && scopes.every(isTokenScope);
  const isLifetime =
    expiresInDays === null ||
    (expiresInDays !== undefined &&
      Number.isInteger(expiresInDays) &&
      expiresInDays >= 1 &&
      expiresInDays <= MAX_LIFETIME_DAYS);
  return [
    ...(isNamed ? [] : [{ field: 'name', message: API_TOKEN_MESSAGES.name }]),
    ...(areScopes ? [] : [{ field: 'scopes', message: API_TOKEN_MESSAGES.scopes }]),
    ...(isLifetime ? [] : [{ field: 'expiresInDays', message: API_TOKEN_MESSAGES.lifetime }]),
  ];
}

/** What a new token is, as it is stored. @throws DomainError `invalid` */
export function validateApiToken(
  entry: ApiTokenEntry,
  now: Date,
): Pick<NewApiToken, 'name' | 'scopes' | 'createdAt' | 'expiresAt'> {
  assertValid(findApiTokenErrors(entry));
  const { name = '', scopes = [], expiresInDays } = entry;
  return {
    name: name.trim(),
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: now,
    expiresAt: expiresInDays == null ? undefined : new Date(now.getTime() + expiresInDays * DAY_MS),
  };
}

function isTokenScope(text: string): text is TokenScope {
  return TOKEN_SCOPES.some((scope) => scope === text);
}
