import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type SessionData, SessionStore } from '../../../../application/identity/session-store.port.js';
import { prepared, run } from '../query.js';
import { storableJson } from '../sanitize.js';

const FIND = prepared('SELECT data FROM session WHERE sid_hash = $1 AND expires_at > now() AND idle_until > now()');

const RENEW = prepared(`
  UPDATE session SET idle_until = $2
  WHERE sid_hash = $1 AND idle_until > now() AND expires_at > now()`);

/** The sessions in PostgreSQL; whether one has expired is told by the database's clock. */
export class PostgresSessionStore extends SessionStore {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async find(sid: string): Promise<SessionData | undefined> {
    const { rows } = await run<{ data: SessionData }>(this.manager, FIND, [digestOf(sid)]);
    return rows[0]?.data;
  }

  async keep(sid: string, data: SessionData, expiresAt: Date, idleUntil: Date): Promise<void> {
    await run(
      this.manager,
      `INSERT INTO session (sid_hash, data, user_id, expires_at, idle_until) VALUES ($1, $2::jsonb, $3, $4, $5)
       ON CONFLICT (sid_hash) DO UPDATE
       SET data = excluded.data, user_id = excluded.user_id, idle_until = excluded.idle_until,
           expires_at = least(session.expires_at, excluded.expires_at)`,
      [digestOf(sid), storableJson(data), data.userId ?? null, expiresAt, idleUntil],
    );
  }

  async amend(sid: string, data: SessionData): Promise<void> {
    const update = 'UPDATE session SET data = $2::jsonb, user_id = $3 WHERE sid_hash = $1';
    await run(this.manager, update, [digestOf(sid), storableJson(data), data.userId ?? null]);
  }

  async renew(sid: string, idleUntil: Date): Promise<void> {
    await run(this.manager, RENEW, [digestOf(sid), idleUntil]);
  }

  async end(sid: string): Promise<void> {
    await run(this.manager, 'DELETE FROM session WHERE sid_hash = $1', [digestOf(sid)]);
  }

  async endAllOf(userId: number): Promise<void> {
    await run(this.manager, 'DELETE FROM session WHERE user_id = $1', [userId]);
  }

  async purgeExpired(now: Date): Promise<number> {
    return (await run(this.manager, 'DELETE FROM session WHERE expires_at <= $1 OR idle_until <= $1', [now])).count;
  }
}

/** Who reads the table cannot take over a session. */
function digestOf(sid: string): Buffer {
  return createHash('sha256').update(sid).digest();
}
