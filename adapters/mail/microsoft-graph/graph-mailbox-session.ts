import {
  INBOX,
  type MailBatch,
  type MailboxEntry,
  type MailboxSession,
  type MailFolder,
} from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { formatDeltaPosition, parseDeltaPosition } from './delta-position.js';
import { type GraphClient, type GraphResource, quoteText, readList, readText } from './graph-client.js';
import { GraphError } from './graph-error.js';
import { GraphFolders } from './graph-folders.js';

/** Bytes of a mail that are fetched: no more are read of any mail. */
const MAX_MAIL_BYTES = 30 * 1024 * 1024;
/** Graph takes as many requests at a time for one mailbox. */
const MAX_CONCURRENT_REQUESTS = 4;

/** A mailbox that is read over HTTP; there is no connection to close, nor does anybody tell of new mail. */
export class GraphMailboxSession implements MailboxSession {
  private readonly folders: GraphFolders;
  private path = INBOX;
  private listAgainAt = 0;

  /** @param pollMs how long after it was listed a folder is listed again */
  constructor(
    private readonly client: GraphClient,
    private readonly user: string,
    private readonly pollMs: number,
  ) {
    this.folders = new GraphFolders(client);
  }

  /** @throws MailboxError where the mailbox cannot be read */
  async assertReadable(): Promise<void> {
    await this.client.get(`${this.folders.toAddress(INBOX)}?$select=id`);
  }

  listFolders(): Promise<readonly MailFolder[]> {
    return this.folders.list();
  }

  async openFolder(path: string): Promise<void> {
    this.path = path;
  }

  async listNext(position: string | undefined, receivedFrom: Date): Promise<MailBatch> {
    this.listAgainAt = Date.now() + this.pollMs;
    const first = `${this.folders.toAddress(this.path)}/messages/delta?$select=id,receivedDateTime`;
    const path = parseDeltaPosition(position, this.user) ?? first;
    try {
      return await this.listPage(path, receivedFrom);
    } catch (error) {
      if (!(error instanceof GraphError) || !error.isSyncStateGone || path === first) throw error;
      return this.listPage(first, receivedFrom);
    }
  }

  async listNewest(count: number): Promise<readonly MailboxEntry[]> {
    const query = `$orderby=receivedDateTime%20desc&$top=${count}&$select=id,receivedDateTime`;
    const page = await this.client.get(`${this.folders.toAddress(this.path)}/messages?${query}`);
    return readList(page.value).map((mail) => ({ id: readText(mail, 'id'), receivedAt: readReceipt(mail) }));
  }

  async fetchMail(id: string): Promise<Uint8Array | undefined> {
    return passOverGone(() => this.client.getBytes(`${this.toMail(id)}/$value`, MAX_MAIL_BYTES));
  }

  async moveMails(ids: readonly string[], folder: string): Promise<void> {
    if (ids.length === 0) return;
    const destinationId = await this.folders.make(folder);
    for (let from = 0; from < ids.length; from += MAX_CONCURRENT_REQUESTS) {
      const some = ids.slice(from, from + MAX_CONCURRENT_REQUESTS);
      const move = (id: string) => this.client.post(`${this.toMail(id)}/move`, { destinationId });
      await Promise.all(some.map((id) => passOverGone(() => move(id))));
    }
  }

  async assertMovable(folder: string): Promise<void> {
    await this.client.assertPermitted('move', { destinationId: await this.folders.make(folder) });
  }

  async findByMessageId(messageId: string): Promise<readonly string[]> {
    const query = `$filter=internetMessageId%20eq%20${quoteText(messageId)}&$select=id`;
    const found = await this.client.list(`${this.folders.toAddress(this.path)}/messages?${query}`);
    return found.map((mail) => readText(mail, 'id'));
  }

  async appendMail(path: string, raw: Uint8Array): Promise<void> {
    const id = readText(await this.client.createDraft(raw), 'id');
    await this.client.patch(this.toMail(id), { isRead: true });
    const destinationId = readText(await this.client.get(`${this.folders.toAddress(path)}?$select=id`), 'id');
    await this.client.post(`${this.toMail(id)}/move`, { destinationId });
  }

  async waitForMail(timeoutMs: number, signal: AbortSignal): Promise<boolean> {
    await waitUntil(Math.min(Date.now() + timeoutMs, this.listAgainAt), signal);
    return !signal.aborted && Date.now() >= this.listAgainAt;
  }

  async close(): Promise<void> {
    // Every request has ended by its answer.
  }

  /** One page of a delta query. Until all of it is done, the same page is asked for again: what is stored is known by its id. */
  private async listPage(path: string, receivedFrom: Date): Promise<MailBatch> {
    const page = await this.client.get(path);
    const nextPage = this.client.toPath(page['@odata.nextLink']);
    const position = formatDeltaPosition(this.user, nextPage ?? this.client.toPath(page['@odata.deltaLink']) ?? path);
    const entries: MailboxEntry[] = [];
    for (const mail of readList(page.value)) {
      const entry = mail['@removed'] === undefined ? await this.toEntry(mail) : undefined;
      if (entry && entry.receivedAt >= receivedFrom) entries.push(entry);
    }
    entries.sort((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
    const mails = entries.map((entry, at) => ({
      ...entry,
      lastingId: entry.id,
      position: at === entries.length - 1 ? position : formatDeltaPosition(this.user, path),
    }));
    return { mails, position, isLast: nextPage === undefined };
  }

  /** A change may tell of nothing but what has changed; undefined where the mail is gone. */
  private async toEntry(mail: GraphResource): Promise<MailboxEntry | undefined> {
    const id = readText(mail, 'id');
    const select = `${this.toMail(id)}?$select=id,receivedDateTime`;
    const whole = mail.receivedDateTime === undefined ? await passOverGone(() => this.client.get(select)) : mail;
    return whole && { id, receivedAt: readReceipt(whole) };
  }

  private toMail(id: string): string {
    return `${this.client.mailbox}/messages/${encodeURIComponent(id)}`;
  }
}

async function passOverGone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GraphError && error.isGone) return undefined;
    throw error;
  }
}

/** When the server received a mail; the present where that cannot be read, since no mail is left out for that. */
function readReceipt(mail: GraphResource): Date {
  const receivedAt = new Date(String(mail.receivedDateTime));
  return Number.isNaN(receivedAt.getTime()) ? new Date() : receivedAt;
}

function waitUntil(moment: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const leave = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const timer = setTimeout(leave, Math.max(0, moment - Date.now()));
    signal.addEventListener('abort', leave, { once: true });
  });
}
