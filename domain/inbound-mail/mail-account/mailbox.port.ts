import type { MailboxErrorCode, MailServer } from './mail-account.js';

/** A mailbox could not be reached or read; the code says what a person can do about it. */
export class MailboxError extends Error {
  constructor(
    readonly code: MailboxErrorCode,
    /** What the server said, in its words. */
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
    this.name = 'MailboxError';
  }
}

/** What is shown to a server at a sign-in; an access token is worth something for about an hour. */
export type MailboxSecret =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'access-token'; readonly accessToken: string };

/** What a mailbox is opened with. */
export interface MailboxAccess {
  readonly server: MailServer;
  readonly user: string;
  readonly secret: MailboxSecret;
}

/** What a folder is there for (RFC 6154): `view`, to show what lies elsewhere; undefined: for whatever people put there. */
export type FolderPurpose = 'inbox' | 'sent' | 'junk' | 'trash' | 'drafts' | 'all' | 'view';

/** A folder of a mailbox that can be opened. */
export interface MailFolder {
  readonly path: string;
  /** As people write it: without the server's prefix, its parts separated by `/`. */
  readonly name: string;
  readonly purpose: FolderPurpose | undefined;
}

/** A mail in a folder, before it is fetched. */
export interface MailboxEntry {
  readonly uid: number;
  /** When the server received it. */
  readonly receivedAt: Date;
}

/** A signed-in connection to one mailbox; every method throws MailboxError. */
export interface MailboxSession {
  listFolders(): Promise<readonly MailFolder[]>;
  /** Selects a folder, which the following calls are about. */
  openFolder(path: string): Promise<{ readonly uidValidity: number; readonly nextUid: number }>;
  /**
   * The first mails of a range of the open folder, by ascending UID, read or not; none where there are none.
   * @param fromUid the lowest UID @param belowUid one more than the highest
   * @param since leaves out what was received days before; undefined: nothing is left out
   */
  listMails(range: {
    readonly fromUid: number;
    readonly belowUid: number;
    readonly since: Date | undefined;
  }): Promise<readonly MailboxEntry[]>;
  /** The raw mail, which stays unread; undefined if it is gone. Of one that is too long the beginning. */
  fetchMail(uid: number): Promise<Uint8Array | undefined>;
  /** Moves mails of the open folder; those that are gone are passed over. A folder that is missing is made. */
  moveMails(uids: readonly number[], folder: string): Promise<void>;
  /**
   * Makes sure that mails of the open folder can be moved to another one, which is made where it is missing; moves none.
   * @throws MailboxError `not-permitted` where they cannot
   */
  assertMovable(folder: string): Promise<void>;
  /** The UIDs of the mails of the open folder that have a Message-ID. @param messageId in its angle brackets */
  findByMessageId(messageId: string): Promise<readonly number[]>;
  /** Files a mail, read, in a folder. */
  appendMail(path: string, raw: Uint8Array): Promise<void>;
  /**
   * Waits until a mail comes into the open folder, for the time, or until the signal is aborted.
   * @returns whether one has come since mails were listed last
   */
  waitForMail(timeoutMs: number, signal: AbortSignal): Promise<boolean>;
  /** Never throws. */
  close(): Promise<void>;
}

/** Opens mailboxes. */
export abstract class MailboxConnector {
  /** @throws MailboxError */
  abstract connect(access: MailboxAccess): Promise<MailboxSession>;
}
