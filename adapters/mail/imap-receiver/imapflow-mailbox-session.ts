import type { ExistsEvent, ImapFlow, ListResponse } from 'imapflow';
import { DAY_MS } from '../../../domain/durations.js';
import {
  type FolderPurpose,
  INBOX,
  type MailBatch,
  type MailboxEntry,
  MailboxError,
  type MailboxSession,
  type MailFolder,
} from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { toMailboxError } from './classify-imap-error.js';
import {
  formatMailId,
  formatPosition,
  parseMailId,
  parsePosition,
  UID_LIMIT,
  type UidPosition,
} from './uid-position.js';

/** Bytes of a mail that are fetched: no more are read of any mail. */
const MAX_MAIL_BYTES = 30 * 1024 * 1024;
/** Mails that are listed at once. */
const LIST_SIZE = 200;
/** UIDs among which the newest mails are looked for: many more, since most folders have gaps. */
const NEWEST_UIDS = 150;
/** `SINCE` counts whole days in the server's own time zone; what it lets through too much is looked at by the second. */
const SEARCH_MARGIN_MS = 2 * DAY_MS;
const BY_UID = { uid: true } as const;
/** How long a server may take to say goodbye. */
const LOGOUT_TIMEOUT_MS = 1_000;

const PURPOSES: Readonly<Record<string, FolderPurpose>> = {
  '\\Inbox': 'inbox',
  '\\Sent': 'sent',
  '\\Junk': 'junk',
  '\\Trash': 'trash',
  '\\Drafts': 'drafts',
  '\\All': 'all',
  '\\Flagged': 'view',
  '\\Important': 'view',
};

/** The folder that is open, as it was found. */
interface OpenedFolder {
  readonly isInbox: boolean;
  readonly uidValidity: number;
  readonly nextUid: number;
}

interface UidRange {
  readonly fromUid: number;
  readonly belowUid: number;
  readonly since: Date | undefined;
}

interface ListedMail {
  readonly uid: number;
  readonly receivedAt: Date;
}

/** One connection of the client. */
export class ImapflowMailboxSession implements MailboxSession {
  private hasNewMail = false;
  private opened: OpenedFolder = { isInbox: false, uidValidity: 0, nextUid: 1 };
  private readonly knownFolders = new Set<string>();

  constructor(private readonly client: ImapFlow) {
    client.on('exists', ({ count, prevCount }: ExistsEvent) => {
      if (count > prevCount) this.hasNewMail = true;
    });
  }

  async listFolders(): Promise<readonly MailFolder[]> {
    const listed = await this.run(() => this.client.list());
    const selectable = listed.filter(({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'));
    return selectable.map((folder) => ({
      path: folder.path,
      name: this.toName(folder),
      purpose: PURPOSES[folder.specialUse ?? ''],
    }));
  }

  async openFolder(path: string): Promise<void> {
    const { uidValidity, uidNext } = await this.run(() => this.client.mailboxOpen(path));
    this.opened = { isInbox: path === INBOX, uidValidity: Number(uidValidity), nextUid: uidNext };
  }

  async listNext(position: string | undefined, receivedFrom: Date): Promise<MailBatch> {
    const { isInbox, uidValidity, nextUid } = this.opened;
    // What lies in a folder that was not read yet, or that has lost its numbering, may be older than what is asked for.
    const start = { uidValidity, uid: 0, datedBelowUid: isInbox ? nextUid : UID_LIMIT };
    const from = parsePosition(position, uidValidity) ?? start;
    const since = new Date(receivedFrom.getTime() - SEARCH_MARGIN_MS);
    const dated = await this.listUids({ fromUid: from.uid + 1, belowUid: from.datedBelowUid, since });
    if (dated.length > 0) {
      const counted = dated.filter(({ receivedAt }) => receivedAt >= receivedFrom);
      return { ...toBatch(from, counted, dated.at(-1)?.uid ?? from.uid), isLast: false };
    }
    const fromUid = Math.max(from.uid + 1, from.datedBelowUid);
    const undated = await this.listUids({ fromUid, belowUid: UID_LIMIT, since: undefined });
    // Nothing is left below the next UID: what was passed over need not be looked at again.
    const last = undated.at(-1)?.uid ?? Math.max(from.uid, nextUid - 1);
    return { ...toBatch(from, undated, last), isLast: undated.length === 0 };
  }

  async listNewest(count: number): Promise<readonly MailboxEntry[]> {
    const { uidValidity, nextUid } = this.opened;
    const fromUid = Math.max(1, nextUid - NEWEST_UIDS);
    const listed = await this.listUids({ fromUid, belowUid: UID_LIMIT, since: undefined });
    const newest = listed.slice(-count).reverse();
    return newest.map(({ uid, receivedAt }) => ({ id: formatMailId(uidValidity, uid), receivedAt }));
  }

  async fetchMail(id: string): Promise<Uint8Array | undefined> {
    const uid = parseMailId(id, this.opened.uidValidity);
    if (uid === undefined) return undefined;
    const source = { start: 0, maxLength: MAX_MAIL_BYTES };
    const mail = await this.run(() => this.client.fetchOne(uid, { uid: true, source }, BY_UID));
    return mail === false ? undefined : mail.source;
  }

  async moveMails(ids: readonly string[], folder: string): Promise<void> {
    const uids = ids.flatMap((id) => parseMailId(id, this.opened.uidValidity) ?? []);
    if (uids.length === 0) return;
    const path = await this.makeFolder(folder);
    const moved = await this.run(() => this.client.messageMove(uids, path, BY_UID));
    if (moved === false) throw new MailboxError('not-permitted', `MOVE to ${folder} was refused`);
  }

  async assertMovable(folder: string): Promise<void> {
    const opened = this.client.mailbox;
    if (opened !== false && opened.readOnly) throw new MailboxError('not-permitted', `${opened.path} is read-only`);
    await this.makeFolder(folder);
  }

  async findByMessageId(messageId: string): Promise<readonly string[]> {
    const found = await this.run(() => this.client.search({ header: { 'message-id': messageId } }, BY_UID));
    if (!Array.isArray(found)) throw new MailboxError('connection-lost', 'SEARCH was refused');
    return found.map((uid) => formatMailId(this.opened.uidValidity, uid));
  }

  async appendMail(path: string, raw: Uint8Array): Promise<void> {
    await this.run(() => this.client.append(path, raw, ['\\Seen']));
  }

  async waitForMail(timeoutMs: number, signal: AbortSignal): Promise<boolean> {
    if (!this.client.usable) throw new MailboxError('connection-lost', 'The server has closed the connection');
    if (!this.hasNewMail && !signal.aborted) await this.waitForEvent(timeoutMs, signal);
    return this.hasNewMail;
  }

  async close(): Promise<void> {
    const timer = setTimeout(() => this.client.close(), LOGOUT_TIMEOUT_MS);
    await this.client.logout().catch(() => undefined);
    clearTimeout(timer);
    this.client.close();
  }

  /** The first mails of a range of the open folder, by ascending UID; without what was received days before `since`. */
  private async listUids({ fromUid, belowUid, since }: UidRange): Promise<readonly ListedMail[]> {
    if (fromUid >= belowUid) return [];
    this.hasNewMail = false;
    const uid = `${fromUid}:${belowUid >= UID_LIMIT ? '*' : belowUid - 1}`;
    const found = await this.run(() => this.client.search({ uid, ...(since ? { since } : {}) }, BY_UID));
    if (!Array.isArray(found)) throw new MailboxError('connection-lost', 'SEARCH was refused');
    // A range that ends with `*` always holds the last mail of the folder.
    const inRange = found.filter((one) => one >= fromUid && one < belowUid).sort((a, b) => a - b);
    const first = inRange.slice(0, LIST_SIZE);
    if (inRange.length > LIST_SIZE) this.hasNewMail = true;
    if (first.length === 0) return [];
    const mails = await this.run(() => this.client.fetchAll(first, { uid: true, internalDate: true }, BY_UID));
    return mails
      .map((mail) => ({ uid: mail.uid, receivedAt: toDate(mail.internalDate) }))
      .sort((a, b) => a.uid - b.uid);
  }

  private waitForEvent(timeoutMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopListening = () => {
        clearTimeout(timer);
        this.client.off('exists', leave);
        this.client.off('close', fail);
        signal.removeEventListener('abort', leave);
      };
      const leave = () => {
        stopListening();
        resolve();
      };
      const fail = () => {
        stopListening();
        reject(new MailboxError('connection-lost', 'The server has closed the connection'));
      };
      const timer = setTimeout(leave, timeoutMs);
      this.client.on('exists', leave);
      this.client.on('close', fail);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  private async makeFolder(folder: string): Promise<string[]> {
    const path = folder.split('/');
    if (!this.knownFolders.has(folder)) {
      await this.run(() => this.client.mailboxCreate(path));
      this.knownFolders.add(folder);
    }
    return path;
  }

  private toName({ path, delimiter }: ListResponse): string {
    const prefix = this.client.namespace?.prefix ?? '';
    const name = prefix !== '' && path.startsWith(prefix) ? path.slice(prefix.length) : path;
    return delimiter === '' ? name : name.split(delimiter).join('/');
  }

  private async run<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      throw toMailboxError(error);
    }
  }
}

function toDate(internalDate: Date | string | undefined): Date {
  return internalDate === undefined ? new Date(0) : new Date(internalDate);
}

function toBatch(from: UidPosition, mails: readonly ListedMail[], lastUid: number): Omit<MailBatch, 'isLast'> {
  const entries = mails.map(({ uid, receivedAt }) => ({
    id: formatMailId(from.uidValidity, uid),
    receivedAt,
    lastingId: undefined,
    position: formatPosition({ ...from, uid }),
  }));
  return { mails: entries, position: formatPosition({ ...from, uid: lastUid }) };
}
