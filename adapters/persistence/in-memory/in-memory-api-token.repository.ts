import { ApiTokenRepository } from '../../../application/identity/api-token.repository.js';
import type { PageRequest } from '../../../application/persistence/pagination.js';
import { createConflictError } from '../../../domain/errors/repository-errors.js';
import type { ApiToken, NewApiToken } from '../../../domain/identity/api-token.js';
import { API_TOKEN_MESSAGES } from '../../../domain/identity/api-token.messages.js';
import { slicePage, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface ApiTokenRow {
  readonly id: number;
  readonly token: ApiToken;
  readonly secretHash: string;
}

/** The API tokens in memory. */
export class InMemoryApiTokenRepository extends ApiTokenRepository {
  constructor(private readonly rows: Table<ApiTokenRow> = Table.createEmpty<ApiTokenRow>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryApiTokenRepository {
    return new InMemoryApiTokenRepository(this.rows.withUndoLog(undoLog));
  }

  async add(token: NewApiToken, secretHash: string): Promise<ApiToken> {
    const isTaken = ({ token: other }: ApiTokenRow) => other.name === token.name && !other.revokedAt;
    if (this.rows.findFirst(isTaken)) throw createConflictError(API_TOKEN_MESSAGES.nameTaken);
    const unused = { revokedAt: undefined, lastUsedAt: undefined };
    return this.rows.add((id) => ({ id, token: { ...token, ...unused, id }, secretHash })).token;
  }

  async findByHash(secretHash: string): Promise<ApiToken | undefined> {
    return this.rows.findFirst((row) => row.secretHash === secretHash)?.token;
  }

  async findPage({ page, pageSize }: PageRequest) {
    const newestFirst = this.rows.all().map(({ token }) => token);
    newestFirst.sort((a, b) => b.id - a.id);
    return { rows: slicePage(newestFirst, page, pageSize), total: newestFirst.length };
  }

  async revoke(id: number, at: Date): Promise<ApiToken | undefined> {
    const row = this.rows.find(id);
    if (!row || row.token.revokedAt) return undefined;
    this.rows.put({ ...row, token: { ...row.token, revokedAt: at } });
    return row.token;
  }

  async recordUse(id: number, at: Date): Promise<void> {
    const row = this.rows.find(id);
    if (!row || (row.token.lastUsedAt && row.token.lastUsedAt >= at)) return;
    this.rows.put({ ...row, token: { ...row.token, lastUsedAt: at } });
  }
}
