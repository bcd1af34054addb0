import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LogRefusedCall } from '../../../application/identity/log-refused-call.js';
import { API_TOKEN_MESSAGES } from '../../../domain/identity/api-token.messages.js';
import { HTTP_MESSAGES } from './http.messages.js';
import { createRoleError, describeCall, hasRole } from './staff-account.js';

/**
 * What may be called without a session: sign-in and sign-out, health, metrics with their token, the channels with
 * their proof, and the page by which a customer answers with its signed link.
 */
export const PUBLIC_ROUTES: readonly string[] = [
  '/api/auth/login',
  '/api/logout',
  '/api/health/live',
  '/api/health/ready',
  '/api/webhook/email',
  '/api/webhook/email/raw',
  '/api/webhook/email/mailgun',
  '/api/webhook/email/sendgrid',
  '/api/webhook/email/postmark',
  '/api/q/:token',
];
const API_DOCS = '/api/docs';

/**
 * Answers a caller without a session before their body is read; the guard of the controllers says the same once more.
 * @param areDocsOpen whether the description of the API is for everybody
 * @param logRefusedCall told of those whose role does not suffice
 */
export function rejectSignedOut(areDocsOpen: boolean, logRefusedCall: LogRefusedCall) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/') || PUBLIC_ROUTES.includes(route)) return undefined;
    const isDescription = route.startsWith(API_DOCS);
    if (areDocsOpen && isDescription) return undefined;
    const { staffAccount, apiToken } = request;
    // No controller answers there, so that no guard asks.
    if (staffAccount && isDescription && !hasRole(request, 'read-only')) {
      await logRefusedCall.execute(staffAccount, describeCall(request));
      return reply
        .status(403)
        .header('cache-control', 'no-store')
        .send({ error: createRoleError(staffAccount).message });
    }
    if (staffAccount || (apiToken && !isDescription)) return undefined;
    if (apiToken) return reply.status(403).send({ error: API_TOKEN_MESSAGES.notForTokens });
    return reply.status(401).header('cache-control', 'no-store').send({ error: HTTP_MESSAGES.notSignedIn });
  };
}
