import { type SessionData, SessionStore } from '../../../application/identity/session-store.port.js';
import type { Clock } from '../../../domain/clock.port.js';

interface Session {
  readonly data: SessionData;
  readonly expiresAt: Date;
  readonly idleUntil: Date;
}

/** Sessions in memory; they end with the process. */
export class InMemorySessionStore extends SessionStore {
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async find(sid: string): Promise<SessionData | undefined> {
    return this.findAlive(sid)?.data;
  }

  async save(sid: string, data: SessionData, expiresAt: Date, idleUntil: Date): Promise<void> {
    const before = this.sessions.get(sid);
    const end = before && before.expiresAt < expiresAt ? before.expiresAt : expiresAt;
    this.sessions.set(sid, { data, expiresAt: end, idleUntil });
  }

  async updateData(sid: string, data: SessionData): Promise<void> {
    const session = this.sessions.get(sid);
    if (session) this.sessions.set(sid, { ...session, data });
  }

  async renew(sid: string, idleUntil: Date): Promise<void> {
    const session = this.findAlive(sid);
    if (session) this.sessions.set(sid, { ...session, idleUntil });
  }

  async end(sid: string): Promise<void> {
    this.sessions.delete(sid);
  }

  async endAllOfUser(userId: number): Promise<void> {
    this.removeWhere((session) => session.data.userId === userId);
  }

  async purgeExpired(now: Date): Promise<number> {
    return this.removeWhere((session) => computeEnd(session) <= now);
  }

  private findAlive(sid: string): Session | undefined {
    const session = this.sessions.get(sid);
    return session && computeEnd(session) > this.clock.now() ? session : undefined;
  }

  private removeWhere(matches: (session: Session) => boolean): number {
    const ended = [...this.sessions].filter(([, session]) => matches(session));
    for (const [sid] of ended) this.sessions.delete(sid);
    return ended.length;
  }
}

function computeEnd({ expiresAt, idleUntil }: Session): Date {
  return expiresAt < idleUntil ? expiresAt : idleUntil;
}
