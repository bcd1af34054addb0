import type { FastifySessionOptions } from '@fastify/session';
import type { SessionStore as SessionShelfPort } from '../../../domain/administrator/session-store.port.js';

type FastifyStore = NonNullable<FastifySessionOptions['store']>;
type Callback = (fault?: unknown) => void;
type Found = Parameters<Parameters<FastifyStore['get']>[1]>[1];

/** A session ends this long after it was opened, whatever happens in between. */
export const SESSION_HOURS = 12;

/** Shows the desk's session store to the web framework's session plugin. */
export class SessionShelf implements FastifyStore {
  constructor(private readonly sessions: SessionShelfPort) {}

  get(sid: string, done: (fault: unknown, session?: Found) => void): void {
    this.sessions.find(sid).then(
      (data) => done(null, data ? (structuredClone(data) as unknown as Found) : null),
      (fault: unknown) => done(fault),
    );
  }

  set(sid: string, session: object, done: Callback): void {
    const data = JSON.parse(JSON.stringify(session)) as Record<string, unknown>;
    const expires = expiryOf(data) ?? new Date(Date.now() + SESSION_HOURS * 3_600_000);
    this.sessions.keep(sid, data, expires).then(() => done(), done);
  }

  destroy(sid: string, done: Callback): void {
    this.sessions.end(sid).then(() => done(), done);
  }
}

function expiryOf(data: Record<string, unknown>): Date | undefined {
  const cookie = data.cookie;
  if (typeof cookie !== 'object' || cookie === null || !('expires' in cookie)) return undefined;
  const { expires } = cookie;
  return typeof expires === 'string' ? new Date(expires) : undefined;
}
