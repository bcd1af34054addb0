import type { ApiToken, NewApiToken } from '../../domain/identity/api-token.js';
import type { PageRequest } from '../persistence/pagination.js';

/** Stores the API tokens: of their secrets only the digests. */
export abstract class ApiTokenRepository {
  /**
   * @param secretHash the SHA-256 of the secret
   * @throws DomainError `conflict` where another token that is not revoked has the name
   */
  abstract add(token: NewApiToken, secretHash: string): Promise<ApiToken>;
  /** Of any state. @param secretHash the SHA-256 of the secret */
  abstract findByHash(secretHash: string): Promise<ApiToken | undefined>;
  /** One page, the newest first. */
  abstract findPage(page: PageRequest): Promise<{ readonly rows: readonly ApiToken[]; readonly total: number }>;
  /** @returns the token as it was before; undefined where it is unknown or revoked already */
  abstract revoke(id: number, at: Date): Promise<ApiToken | undefined>;
  /** Keeps the time of the last call; an earlier one than the stored one is passed over. */
  abstract recordUse(id: number, at: Date): Promise<void>;
}
