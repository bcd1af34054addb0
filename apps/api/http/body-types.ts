import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTTP_MESSAGES } from './http.messages.js';

const JSON_TYPES: readonly string[] = ['application/json'];
const FORM_TYPES: readonly string[] = ['multipart/form-data'];
const MESSAGE_TYPES: readonly string[] = ['message/rfc822'];
const TYPES_BY_ROUTE: Readonly<Record<string, readonly string[]>> = {
  '/api/emails/file': MESSAGE_TYPES,
  '/api/emails/file/process-ai': MESSAGE_TYPES,
  '/api/rates/import': FORM_TYPES,
  '/api/rates/import/backtest': FORM_TYPES,
  '/api/settings/avatar': [...FORM_TYPES, 'application/octet-stream', 'image/'],
};
/** Each takes what its provider sends, and asks for a proof that no browser holds. */
const CHANNELS = '/api/webhook/';

/**
 * Refuses bodies of another type than the route takes, before they are read. A page of somebody else can make a browser
 * send forms and plain text without asking the server first, and JSON only with its leave (Fetch standard, CORS).
 */
export async function rejectForeignBodyTypes(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const route = request.routeOptions.url;
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === undefined || !route?.startsWith('/api/') || route.startsWith(CHANNELS)) return undefined;
  const taken = TYPES_BY_ROUTE[route] ?? JSON_TYPES;
  if (taken.some((one) => (one.endsWith('/') ? type.startsWith(one) : type === one))) return undefined;
  return reply.status(415).send({ error: HTTP_MESSAGES.unknownContentType });
}
