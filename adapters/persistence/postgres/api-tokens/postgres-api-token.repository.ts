import type { EntityManager } from 'typeorm';
import { ApiTokenRepository } from '../../../../application/identity/api-token.repository.js';
import type { PageRequest } from '../../../../application/persistence/pagination.js';
import { createConflictError } from '../../../../domain/errors/repository-errors.js';
import type { ApiToken, NewApiToken } from '../../../../domain/identity/api-token.js';
import { API_TOKEN_MESSAGES } from '../../../../domain/identity/api-token.messages.js';
import { isConstraintError, query } from '../query.js';
import { sanitizeText } from '../sanitize.js';

const COLUMNS = `
  id, name, scopes, hint, created_by AS "createdBy", created_at AS "createdAt", expires_at AS "expiresAt",
  revoked_at AS "revokedAt", last_used_at AS "lastUsedAt"`;
const ADD = `
  INSERT INTO api_token (name, secret_hash, scopes, hint, created_by, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${COLUMNS}`;
const FIND_BY_HASH = `SELECT ${COLUMNS} FROM api_token WHERE secret_hash = $1`;
const FIND_PAGE = `SELECT ${COLUMNS} FROM api_token ORDER BY id DESC LIMIT $1 OFFSET $2`;
const COUNT = 'SELECT count(*)::int AS total FROM api_token';
const REVOKE = `UPDATE api_token SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING ${COLUMNS}`;
const RECORD_USE = `
  UPDATE api_token SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)`;

/** A token as the database has it: what is undefined is null. */
type ApiTokenRow = { readonly [Key in keyof ApiToken]: Exclude<ApiToken[Key], undefined> | null } & ApiToken;

/** The API tokens in PostgreSQL. */
export class PostgresApiTokenRepository extends ApiTokenRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(token: NewApiToken, secretHash: string): Promise<ApiToken> {
    const { name, scopes, hint, createdBy, createdAt, expiresAt } = token;
    const values = [
      sanitizeText(name),
      secretHash,
      scopes,
      hint,
      sanitizeText(createdBy),
      createdAt,
      expiresAt ?? null,
    ];
    try {
      const { rows } = await query<ApiTokenRow>(this.manager, ADD, values);
      const [added] = rows.map(toApiToken);
      if (!added) throw new Error('The database stored no API token.');
      return added;
    } catch (error) {
      if (isConstraintError('unique', error)) throw createConflictError(API_TOKEN_MESSAGES.nameTaken);
      throw error;
    }
  }

  async findByHash(secretHash: string): Promise<ApiToken | undefined> {
    const { rows } = await query<ApiTokenRow>(this.manager, FIND_BY_HASH, [secretHash]);
    return rows.map(toApiToken)[0];
  }

  async findPage({ page, pageSize }: PageRequest) {
    const { rows } = await query<ApiTokenRow>(this.manager, FIND_PAGE, [pageSize, (page - 1) * pageSize]);
    const counted = await query<{ readonly total: number }>(this.manager, COUNT);
    return { rows: rows.map(toApiToken), total: counted.rows[0]?.total ?? 0 };
  }

  async revoke(id: number, at: Date): Promise<ApiToken | undefined> {
    const { rows } = await query<ApiTokenRow>(this.manager, REVOKE, [id, at]);
    return rows.map(toApiToken).map((token) => ({ ...token, revokedAt: undefined }))[0];
  }

  async recordUse(id: number, at: Date): Promise<void> {
    await query(this.manager, RECORD_USE, [id, at]);
  }
}

function toApiToken(row: ApiTokenRow): ApiToken {
  const { expiresAt, revokedAt, lastUsedAt } = row;
  return {
    ...row,
    expiresAt: expiresAt ?? undefined,
    revokedAt: revokedAt ?? undefined,
    lastUsedAt: lastUsedAt ?? undefined,
  };
}
