import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTTP_MESSAGES } from './http.messages.js';

/** Channels and the Email Processor take whole emails with attachments; everything else is typed by a person. */
const EMAIL_PATHS = ['/api/webhook/', '/api/emails/file'];
const MAX_CONSOLE_BODY_BYTES = 8 * 1024 * 1024;

/** Refuses a body that is far too large for its route before it is read. */
export async function rejectOversizedBody(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const bytes = Number(request.headers['content-length'] ?? 0);
  if (EMAIL_PATHS.some((path) => request.url.startsWith(path)) || bytes <= MAX_CONSOLE_BODY_BYTES) return undefined;
  return reply.status(413).send({ error: HTTP_MESSAGES.bodyTooLarge });
}
