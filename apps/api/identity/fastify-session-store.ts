import type { FastifySessionOptions } from '@fastify/session';
import type { SessionStore as SessionStorePort } from '../../../application/identity/session-store.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import { HOUR_MS, MINUTE_MS } from '../../../domain/durations.js';

type FastifyStore = NonNullable<FastifySessionOptions['store']>;
type Callback = (error?: unknown) => void;
type StoredSession = Parameters<Parameters<FastifyStore['get']>[1]>[1];

/** A session ends this long after it was opened, whatever happens in between. */
export const SESSION_HOURS = 12;
/** A session ends this long after the last call that a person made. */
export const IDLE_MINUTES = 30;

/** Until when a session may lie idle that somebody uses now. */
export function computeIdleExpiry(now: Date): Date {
  return new Date(now.getTime() + IDLE_MINUTES * MINUTE_MS);
}

/** Shows the server's session store to the web framework's session plugin. */
export class FastifySessionStore implements FastifyStore {
  constructor(
    private readonly sessions: SessionStorePort,
    private readonly clock: Clock,
  ) {}

  get(sid: string, done: (error: unknown, session?: StoredSession) => void): void {
    this.sessions.find(sid).then(
      (data) => done(null, data ? (structuredClone(data) as unknown as StoredSession) : null),
      (error: unknown) => done(error),
    );
  }

  set(sid: string, session: object, done: Callback): void {
    const data = JSON.parse(JSON.stringify(session)) as Record<string, unknown>;
    this.save(sid, data).then(() => done(), done);
  }

  destroy(sid: string, done: Callback): void {
    this.sessions.end(sid).then(() => done(), done);
  }

  /** The plugin keeps a new session before anybody signs in to it; what it keeps later must not bring an ended one back. */
  private save(sid: string, data: Record<string, unknown>): Promise<void> {
    if (data.userId !== undefined) return this.sessions.updateData(sid, data);
    const now = this.clock.now();
    return this.sessions.save(sid, data, new Date(now.getTime() + SESSION_HOURS * HOUR_MS), computeIdleExpiry(now));
  }
}
