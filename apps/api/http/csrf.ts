import type { FastifyReply, FastifyRequest } from 'fastify';
import { HTTP_MESSAGES } from './http.messages.js';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The origins that the console may be served under.
 * @param publicUrl the address that people use
 */
export function resolveAllowedOrigins(publicUrl: string, host: string, port: number): ReadonlySet<string> {
  const origins = new Set([new URL(publicUrl).origin]);
  const own = new URL(`http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`);
  if (LOOPBACK.includes(own.hostname))
    for (const name of LOOPBACK) origins.add(new URL(`http://${name}:${port}`).origin);
  return origins;
}

/** Refuses state-changing calls that a browser sends from a page of somebody else. */
export function rejectCrossOrigin(allowed: ReadonlySet<string>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    // No page of somebody else can make a browser send a token, and a session has no part in such a call.
    if (request.apiToken) return undefined;
    if (SAFE_METHODS.includes(request.method)) return undefined;
    const { origin } = request.headers;
    const isCrossOrigin = origin !== undefined && !allowed.has(origin);
    if (!isCrossOrigin && request.headers['sec-fetch-site'] !== 'cross-site') return undefined;
    return reply.status(403).send({ error: HTTP_MESSAGES.crossSiteRefused });
  };
}
