import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTTP_MESSAGES } from './http.messages.js';

const FORM_DATA = 'multipart/form-data';
/** What a page may send to another site without asking it (Fetch standard, CORS-safelisted request headers). */
const SIMPLE_TYPES: readonly string[] = ['text/plain', 'application/x-www-form-urlencoded', FORM_DATA];
/** Routes that take files in forms. */
const FORM_ROUTES: readonly string[] = [
  '/api/exchange-rates/import',
  '/api/rates/import',
  '/api/rates/import/backtest',
  '/api/settings/avatar',
];
/** Each takes what its provider sends, and asks for a proof that no browser holds. */
const CHANNELS = '/api/webhook/';
/** The form of this page is proven by the signed link that it is sent to; whose session a browser has is no matter. */
const ANSWER_PAGE = '/api/q/:token';

/**
 * Refuses forms and plain text where none is taken, before they are read: a page of somebody else can make a browser send
 * them without asking the server first. Of other types the routes themselves say what they miss.
 */
export async function rejectForeignBodyTypes(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const route = request.routeOptions.url;
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === undefined || !route?.startsWith('/api/') || route.startsWith(CHANNELS)) return undefined;
  if (route === ANSWER_PAGE && type === 'application/x-www-form-urlencoded') return undefined;
  if (!SIMPLE_TYPES.includes(type) || (type === FORM_DATA && FORM_ROUTES.includes(route))) return undefined;
  return reply.status(415).send({ error: HTTP_MESSAGES.unknownContentType });
}
