import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MailServer } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { GraphMailbox, type KeptFolder, type KeptMail } from './graph-mailbox.js';

/** What a sign-in may do. */
export type GraphRight = 'read' | 'write' | 'send';

/** An answer in the place of the right one, or none at all. */
export type GraphFailure =
  | { readonly status: number; readonly code?: string; readonly headers?: Readonly<Record<string, string>> }
  | 'silence';

interface Call {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly pageSize: number;
  readonly mailbox: GraphMailbox;
  /** The parts of the path behind the mailbox. */
  readonly parts: readonly string[];
}

type Answer = { readonly status: number; readonly json?: object; readonly raw?: string };

const DEFAULT_PAGE_SIZE = 10;
/** What Graph takes of a mail in one request. */
const MAX_BODY_LENGTH = 4 * 1024 * 1024;
const NOT_FOUND: Answer = fail(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');

/**
 * Microsoft Graph on the loopback, as far as mailboxes go: it answers as Microsoft documents it (learn.microsoft.com/graph/api), and
 * was never compared with the service itself.
 */
export class GraphServer {
  readonly mailboxes = new Map<string, GraphMailbox>();
  /** Every mail that was sent, as it travelled. */
  readonly sent: string[] = [];
  readonly requests: string[] = [];
  rights: readonly GraphRight[] = ['read', 'write', 'send'];
  /** Answers the next requests so. */
  failures: GraphFailure[] = [];
  /** Gives drafts a Message-ID of its own, as long as nobody sets one. */
  replacesMessageIds = false;
  /** Where its links lead; undefined: to itself. */
  linkOrigin: string | undefined;
  private readonly server: Server;

  constructor(private readonly isGood: (accessToken: string) => boolean) {
    this.server = createServer((request, response) => {
      void this.answer(request, response).catch(() => response.writeHead(500).end());
    });
  }

  async open(): Promise<MailServer> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return { host: '127.0.0.1', port: (this.server.address() as AddressInfo).port, security: 'none' };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The mailbox of somebody, which is made where it is missing. */
  getMailbox(user: string): GraphMailbox {
    const mailbox = this.mailboxes.get(user) ?? new GraphMailbox();
    this.mailboxes.set(user, mailbox);
    return mailbox;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    this.requests.push(`${request.method} ${request.url}`);
    const failure = this.failures.shift();
    if (failure === 'silence') return;
    const { status, json, raw } = failure
      ? fail(failure.status, failure.code ?? '', 'As asked for.')
      : this.route(request, body);
    const type = raw === undefined ? 'application/json' : 'text/plain';
    response.writeHead(status, { 'content-type': type, ...failure?.headers });
    response.end(raw === undefined ? json && JSON.stringify(json) : Buffer.from(raw, 'latin1'));
  }

  private route(request: IncomingMessage, body: string): Answer {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!this.isGood(token))
      return fail(401, 'InvalidAuthenticationToken', 'Access token has expired or is not yet valid.');
    const prefer = String(request.headers.prefer ?? '');
    if (!prefer.includes('IdType="ImmutableId"')) return fail(400, 'ErrorInvalidIdMalformed', 'Id is malformed.');
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const [version, users, user = '', ...parts] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    const mailbox = version === 'v1.0' && users === 'users' ? this.mailboxes.get(user) : undefined;
    if (!mailbox) return fail(404, 'ErrorInvalidUser', `The requested user '${user}' is invalid.`);
    const method = request.method ?? 'GET';
    const isSending = parts.at(-1) === 'send';
    const needed = isSending ? 'send' : method === 'GET' ? 'read' : 'write';
    if (!this.rights.includes(needed))
      return fail(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.');
    const pageSize = Number(/odata\.maxpagesize=(\d+)/.exec(prefer)?.[1] ?? DEFAULT_PAGE_SIZE);
    const call = { method, url, body, pageSize, mailbox, parts };
    return parts[0] === 'mailFolders' ? this.answerFolders(call) : this.answerMessages(call);
  }

  private answerFolders(call: Call): Answer {
    const { mailbox, method, url, body, parts } = call;
    const [, id, kind, delta] = parts;
    const folder = id === undefined ? undefined : mailbox.findFolder(id);
    if (id !== undefined && !folder) return NOT_FOUND;
    if (folder && kind === undefined) return { status: 200, json: { id: folder.id } };
    if (folder && kind === 'messages')
      return delta === 'delta' ? this.answerDelta(call, folder) : listMails(call, folder);
    const siblings = mailbox.listChildren(folder?.id);
    if (method === 'POST') {
      const { displayName } = JSON.parse(body) as { displayName: string };
      if (siblings.some((one) => one.displayName === displayName)) return fail(409, 'ErrorFolderExists', 'It exists.');
      return { status: 201, json: { id: mailbox.makeFolder(displayName, folder?.id).id } };
    }
    const wanted = readFilter(url, 'displayName');
    const found = siblings.filter(({ displayName }) => wanted === undefined || displayName === wanted);
    const value = found.map((one) => ({ ...one, childFolderCount: mailbox.listChildren(one.id).length }));
    return { status: 200, json: { value } };
  }

  private answerDelta({ mailbox, url, pageSize }: Call, folder: KeptFolder): Answer {
    const token = url.searchParams.get('$skiptoken') ?? url.searchParams.get('$deltatoken') ?? undefined;
    const page = mailbox.readDelta(folder.id, token, pageSize);
    if (!page)
      return fail(410, 'SyncStateNotFound', 'The sync state generation is not found; perform a full synchronization.');
    const name = page.isLast ? 'deltatoken' : 'skiptoken';
    const link = `${this.linkOrigin ?? url.origin}${url.pathname}?$${name}=${encodeURIComponent(page.token)}`;
    const links = page.isLast ? { '@odata.deltaLink': link } : { '@odata.nextLink': link };
    return { status: 200, json: { ...links, value: page.rows } };
  }

  private answerMessages(call: Call): Answer {
    const { mailbox, method, url, body, parts } = call;
    const [, id, action] = parts;
    if (id === undefined) {
      if (method === 'POST') return this.createDraft(mailbox, body);
      const wanted = readFilter(url, 'internetMessageId');
      const found = [...mailbox.mails.values()].filter(({ internetMessageId }) => internetMessageId === wanted);
      return { status: 200, json: { value: found.map(toJson) } };
    }
    const mail = mailbox.mails.get(id);
    if (!mail) return NOT_FOUND;
    if (action === '$value') return { status: 200, raw: mail.raw };
    if (action === 'send') return this.send(mailbox, mail);
    if (action === 'move') {
      const { destinationId } = JSON.parse(body) as { destinationId: string };
      mailbox.change(mail, { folderId: mailbox.findFolder(destinationId)?.id ?? destinationId });
      return { status: 201, json: toJson(mail) };
    }
    if (method === 'PATCH') mailbox.change(mail, JSON.parse(body) as Partial<KeptMail>);
    if (method === 'DELETE') mailbox.remove(mail);
    return method === 'DELETE' ? { status: 204 } : { status: 200, json: toJson(mail) };
  }

  private createDraft(mailbox: GraphMailbox, body: string): Answer {
    if (body.length > MAX_BODY_LENGTH) return fail(413, 'RequestBodyTooLarge', 'The request is too large.');
    const raw = Buffer.from(body, 'base64').toString('latin1');
    const mail = mailbox.add(raw, 'id-of-drafts', { isDraft: true });
    if (this.replacesMessageIds) mail.internetMessageId = `<${mail.id}@namprd01.prod.outlook.com>`;
    return { status: 201, json: toJson(mail) };
  }

  private send(mailbox: GraphMailbox, mail: KeptMail): Answer {
    if (/^To: .*refused@/m.test(mail.raw)) return fail(400, 'ErrorInvalidRecipients', 'A recipient is not valid.');
    const raw = mail.raw.replace(/^Message-ID: .*$/im, () => `Message-ID: ${mail.internetMessageId}`);
    mailbox.change(mail, { folderId: 'id-of-sentitems', isDraft: false, raw });
    this.sent.push(this.replacesMessageIds ? raw : mail.raw);
    return { status: 202 };
  }
}

function listMails({ mailbox, url }: Call, folder: KeptFolder): Answer {
  const wanted = readFilter(url, 'internetMessageId');
  const mails = mailbox
    .listMails(folder.id)
    .filter((mail) => wanted === undefined || mail.internetMessageId === wanted);
  const isNewestFirst = url.searchParams.get('$orderby') === 'receivedDateTime desc';
  const sorted = [...mails].sort((a, b) => (isNewestFirst ? b.receivedAt.getTime() - a.receivedAt.getTime() : 0));
  const top = Number(url.searchParams.get('$top') ?? DEFAULT_PAGE_SIZE);
  return { status: 200, json: { value: sorted.slice(0, top).map(toJson) } };
}

function toJson({ id, receivedAt, isDraft, isRead, internetMessageId }: KeptMail): object {
  return { id, receivedDateTime: receivedAt.toISOString(), isDraft, isRead, internetMessageId };
}

/** What a property is to be equal to; undefined where nothing is asked of it. */
function readFilter(url: URL, property: string): string | undefined {
  const filter = url.searchParams.get('$filter') ?? '';
  const prefix = `${property} eq '`;
  return filter.startsWith(prefix) ? filter.slice(prefix.length, -1).replaceAll("''", "'") : undefined;
}

function fail(status: number, code: string, message: string): Answer {
  return { status, json: code === '' ? {} : { error: { code, message } } };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
