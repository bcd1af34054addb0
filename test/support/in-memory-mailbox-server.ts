import {
  INBOX,
  type MailBatch,
  type MailboxAccess,
  MailboxConnector,
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
  /** Mails whose coming was told. */
  private told = 0;

  constructor(private readonly nowMs: () => number) {
    super();
  }

  /** A mail comes into a folder. */
  deliver(raw: string, path = INBOX, receivedAt = new Date(this.nowMs())): void {
    const folder = this.getFolder(path);
    folder.mails.push({ uid: folder.nextUid, raw, receivedAt });
    folder.nextUid += 1;
    if (path !== INBOX || this.isForgetful) return;
    this.told += 1;
    this.waiting?.();
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
    let path: string = INBOX;
    let openedAtUid = 1;
    let toldBefore = this.told;
    this.getFolder(INBOX);
    const getOpen = () => this.getFolder(path);
    return {
      listFolders: async () => [...this.folders.keys()].map(toFolder),
      openFolder: async (opened) => {
        path = opened;
        openedAtUid = getOpen().nextUid;
      },
      listNext: async (position, receivedFrom): Promise<MailBatch> => {
        if (this.failure) throw this.failure;
        toldBefore = this.told;
        const { uidValidity, mails, nextUid } = getOpen();
        const format = (uid: number, datedBelow: number) => `${uidValidity}/${uid}/${datedBelow}`;
        const [validity, ...numbers] = (position ?? '').split('/').map(Number);
        const [from = 0, datedBelow = path === INBOX ? openedAtUid : Infinity] =
          validity === uidValidity ? numbers : [];
        const listed = mails.filter((mail) => mail.uid > from);
        const counted = listed.filter((mail) => mail.uid >= datedBelow || mail.receivedAt >= receivedFrom);
        const next = counted.map(({ uid, receivedAt }) => ({
          ...{ id: `${uidValidity}/${uid}`, receivedAt, lastingId: undefined, position: format(uid, datedBelow) },
        }));
        return { mails: next, position: format(nextUid - 1, datedBelow), isLast: listed.length === 0 };
      },
      listNewest: async (count) => {
        const { uidValidity, mails } = getOpen();
        const newest = mails.slice(-count).reverse();
        return newest.map(({ uid, receivedAt }) => ({ id: `${uidValidity}/${uid}`, receivedAt }));
      },
      fetchMail: async (id) => {
        const mail = this.find(getOpen(), [id])[0];
        return mail && Buffer.from(mail.raw);
      },
      moveMails: async (ids, target) => {
        const moved = this.find(getOpen(), ids);
        const source = getOpen();
        source.mails = source.mails.filter((mail) => !moved.includes(mail));
        const folder = this.getFolder(target);
        for (const mail of moved) {
          folder.mails.push({ ...mail, uid: folder.nextUid });
          folder.nextUid += 1;
        }
      },
      assertMovable: async (path) => {
        if (this.failure) throw this.failure;
        this.getFolder(path);
      },
      findByMessageId: async (messageId) =>
        getOpen()
          .mails.filter(({ raw }) => raw.includes(`Message-ID: ${messageId}`))
          .map(({ uid }) => `${getOpen().uidValidity}/${uid}`),
      appendMail: async (path, raw) => this.deliver(Buffer.from(raw).toString(), path),
      waitForMail: async (timeoutMs, signal) => {
        if (signal.aborted || this.told > toldBefore) return !signal.aborted;
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
          this.waiting = leave;
        });
        if (this.failure) throw this.failure;
        return this.told > toldBefore;
      },
      close: async () => undefined,
    };
  }

  makeFolder(path: string): void {
    this.getFolder(path);
  }

  /** A person or a rule takes the mails with a subject out of the inbox: into another folder, or for good. */
  take(subject: string, target: string | undefined): void {
    const inbox = this.getFolder(INBOX);
    const taken = inbox.mails.filter(({ raw }) => raw.includes(`Subject: ${subject}\r\n`));
    inbox.mails = inbox.mails.filter((mail) => !taken.includes(mail));
    for (const { raw } of target === undefined ? [] : taken) this.deliver(raw, target);
  }

  private find({ uidValidity, mails }: StoredFolder, ids: readonly string[]): readonly StoredMail[] {
    return mails.filter(({ uid }) => ids.includes(`${uidValidity}/${uid}`));
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
