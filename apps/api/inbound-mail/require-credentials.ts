import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTTP_MESSAGES } from '../http/http.messages.js';

const WEBHOOK_PATH = '/api/webhook/email';
/** Saved emails are opened by people who are signed in. */
const EMAIL_FILE_PATH = '/api/emails/file';
/** Mailgun's proof stands in the form. */
const SIGNED_FORM_PATH = '/api/webhook/email/mailgun';

/** Refuses a caller who brings no proof of any kind before an email of megabytes is read from them. */
export async function rejectUnauthenticated(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { url, headers } = request;
  if (url.startsWith(EMAIL_FILE_PATH) && headers.cookie === undefined) return refuse(reply);
  if (!url.startsWith(WEBHOOK_PATH) || url.startsWith(SIGNED_FORM_PATH)) return undefined;
  const credentials = headers.authorization ?? headers['x-webhook-signature'] ?? headers.cookie;
  return credentials === undefined ? refuse(reply) : undefined;
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(401).send({ error: HTTP_MESSAGES.notSignedIn });
}
