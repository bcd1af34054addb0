import type { FastifyRequest } from 'fastify';
import { findRequestLimits } from './limits.js';

/** Closes the connection of a caller whose body has not come within the time of its route. */
export async function closeTricklingBody(request: FastifyRequest): Promise<void> {
  const { raw } = request;
  if (raw.readableEnded || hasNoBody(request)) return;
  const timer = setTimeout(() => raw.destroy(), findRequestLimits(request.routeOptions.url).timeoutMs);
  timer.unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}

function hasNoBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0);
}
