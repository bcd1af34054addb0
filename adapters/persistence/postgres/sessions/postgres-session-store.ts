import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type SessionData, SessionStore } from '../../../../application/identity/session-store.port.js';
import { prepareStatement, query } from '../query.js';
import { sanitizeJson } from '../sanitize.js';

const FIND = prepareStatement(
  'SELECT data FROM session WHERE sid_hash = $1 AND expires_at > now() AND idle_until > now()',
);

const RENEW = prepareStatement(`
  UPDATE session SET idle_until = $2
  WHERE sid_hash = $1 AND idle_until > now() AND expires_at > now()`);

/** The sessions in PostgreSQL; expiry is checked by the database's clock. */
export class PostgresSessionStore extends SessionStore {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async find(sid: string): Promise<SessionData | undefined> {
    const { rows } = await query<{ data: SessionData }>(this.manager, FIND, [hashSessionId(sid)]);
    return rows[0]?.data;
  }

  async save(sid: string, data: SessionData, expiresAt: Date, idleUntil: Date): Promise<void> {
    await query(
      this.manager,
      `INSERT INTO session (sid_hash, data, user_id, expires_at, idle_until) VALUES ($1, $2::jsonb, $3, $4, $5)
       ON CONFLICT (sid_hash) DO UPDATE
       SET data = excluded.data, user_id = excluded.user_id, idle_until = excluded.idle_until,
           expires_at = least(session.expires_at, excluded.expires_at)`,
      [hashSessionId(sid), sanitizeJson(data), data.userId ?? null, expiresAt, idleUntil],
    );
  }

  async updateData(sid: string, data: SessionData): Promise<void> {
    const update = 'UPDATE session SET data = $2::jsonb, user_id = $3 WHERE sid_hash = $1';
    await query(this.manager, update, [hashSessionId(sid), sanitizeJson(data), data.userId ?? null]);
  }

  async renew(sid: string, idleUntil: Date): Promise<void> {
    await query(this.manager, RENEW, [hashSessionId(sid), idleUntil]);
  }

  async end(sid: string): Promise<void> {
    await query(this.manager, 'DELETE FROM session WHERE sid_hash = $1', [hashSessionId(sid)]);
  }

  async endAllOfUser(userId: number): Promise<void> {
    await query(this.manager, 'DELETE FROM session WHERE user_id = $1', [userId]);
  }

  async purgeExpired(now: Date): Promise<number> {
    return (await query(this.manager, 'DELETE FROM session WHERE expires_at <= $1 OR idle_until <= $1', [now])).count;
  }
}

/** Who reads the table cannot take over a session. */
function hashSessionId(sid: string): Buffer {
  return createHash('sha256').update(sid).digest();
}
