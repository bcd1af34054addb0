import { z } from 'zod';
import { TOKEN_SCOPES } from '../../domain/identity/api-token.js';
import { describeRefusal, IstmoError } from './istmo-error.js';
import { MCP_MESSAGES } from './mcp.messages.js';
import type { McpSettings } from './mcp-settings.js';

const TIMEOUT_MS = 60_000;
/** A tariff of many thousand rates is a few megabytes. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

const ACCESS = z.object({ name: z.string(), scopes: z.array(z.enum(TOKEN_SCOPES)) });

/** What the token may do. */
export type Access = z.infer<typeof ACCESS>;

/** What a call brings. */
export interface IstmoCall {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
  /** Makes a call that makes something safe to repeat. */
  readonly idempotencyKey?: string;
}

/** Calls a running Istmo over HTTP. Of each answer those fields are kept that its schema names. */
export class IstmoClient {
  constructor(private readonly settings: McpSettings) {}

  /** @throws IstmoError */
  getAccess(): Promise<Access> {
    return this.get('/api/access', ACCESS);
  }

  /** @throws IstmoError with a sentence that says what is wrong */
  get<Answer extends z.ZodType>(path: string, answer: Answer, query?: IstmoCall['query']): Promise<z.infer<Answer>> {
    return this.call('GET', path, answer, query ? { query } : {});
  }

  /** @throws IstmoError with a sentence that says what is wrong */
  post<Answer extends z.ZodType>(path: string, answer: Answer, call: IstmoCall): Promise<z.infer<Answer>> {
    return this.call('POST', path, answer, call);
  }

  private async call<Answer extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    answer: Answer,
    { query, body, idempotencyKey }: IstmoCall,
  ): Promise<z.infer<Answer>> {
    const { url, token } = this.settings;
    const address = new URL(`${url}${path}`);
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined) address.searchParams.set(name, String(value));
    }
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    // A redirect would take the token somewhere that nobody named.
    const request = { method, headers, redirect: 'manual' as const, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const { response, text } = await fetch(address, body ? { ...request, body: JSON.stringify(body) } : request)
      .then(async (one) => ({ response: one, text: await readLimited(one) }))
      .catch((thrown: unknown) => {
        throw this.toUnreachable(thrown);
      });
    const json = parseJson(text);
    if (!response.ok) throw describeRefusal(response, json, url);
    const parsed = answer.safeParse(json);
    if (!parsed.success) throw new IstmoError(MCP_MESSAGES.notIstmo(url));
    return parsed.data;
  }

  private toUnreachable(thrown: unknown): IstmoError {
    if (thrown instanceof IstmoError) return thrown;
    const { url } = this.settings;
    if (isObject(thrown) && thrown.name === 'TimeoutError')
      return new IstmoError(MCP_MESSAGES.noAnswer({ url, seconds: TIMEOUT_MS / 1_000 }));
    return new IstmoError(MCP_MESSAGES.unreachable({ url, cause: findCause(thrown) }));
  }
}

/** @throws IstmoError where it is longer than an answer of Istmo is */
async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new IstmoError(MCP_MESSAGES.answerTooLong);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Such as `ECONNREFUSED`; fetch hides it below its own error. */
function findCause(thrown: unknown): string {
  const cause = isObject(thrown) && isObject(thrown.cause) ? thrown.cause : thrown;
  if (!isObject(cause)) return String(cause);
  return String(cause.code ?? cause.message ?? cause);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
