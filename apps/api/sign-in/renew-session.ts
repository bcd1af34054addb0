import type { FastifyRequest } from 'fastify';
import type { SessionStore } from '../../../domain/administrator/session-store.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import { idleUntil } from './session-shelf.js';

/** What the console says of a call that it makes by itself while nobody is at the keyboard. */
export const BACKGROUND_HEADER = 'x-istmo-background';

/** Lets a session go on with every call that a person makes; a call that the console makes by itself renews nothing. */
export function renewSession(sessions: SessionStore, clock: Clock) {
  return async (request: FastifyRequest): Promise<void> => {
    const { session, headers, url } = request;
    if (session?.userId === undefined || !url.startsWith('/api/') || headers[BACKGROUND_HEADER] !== undefined) return;
    await sessions.renew(session.sessionId, idleUntil(clock.now()));
  };
}
