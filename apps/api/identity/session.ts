import type { FastifyRequest } from 'fastify';
import type { Administrator } from '../../../application/identity/administrator.js';
import { getCurrentAccount } from '../http/staff-account.js';

/** Opens a session under a new secret id, so that one that somebody knew before is worth nothing; the answer keeps it. */
export async function startSession(request: FastifyRequest, administrator: Administrator): Promise<void> {
  await request.session.regenerate();
  request.session.userId = administrator.id;
  request.session.email = administrator.email;
  request.session.sessionVersion = administrator.sessionVersion;
}

/** The id of the person who is signed in. @throws DomainError `unauthenticated` */
export function getCurrentUserId(request: FastifyRequest): number {
  return getCurrentAccount(request).id;
}
