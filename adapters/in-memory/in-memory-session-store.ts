import { type SessionData, SessionStore } from '../../domain/administrator/session-store.port.js';
import type { Clock } from '../../domain/clock.port.js';

interface Session {
  readonly data: SessionData;
  readonly expiresAt: Date;
}

/** Sessions in memory; they end with the process. */
export class InMemorySessionStore extends SessionStore {
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async find(sid: string): Promise<SessionData | undefined> {
    const session = this.sessions.get(sid);
    return session && session.expiresAt > this.clock.now() ? session.data : undefined;
  }

  async keep(sid: string, data: SessionData, expiresAt: Date): Promise<void> {
    this.sessions.set(sid, { data, expiresAt });
  }

  async end(sid: string): Promise<void> {
    this.sessions.delete(sid);
  }

  async endAllOf(userId: number): Promise<void> {
    this.removeWhere((session) => session.data.userId === userId);
  }

  async purgeExpired(now: Date): Promise<number> {
    return this.removeWhere((session) => session.expiresAt <= now);
  }

  private removeWhere(matches: (session: Session) => boolean): number {
    const ended = [...this.sessions].filter(([, session]) => matches(session));
    for (const [sid] of ended) this.sessions.delete(sid);
    return ended.length;
  }
}
