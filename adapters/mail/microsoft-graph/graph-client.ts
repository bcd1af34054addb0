import type { MailServer } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { MailboxError } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { GraphError, readGraphFailure, toConnectionError } from './graph-error.js';

/** How a mailbox is reached. */
export interface GraphAccess {
  readonly server: MailServer;
  /** The principal name or the address of the mailbox. */
  readonly user: string;
  /** Gives the access token that is good now. @param refused one that is not taken @throws MailboxError */
  readonly getAccessToken: (refused?: string) => Promise<string>;
}

/** What Graph tells of something, as far as it is asked for. */
export type GraphResource = Readonly<Record<string, unknown>>;

interface GraphRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With its leading slash, from the version on. */
  readonly path: string;
  readonly body?: { readonly contentType: 'application/json' | 'text/plain'; readonly content: string };
  readonly accept?: string;
}

const VERSION = '/v1.0';
/** How long an answer may take to its last byte, in milliseconds. */
export const GRAPH_ANSWER_TIMEOUT_MS = 60_000;
/** Of a list, which holds names and moments alone. */
const MAX_JSON_BYTES = 8 * 1024 * 1024;
/**
 * Messages keep an immutable id when they are moved. Pages are short: all of one is moved to the folder of stored mail before the
 * reader shows that it is alive.
 */
const PAGE_SIZE = 50;

/** No mail has this id. */
const NO_MAIL = 'AAA=';
/** That it is not there, or no id, says only somebody who would be permitted. */
const PERMITTED_STATUSES: readonly number[] = [400, 404];

/** One mailbox over the HTTP interface of Microsoft Graph. */
export class GraphClient {
  /** The path of the mailbox, which everything in it begins with. */
  readonly mailbox: string;
  private readonly origin: string;

  constructor(
    private readonly access: GraphAccess,
    private readonly answerTimeoutMs = GRAPH_ANSWER_TIMEOUT_MS,
    private readonly pageSize = PAGE_SIZE,
  ) {
    const { host, port, security } = access.server;
    this.origin = new URL(`${security === 'none' ? 'http' : 'https'}://${host}:${port}`).origin;
    this.mailbox = `${VERSION}/users/${encodeURIComponent(access.user)}`;
  }

  /** @throws MailboxError */
  get(path: string): Promise<GraphResource> {
    return this.requestJson({ method: 'GET', path });
  }

  /** @throws MailboxError */
  post(path: string, body: GraphResource): Promise<GraphResource> {
    return this.requestJson({ method: 'POST', path, body: toJsonBody(body) });
  }

  /** @throws MailboxError */
  patch(path: string, body: GraphResource): Promise<GraphResource> {
    return this.requestJson({ method: 'PATCH', path, body: toJsonBody(body) });
  }

  /** @throws MailboxError */
  async delete(path: string): Promise<void> {
    await this.requestJson({ method: 'DELETE', path });
  }

  /** A draft of a mail as it is written. @throws MailboxError */
  createDraft(raw: Uint8Array): Promise<GraphResource> {
    const content = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('base64');
    const body = { contentType: 'text/plain', content } as const;
    return this.requestJson({ method: 'POST', path: `${this.mailbox}/messages`, body });
  }

  /** Asks for something to be done with a mail that is not there: nothing is done. @throws MailboxError where it is not permitted */
  async assertPermitted(action: 'move' | 'send', body: GraphResource): Promise<void> {
    try {
      await this.post(`${this.mailbox}/messages/${encodeURIComponent(NO_MAIL)}/${action}`, body);
    } catch (error) {
      if (!(error instanceof GraphError) || !PERMITTED_STATUSES.includes(error.status)) throw error;
    }
  }

  /** The first bytes of a file. @throws MailboxError */
  getBytes(path: string, maxBytes: number): Promise<Uint8Array> {
    return this.request({ method: 'GET', path, accept: '*/*' }, (response) => readBytes(response, maxBytes));
  }

  /** All of a list, page by page. @throws MailboxError */
  async list(path: string): Promise<readonly GraphResource[]> {
    const found: GraphResource[] = [];
    let next: string | undefined = path;
    while (next !== undefined) {
      const page: GraphResource = await this.get(next);
      found.push(...readList(page.value));
      next = this.toPath(page['@odata.nextLink']);
    }
    return found;
  }

  /** The path of a link that Graph gives out; undefined where it gives none. @throws MailboxError where it leads elsewhere */
  toPath(link: unknown): string | undefined {
    if (typeof link !== 'string' || link === '') return undefined;
    const url = URL.canParse(link, this.origin) ? new URL(link, this.origin) : undefined;
    // Nobody is told our token by being named in an answer.
    if (url?.origin !== this.origin || !url.pathname.startsWith(`${VERSION}/`)) {
      throw new MailboxError('connection-lost', 'A link of the answer leads to another server');
    }
    return `${url.pathname}${url.search}`;
  }

  private requestJson(request: GraphRequest): Promise<GraphResource> {
    return this.request(request, async (response) => {
      const bytes = await readBytes(response, MAX_JSON_BYTES + 1);
      if (bytes.byteLength > MAX_JSON_BYTES) throw new MailboxError('connection-lost', 'The answer is too long');
      return bytes.byteLength === 0 ? {} : parseResource(Buffer.from(bytes).toString('utf8'));
    });
  }

  /** A token may be withdrawn before its time is over: another one says whether the permission still stands. */
  private async request<T>(request: GraphRequest, read: (response: Response) => Promise<T>): Promise<T> {
    const accessToken = await this.access.getAccessToken();
    try {
      return await this.attempt(request, accessToken, read);
    } catch (error) {
      if (!isTokenRefused(error)) throw error;
    }
    const renewed = await this.access.getAccessToken(accessToken);
    return this.attempt(request, renewed, read).catch((error: unknown) => {
      throw isTokenRefused(error) ? new MailboxError('token-refused', error.detail) : error;
    });
  }

  private async attempt<T>(
    { method, path, body, accept = 'application/json' }: GraphRequest,
    accessToken: string,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    try {
      const response = await fetch(`${this.origin}${path}`, {
        method,
        ...(body ? { body: body.content } : {}),
        headers: {
          authorization: `Bearer ${accessToken}`,
          accept,
          prefer: `IdType="ImmutableId", odata.maxpagesize=${this.pageSize}`,
          ...(body ? { 'content-type': body.contentType } : {}),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(this.answerTimeoutMs),
      });
      if (response.ok) return await read(response);
      const text = Buffer.from(await readBytes(response, MAX_JSON_BYTES)).toString('utf8');
      throw readGraphFailure(response.status, text, response.headers.get('retry-after'));
    } catch (error) {
      throw toConnectionError(error);
    }
  }
}

/** The items of a list. */
export function readList(value: unknown): readonly GraphResource[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** @throws MailboxError where a resource has no such text */
export function readText(resource: GraphResource, name: string): string {
  const value = resource[name];
  if (typeof value !== 'string') throw new MailboxError('connection-lost', `The answer has no ${name}`);
  return value;
}

/** A text within a filter: a single quote is doubled (OData 4.01, URL conventions, section 5.1.1.6.1). */
export function quoteText(text: string): string {
  return encodeURIComponent(`'${text.replaceAll("'", "''")}'`);
}

function isTokenRefused(error: unknown): error is GraphError {
  return error instanceof GraphError && error.status === 401;
}

function toJsonBody(body: GraphResource): GraphRequest['body'] {
  return { contentType: 'application/json', content: JSON.stringify(body) };
}

function parseResource(text: string): GraphResource {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as GraphResource;
  } catch {
    // Said below, as of any other answer that is none.
  }
  throw new MailboxError('connection-lost', 'The answer is not JSON');
}

async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader !== undefined && length < maxBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.byteLength;
  }
  await reader?.cancel();
  return Buffer.concat(pieces).subarray(0, maxBytes);
}
