import { createHash } from 'node:crypto';
import { type EntityManager, LessThanOrEqual, Raw } from 'typeorm';
import { type SessionData, SessionStore } from '../../../../application/identity/session-store.port.js';
import { query } from '../query.js';
import { sanitizeJson } from '../sanitize.js';
import { SAVE_SESSION } from './save-session.query.js';
import { SessionTable } from './session.table.js';

/** The sessions in PostgreSQL; expiry is checked by the database's clock. */
export class PostgresSessionStore extends SessionStore {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async find(sid: string): Promise<SessionData | undefined> {
    const row = await this.manager.findOne(SessionTable, { select: { data: true }, where: whereOpen(sid) });
    // Only this store writes the column.
    return row?.data as SessionData | undefined;
  }

  async save(sid: string, data: SessionData, expiresAt: Date, idleUntil: Date): Promise<void> {
    const parameters = [hashSessionId(sid), sanitizeJson(data), data.userId ?? null, expiresAt, idleUntil];
    await query(this.manager, SAVE_SESSION, parameters);
  }

  async updateData(sid: string, data: SessionData): Promise<void> {
    const change = { data, userId: data.userId ?? null };
    await this.manager.update(SessionTable, { sidHash: hashSessionId(sid) }, change);
  }

  async renew(sid: string, idleUntil: Date): Promise<void> {
    await this.manager.update(SessionTable, whereOpen(sid), { idleUntil });
  }

  async end(sid: string): Promise<void> {
    await this.manager.delete(SessionTable, { sidHash: hashSessionId(sid) });
  }

  async endAllOfUser(userId: number): Promise<void> {
    await this.manager.delete(SessionTable, { userId });
  }

  async purgeExpired(now: Date): Promise<number> {
    const isOver = LessThanOrEqual(now);
    const { affected } = await this.manager.delete(SessionTable, [{ expiresAt: isOver }, { idleUntil: isOver }]);
    return affected ?? 0;
  }
}

function whereOpen(sid: string) {
  const isLater = Raw((column) => `${column} > now()`);
  return { sidHash: hashSessionId(sid), expiresAt: isLater, idleUntil: isLater };
}

/** Who reads the table cannot take over a session. */
function hashSessionId(sid: string): Buffer {
  return createHash('sha256').update(sid).digest();
}
