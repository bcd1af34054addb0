import { z } from 'zod';
import { MCP_MESSAGES } from './mcp.messages.js';

/** Why a call was in vain, in a sentence for whoever can do something about it. */
export class IstmoError extends Error {
  override readonly name = 'IstmoError';
}

const DEFAULT_WAIT_SECONDS = 60;

/** How Istmo says what is wrong. */
const ERROR = z.object({
  error: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

/**
 * The sentence for an answer that is none of success.
 * @param json its body; undefined where that is no JSON
 */
export function describeRefusal({ status, headers }: Response, json: unknown, url: string): IstmoError {
  const body = ERROR.safeParse(json);
  if (!body.success) return new IstmoError(MCP_MESSAGES.notIstmo(url));
  const { error: reason, details = [] } = body.data;
  if (status === 401) return new IstmoError(MCP_MESSAGES.tokenRefused(reason));
  if (status === 403) return new IstmoError(MCP_MESSAGES.notAllowed(reason));
  if (status === 429) return new IstmoError(MCP_MESSAGES.calledTooOften(parseWait(headers.get('retry-after'))));
  if (status >= 500) return new IstmoError(MCP_MESSAGES.failed({ status, reason }));
  const fields = details.map(({ field, message }) => `${field}: ${message}`);
  return new IstmoError(MCP_MESSAGES.refused({ reason, fields }));
}

function parseWait(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : DEFAULT_WAIT_SECONDS;
}
