import type { Clock } from '../../../domain/clock.port.js';
import { SECOND_MS } from '../../../domain/durations.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Hasher } from '../../../domain/hasher.port.js';
import { limitAttachmentSize } from '../../../domain/inbound-mail/attachment-limit.js';
import type { InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import type { FolderCursor } from '../../../domain/inbound-mail/mail-account/folder-cursor.js';
import { getAuthservId, type MailAccount } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import {
  INBOX,
  type MailboxSession,
  type MailFolder,
  type NextMail,
} from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { buildReadMailKey, REREAD_MS } from '../../../domain/inbound-mail/mail-account/read-mail-key.js';
import type { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import { createUnparsableEmail } from '../../../domain/inbound-mail/unparsable-email.js';
import type { IdempotencyKeyRepository } from '../../operations/idempotency-key.repository.js';
import type { SettingsRepository } from '../../operations/settings/settings.repository.js';
import type { ByteBudget, ByteShare } from '../byte-budget.js';
import { INBOUND_MAIL_MESSAGES } from '../inbound-mail.messages.js';
import type { ReceiveEmail } from '../receive-email.js';

const BYTES_PER_MB = 1024 * 1024;
/** How long a large mail waits for memory, before the mailbox is left and read again later. */
const MAX_TURN_MS = 30 * SECOND_MS;
/** A mail that could not be stored so often is stored as a file for people: the ones behind it are not to wait for ever. */
const MAX_STORE_ATTEMPTS = 5;

/** The folder that is open, and how far it is read. */
interface OpenedFolder {
  readonly path: string;
  /** As it is stored; undefined before the first mail. */
  stored: FolderCursor | undefined;
  position: string | undefined;
  idsToMove: readonly string[];
}

/** A mail that is not stored although it is new. */
export interface PassedOverMail {
  readonly address: string;
  readonly folder: string;
  readonly mailId: string;
  readonly messageId: string | undefined;
  /** It comes from the mailbox itself. */
  readonly reason: 'own-address';
}

/** Told of every mail that is passed over, so that somebody can say where it went. */
export type PassedOverMailListener = (mail: PassedOverMail) => void;

/** Asked before each mail: false ends the reading. */
export type MayGoOn = () => Promise<boolean>;

/**
 * Reads mailboxes: every mail behind the cursor of its folder, whether somebody has looked at it or not, each stored in the
 * transaction that moves the cursor. Mail that people have moved elsewhere is found there; it is known by its lasting id or its bytes.
 */
export class ReadMailbox {
  private readonly storeAttempts = new Map<string, number>();

  constructor(
    private readonly accounts: MailAccountRepository,
    private readonly receiveEmail: ReceiveEmail,
    private readonly mimeParser: MimeParser,
    private readonly settings: SettingsRepository,
    private readonly hasher: Hasher,
    private readonly clock: Clock,
    private readonly onPassedOver: PassedOverMailListener,
    private readonly memory: ByteBudget,
    private readonly idempotencyKeys: Pick<IdempotencyKeyRepository, 'exists'>,
  ) {}

  /** Reads what has come into the inbox, which stays the open folder. @throws MailboxError */
  async readInbox(account: MailAccount, session: MailboxSession, mayGoOn: MayGoOn): Promise<void> {
    await this.readFolder(account, session, INBOX, mayGoOn);
  }

  /**
   * Reads what people or rules have moved into other folders before it was read; spam, the bin, drafts, sent mail and the
   * folder of stored mail are never read. @throws MailboxError
   */
  async readOtherFolders(account: MailAccount, session: MailboxSession, mayGoOn: MayGoOn): Promise<void> {
    const folders = await session.listFolders();
    // Gmail's folders are labels: one holds all of its mail, also what was archived and has none.
    const everything = folders.filter(({ purpose }) => purpose === 'all');
    const others = everything.length > 0 ? everything : folders.filter((one) => isReadable(one, account));
    for (const { path } of others) {
      if (!(await mayGoOn())) return;
      await this.readFolder(account, session, path, mayGoOn);
    }
  }

  private async readFolder(
    account: MailAccount,
    session: MailboxSession,
    path: string,
    mayGoOn: MayGoOn,
  ): Promise<void> {
    await session.openFolder(path);
    const stored = await this.accounts.findCursor(account.id, path);
    const folder: OpenedFolder = { path, stored, position: stored?.position, idsToMove: stored?.idsToMove ?? [] };
    const receivedFrom = this.computeOldest(account);
    for (;;) {
      const batch = await session.listNext(folder.position, receivedFrom);
      for (const mail of batch.mails) {
        if (!(await mayGoOn())) return;
        const share = this.memory.open();
        try {
          await this.readMail({ account, session, folder, mail, share });
        } finally {
          share.release();
        }
      }
      folder.position = batch.position;
      await this.moveStored(account, session, folder);
      if (batch.isLast || !(await mayGoOn())) return;
    }
  }

  private computeOldest({ readFrom }: MailAccount): Date {
    const oldest = Math.max(readFrom.getTime(), this.clock.now().getTime() - REREAD_MS);
    // Servers keep whole seconds.
    return new Date(Math.floor(oldest / SECOND_MS) * SECOND_MS);
  }

  private async readMail(read: {
    readonly account: MailAccount;
    readonly session: MailboxSession;
    readonly folder: OpenedFolder;
    readonly mail: NextMail;
    readonly share: ByteShare;
  }): Promise<void> {
    const { account, session, folder, mail, share } = read;
    const isMoved = account.doneFolder !== undefined && folder.path === INBOX;
    if (mail.lastingId !== undefined && (await this.idempotencyKeys.exists(this.buildKey(account, mail.lastingId)))) {
      folder.position = mail.position;
      if (isMoved) folder.idsToMove = [...folder.idsToMove, mail.id];
      return;
    }
    const raw = await session.fetchMail(mail.id);
    if (raw === undefined) {
      folder.position = mail.position;
      return;
    }
    await share.take(raw.byteLength, MAX_TURN_MS);
    const key = this.buildKey(account, mail.lastingId ?? raw);
    const email = await this.readEmail(account, raw, key);
    // Copies of our answers, and what comes back of them: nobody asks for anything there.
    if (email.fromAddress === account.address) {
      const { messageId } = email;
      const place = { address: account.address, folder: folder.path, mailId: mail.id };
      this.onPassedOver({ ...place, messageId, reason: 'own-address' });
      folder.position = mail.position;
      return;
    }
    const idsToMove = isMoved ? [...folder.idsToMove, mail.id] : [];
    const next = { folder: folder.path, position: mail.position, idsToMove };
    await this.store({ account, email, key, before: folder.stored, next });
    folder.stored = next;
    folder.position = next.position;
    folder.idsToMove = next.idsToMove;
    const now = this.clock.now();
    const lagSeconds = Math.max(0, (now.getTime() - mail.receivedAt.getTime()) / SECOND_MS);
    await this.accounts.updateStatus(account.id, { lastMailAt: now, lagSeconds });
  }

  private buildKey(account: MailAccount, lastingIdOrBytes: string | Uint8Array): string {
    return buildReadMailKey(account.address, this.hasher.sha256(lastingIdOrBytes));
  }

  private async readEmail(account: MailAccount, raw: Uint8Array, key: string): Promise<InboundEmail> {
    const attempts = this.storeAttempts.get(key) ?? 0;
    if (attempts < MAX_STORE_ATTEMPTS) return this.parse(account, raw);
    return createUnparsableEmail('imap', toBuffer(raw), account.address, INBOUND_MAIL_MESSAGES.notStorable);
  }

  private async store(mail: {
    readonly account: MailAccount;
    readonly email: InboundEmail;
    readonly key: string;
    readonly before: FolderCursor | undefined;
    readonly next: FolderCursor;
  }): Promise<void> {
    const { account, email, key, before, next } = mail;
    try {
      await this.receiveEmail.executeRecorded(email, async (tx) => {
        await tx.mailAccounts.moveCursor(account.id, before, next);
        return tx.idempotencyKeys.addIfAbsent(key, this.clock.now());
      });
      this.storeAttempts.delete(key);
    } catch (error) {
      // Another reader, or a database that is away, is no fault of this mail.
      if (error instanceof DomainError) throw error;
      await this.accounts.find(account.id);
      this.storeAttempts.set(key, (this.storeAttempts.get(key) ?? 0) + 1);
      throw error;
    }
  }

  /** The email with the verdicts of the account's border alone; one that cannot be read is a file for people. */
  async parse(account: Pick<MailAccount, 'address' | 'border'>, raw: Uint8Array): Promise<InboundEmail> {
    const authservId = getAuthservId(account.border);
    const { maxAttachmentMb } = await this.settings.getCurrent();
    try {
      const email = await this.mimeParser.parse(raw, 'imap', authservId);
      const limited = limitAttachmentSize(email, maxAttachmentMb * BYTES_PER_MB);
      const received = { ...limited, receivedBy: account.address };
      return authservId === undefined ? stripVerdicts(received) : received;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return createUnparsableEmail('imap', toBuffer(raw), account.address, error.message);
    }
  }

  /** Moves what is stored, and records how far the folder is read where mails were passed over since. */
  private async moveStored(account: MailAccount, session: MailboxSession, folder: OpenedFolder): Promise<void> {
    const { path, stored, position, idsToMove } = folder;
    if (idsToMove.length > 0 && account.doneFolder !== undefined)
      await session.moveMails(idsToMove, account.doneFolder);
    const isStored = stored?.position === position && stored?.idsToMove.length === 0;
    if (position === undefined || isStored) return;
    const next = { folder: path, position, idsToMove: [] };
    await this.accounts.moveCursor(account.id, stored, next);
    folder.stored = next;
    folder.idsToMove = [];
  }
}

function isReadable({ path, name, purpose }: MailFolder, account: MailAccount): boolean {
  return purpose === undefined && path !== INBOX && name !== account.doneFolder && !isSpamByName(name);
}

/** Servers that tell no purposes: nobody's spam folder is ever read. */
function isSpamByName(name: string): boolean {
  return ['junk', 'spam', 'junk e-mail', 'junk email', 'bulk mail', 'correo no deseado'].includes(name.toLowerCase());
}

/** Nobody has checked such mail: verdicts that it brings are its own claims. */
function stripVerdicts(email: InboundEmail): InboundEmail {
  const { 'authentication-results': _claims, ...headers } = email.headers;
  return { ...email, headers, authenticationResults: undefined };
}

function toBuffer(raw: Uint8Array): Buffer {
  return Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
}
