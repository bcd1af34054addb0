import type { FolderCursor } from './folder-cursor.js';
import type { MailAccount, MailAccountStatus, NewMailAccount, WatchedMailbox } from './mail-account.js';

/** The connected mailboxes, who reads them, and how far. */
export abstract class MailAccountRepository {
  /** By address. */
  abstract findAll(): Promise<readonly MailAccount[]>;
  /** The same, with what is known of each. */
  abstract findAllWithStatus(): Promise<readonly WatchedMailbox[]>;
  abstract find(id: number): Promise<MailAccount | undefined>;
  /** @param address in lower case */
  abstract findByAddress(address: string): Promise<MailAccount | undefined>;
  /** @throws DomainError `conflict` for an address that is connected already */
  abstract add(account: NewMailAccount): Promise<MailAccount>;
  /** @throws DomainError `missing`, or `conflict` for a stale version or an address that is connected already */
  abstract replace(id: number, account: NewMailAccount, version: number): Promise<MailAccount>;
  /** Forgets the account, its cursors and its status; its mail stays. @throws DomainError `missing` */
  abstract remove(id: number): Promise<void>;
  /**
   * Makes a process the only reader of a mailbox until a moment, or lengthens that.
   * @returns false where another one holds it
   */
  abstract acquireLease(id: number, holder: string, now: Date, until: Date): Promise<boolean>;
  /** Gives a mailbox up; does nothing where another process holds it. */
  abstract releaseLease(id: number, holder: string): Promise<void>;
  abstract findCursor(id: number, folder: string): Promise<FolderCursor | undefined>;
  /**
   * Stores how far a folder is read.
   * @param before as it was found; of two readers who move the same cursor the second is refused
   * @throws DomainError `conflict` where it has been moved meanwhile
   */
  abstract moveCursor(id: number, before: FolderCursor | undefined, cursor: FolderCursor): Promise<void>;
  abstract findStatus(id: number): Promise<MailAccountStatus>;
  /** Changes what is given; does nothing where the account is gone. */
  abstract updateStatus(id: number, change: Partial<MailAccountStatus>): Promise<void>;
}
