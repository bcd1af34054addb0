import type { ExistsEvent, ImapFlow, ListResponse } from 'imapflow';
import { UID_LIMIT } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import {
  type FolderPurpose,
  type MailboxEntry,
  MailboxError,
  type MailboxSession,
  type MailFolder,
} from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { toMailboxError } from './classify-imap-error.js';

/** Bytes of a mail that are fetched: no more are read of any mail. */
const MAX_MAIL_BYTES = 30 * 1024 * 1024;
/** Mails that are listed at once. */
const LIST_SIZE = 200;
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

/** One connection of the client. */
export class ImapflowMailboxSession implements MailboxSession {
  private hasNewMail = false;
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

  async openFolder(path: string) {
    const { uidValidity, uidNext } = await this.run(() => this.client.mailboxOpen(path));
    return { uidValidity: Number(uidValidity), nextUid: uidNext };
  }

  async listMails(range: Parameters<MailboxSession['listMails']>[0]): Promise<readonly MailboxEntry[]> {
    const { fromUid, belowUid, since } = range;
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

  async fetchMail(uid: number): Promise<Uint8Array | undefined> {
    const source = { start: 0, maxLength: MAX_MAIL_BYTES };
    const mail = await this.run(() => this.client.fetchOne(uid, { uid: true, source }, BY_UID));
    return mail === false ? undefined : mail.source;
  }

  async moveMails(uids: readonly number[], folder: string): Promise<void> {
    if (uids.length === 0) return;
    const path = await this.makeFolder(folder);
    const moved = await this.run(() => this.client.messageMove([...uids], path, BY_UID));
    if (moved === false) throw new MailboxError('not-permitted', `MOVE to ${folder} was refused`);
  }

  async assertMovable(folder: string): Promise<void> {
    const opened = this.client.mailbox;
    if (opened !== false && opened.readOnly) throw new MailboxError('not-permitted', `${opened.path} is read-only`);
    await this.makeFolder(folder);
  }

  async findByMessageId(messageId: string): Promise<readonly number[]> {
    const found = await this.run(() => this.client.search({ header: { 'message-id': messageId } }, BY_UID));
    if (!Array.isArray(found)) throw new MailboxError('connection-lost', 'SEARCH was refused');
    return found;
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
