import type { FastifyRequest } from 'fastify';
import type { Administrator } from '../../../application/identity/administrator.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';

/** Opens a session under a new secret id, so that one that somebody knew before is worth nothing; the answer keeps it. */
export async function openSession(request: FastifyRequest, person: Administrator): Promise<void> {
  await request.session.regenerate();
  request.session.userId = person.id;
  request.session.email = person.email;
}

/** The id of the person who is signed in. @throws RuleViolation `unauthenticated` */
export function personOf(request: FastifyRequest): number {
  const { userId } = request.session;
  if (userId === undefined) throw new RuleViolation('unauthenticated', 'Not signed in');
  return userId;
}
