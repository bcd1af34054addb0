import type { FastifyRequest } from 'fastify';
import type { Administrator } from '../../../application/identity/administrator.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';

/** Opens a session under a new secret id, so that one that somebody knew before is worth nothing; the answer keeps it. */
export async function startSession(request: FastifyRequest, administrator: Administrator): Promise<void> {
  await request.session.regenerate();
  request.session.userId = administrator.id;
  request.session.email = administrator.email;
}

/** The id of the person who is signed in. @throws DomainError `unauthenticated` */
export function getCurrentUserId(request: FastifyRequest): number {
  const { userId } = request.session;
  if (userId === undefined) throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
  return userId;
}
