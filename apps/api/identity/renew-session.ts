import type { FastifyRequest } from 'fastify';
import type { SessionStore } from '../../../application/identity/session-store.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import { isSignedIn } from '../http/staff-account.js';
import { computeIdleExpiry } from './fastify-session-store.js';

/** What the console says of a call that it makes by itself while nobody is at the keyboard. */
export const BACKGROUND_HEADER = 'x-istmo-background';

/** A person's calls come in swarms: a session that was renewed so lately is not renewed again. */
const RENEWAL_INTERVAL_MS = 30_000;
/** Sessions that are remembered at most; then all are forgotten, and renewed at their next call. */
const MAX_REMEMBERED = 1_000;

/** Lets a session go on with every call that a person makes; a call that the console makes by itself renews nothing. */
export function renewSession(sessions: SessionStore, clock: Clock) {
  const renewedAt = new Map<string, number>();
  return async (request: FastifyRequest): Promise<void> => {
    const { session, headers, url } = request;
    if (!isSignedIn(request) || !url.startsWith('/api/') || headers[BACKGROUND_HEADER] !== undefined) return;
    const now = clock.now();
    const last = renewedAt.get(session.sessionId) ?? Number.NEGATIVE_INFINITY;
    if (now.getTime() - last < RENEWAL_INTERVAL_MS) return;
    if (renewedAt.size >= MAX_REMEMBERED) renewedAt.clear();
    renewedAt.set(session.sessionId, now.getTime());
    await sessions.renew(session.sessionId, computeIdleExpiry(now));
  };
}
