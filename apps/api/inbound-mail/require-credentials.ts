import type { FastifyReply, FastifyRequest } from 'fastify';

const DOORS = '/api/webhook/email';
/** Mailgun's proof stands in the form. */
const PROVEN_BY_FORM = '/api/webhook/email/mailgun';

/** Refuses a caller who brings no proof of any kind before an email of megabytes is read from them. */
export async function refuseUnproven(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { url, headers } = request;
  if (!url.startsWith(DOORS) || url.startsWith(PROVEN_BY_FORM)) return undefined;
  const brings = headers.authorization ?? headers['x-webhook-signature'] ?? headers.cookie;
  return brings === undefined ? reply.status(401).send({ error: 'Not signed in' }) : undefined;
}
