import type { FastifyRequest } from 'fastify';
import type { AuthenticateApiToken } from '../../../application/identity/authenticate-api-token.js';
import { PUBLIC_ROUTES } from './public-routes.js';

const MAX_TOKEN_LENGTH = 200;

/**
 * A hook that finds the token of a call that brings one, before anything of a body is read. The session of a cookie has no
 * part in such a call. The channels have proofs of their own.
 */
export function loadApiToken(authenticate: AuthenticateApiToken) {
  return async (request: FastifyRequest): Promise<void> => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/') || PUBLIC_ROUTES.includes(route)) return;
    const secret = readBearer(request.headers.authorization);
    if (secret !== undefined) request.apiToken = await authenticate.execute(secret, request.ip);
  };
}

function readBearer(authorization: string | undefined): string | undefined {
  const [scheme = '', secret = ''] = authorization?.split(' ', 2) ?? [];
  return scheme.toLowerCase() === 'bearer' ? secret.slice(0, MAX_TOKEN_LENGTH) : undefined;
}
