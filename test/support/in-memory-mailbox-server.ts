import {
  type MailboxAccess,
  MailboxConnector,
  type MailboxEntry,
  MailboxError,
  type MailboxSession,
  type MailFolder,
} from '../../domain/inbound-mail/mail-account/mailbox.port.js';

interface StoredMail {
  readonly uid: number;
  readonly raw: string;
  readonly receivedAt: Date;
}

interface StoredFolder {
  uidValidity: number;
  nextUid: number;
  mails: StoredMail[];
}

/** A mail server with one mailbox, in memory, for tests whose clock is simulated. */
export class InMemoryMailboxServer extends MailboxConnector {
  readonly folders = new Map<string, StoredFolder>();
  /** Sign-ins that were tried, by when. */
  readonly signIns: number[] = [];
  /** Refuses everything so; undefined: takes everything. */
  failure: MailboxError | undefined;
  /** Forgets to tell of new mail. */
  isForgetful = false;
  private waiting: (() => void) | undefined;

  constructor(private readonly nowMs: () => number) {
    super();
  }

  /** A mail comes into a folder. */
  deliver(raw: string, path = 'INBOX'): void {
    const folder = this.getFolder(path);
    folder.mails.push({ uid: folder.nextUid, raw, receivedAt: new Date(this.nowMs()) });
    folder.nextUid += 1;
    if (path === 'INBOX' && !this.isForgetful) this.waiting?.();
  }

  /** The folder is numbered anew, as by a restored server. */
  renumber(path: string): void {
    const folder = this.getFolder(path);
    folder.uidValidity += 1;
    folder.mails = folder.mails.map((mail, at) => ({ ...mail, uid: at + 1 }));
    folder.nextUid = folder.mails.length + 1;
  }

  /** Every connection breaks. */
  breakConnections(): void {
    this.failure = new MailboxError('connection-lost', 'gone');
    this.waiting?.();
  }

  async connect(_access: MailboxAccess): Promise<MailboxSession> {
    this.signIns.push(this.nowMs());
    if (this.failure) throw this.failure;
    let open = this.getFolder('INBOX');
    let hasNewMail = false;
    return {
      listFolders: async () => [...this.folders.keys()].map(toFolder),
      openFolder: async (path) => {
        open = this.getFolder(path);
        return { uidValidity: open.uidValidity, nextUid: open.nextUid };
      },
      listMails: async ({ fromUid, belowUid, since }): Promise<readonly MailboxEntry[]> => {
        if (this.failure) throw this.failure;
        hasNewMail = false;
        const listed = open.mails.filter(({ uid }) => uid >= fromUid && uid < belowUid);
        return listed.filter(({ receivedAt }) => since === undefined || receivedAt >= since);
      },
      fetchMail: async (uid) => {
        const mail = open.mails.find((one) => one.uid === uid);
        return mail && Buffer.from(mail.raw);
      },
      moveMails: async (uids, path) => {
        const moved = open.mails.filter(({ uid }) => uids.includes(uid));
        open.mails = open.mails.filter(({ uid }) => !uids.includes(uid));
        const target = this.getFolder(path);
        for (const mail of moved) {
          target.mails.push({ ...mail, uid: target.nextUid });
          target.nextUid += 1;
        }
      },
      assertMovable: async (path) => {
        if (this.failure) throw this.failure;
        this.getFolder(path);
      },
      findByMessageId: async (messageId) =>
        open.mails.filter(({ raw }) => raw.includes(`Message-ID: ${messageId}`)).map(({ uid }) => uid),
      appendMail: async (path, raw) => this.deliver(Buffer.from(raw).toString(), path),
      waitForMail: async (timeoutMs, signal) => {
        if (signal.aborted) return false;
        await new Promise<void>((resolve) => {
          const leave = () => {
            clearTimeout(timer);
            // Each of the thousands of waits of a day would look through those before it.
            signal.removeEventListener('abort', leave);
            this.waiting = undefined;
            resolve();
          };
          const timer = setTimeout(leave, timeoutMs);
          signal.addEventListener('abort', leave, { once: true });
          this.waiting = () => {
            hasNewMail = true;
            leave();
          };
        });
        if (this.failure) throw this.failure;
        return hasNewMail;
      },
      close: async () => undefined,
    };
  }

  private getFolder(path: string): StoredFolder {
    const folder = this.folders.get(path) ?? { uidValidity: 1, nextUid: 1, mails: [] };
    this.folders.set(path, folder);
    return folder;
  }
}

function toFolder(path: string): MailFolder {
  const purposes = { INBOX: 'inbox', Junk: 'junk', Sent: 'sent' } as const;
  const purpose = Object.entries(purposes).find(([name]) => name === path)?.[1];
  return { path, name: path, purpose };
}
