import type { MailboxErrorCode, MailServer } from './mail-account.js';
import type { TokenProvider } from './token-provider.js';

/** A mailbox could not be reached or read; the code says what a person can do about it. */
export class MailboxError extends Error {
  constructor(
    readonly code: MailboxErrorCode,
    /** What the server said, in its words. */
    readonly detail: string,
    /** How long the server asks to be left alone; undefined: it does not say. */
    readonly retryAfterMs: number | undefined = undefined,
  ) {
    super(`${code}: ${detail}`);
    this.name = 'MailboxError';
  }
}

/** What is shown to a server at a sign-in. */
export type MailboxSecret =
  | { readonly kind: 'password'; readonly password: string }
  | {
      readonly kind: 'access-token';
      readonly provider: TokenProvider;
      /** Worth something for about an hour. */
      readonly accessToken: string;
      /** Gives the access token that is good now. @param refused one that the server does not take @throws MailboxError */
      readonly getAccessToken: (refused?: string) => Promise<string>;
    };

/** What a mailbox is opened with. */
export interface MailboxAccess {
  readonly server: MailServer;
  readonly user: string;
  readonly secret: MailboxSecret;
}

/** What a folder is there for (RFC 6154): `view`, to show what lies elsewhere; undefined: for whatever people put there. */
export type FolderPurpose = 'inbox' | 'sent' | 'junk' | 'trash' | 'drafts' | 'all' | 'view';

/** The path of the inbox, whatever the server calls it. */
export const INBOX = 'INBOX';

/** A folder of a mailbox that can be opened. */
export interface MailFolder {
  readonly path: string;
  /** As people write it: without the server's prefix, its parts separated by `/`. */
  readonly name: string;
  readonly purpose: FolderPurpose | undefined;
}

/** A mail in a folder, before it is fetched. */
export interface MailboxEntry {
  /** Names it in its folder. */
  readonly id: string;
  /** When the server received it. */
  readonly receivedAt: Date;
}

/** A mail behind a position. */
export interface NextMail extends MailboxEntry {
  /** Names it for good, wherever in the mailbox it is moved; undefined: nothing does but its bytes. */
  readonly lastingId: string | undefined;
  /** Where reading goes on after it. */
  readonly position: string;
}

/** What lies behind a position. */
export interface MailBatch {
  /** Read or not. */
  readonly mails: readonly NextMail[];
  /** Where reading goes on after all of them. */
  readonly position: string;
  /** Nothing lay behind them when they were listed. */
  readonly isLast: boolean;
}

/** A signed-in connection to one mailbox; every method throws MailboxError. */
export interface MailboxSession {
  listFolders(): Promise<readonly MailFolder[]>;
  /** Selects a folder, which the following calls are about. */
  openFolder(path: string): Promise<void>;
  /**
   * The next mails of the open folder; mail that is listed a second time is known by its lasting id or its bytes.
   * @param position as it was given out; undefined, or one that has ended (another numbering, an expired token): from the beginning
   * @param receivedFrom leaves out what was received before, where it may have been there before the folder was read first
   */
  listNext(position: string | undefined, receivedFrom: Date): Promise<MailBatch>;
  /** The newest mails of the open folder, the newest first. */
  listNewest(count: number): Promise<readonly MailboxEntry[]>;
  /** The raw mail, which stays unread; undefined if it is gone. Of one that is too long the beginning. */
  fetchMail(id: string): Promise<Uint8Array | undefined>;
  /** Moves mails of the open folder; those that are gone are passed over. A folder that is missing is made. */
  moveMails(ids: readonly string[], folder: string): Promise<void>;
  /**
   * Makes sure that mails of the open folder can be moved to another one, which is made where it is missing; moves none.
   * @throws MailboxError `not-permitted` where they cannot
   */
  assertMovable(folder: string): Promise<void>;
  /** The mails of the open folder that have a Message-ID. @param messageId in its angle brackets */
  findByMessageId(messageId: string): Promise<readonly string[]>;
  /** Files a mail, read, in a folder. */
  appendMail(path: string, raw: Uint8Array): Promise<void>;
  /**
   * Waits until a mail comes into the open folder, for the time, or until the signal is aborted.
   * @returns whether mails are to be listed again: one has come since they were listed last, or it is time to ask
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
