import { MINUTE_MS } from '../../durations.js';
import type { TokenProvider } from './token-provider.js';

/** How a connection to a mail server is protected. */
export const CONNECTION_SECURITIES = ['tls', 'starttls', 'none'] as const;
export type ConnectionSecurity = (typeof CONNECTION_SECURITIES)[number];

/** A mail server as it is connected to. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: ConnectionSecurity;
}

/** Whose Authentication-Results count: those of Google, of Microsoft (which give no name), of a named server, or nobody's. */
export const MAIL_BORDERS = ['google', 'microsoft', 'named', 'none'] as const;
export type MailBorder =
  | { readonly kind: 'google' | 'microsoft' | 'none' }
  | { readonly kind: 'named'; readonly authservId: string };

/** How a mailbox is signed in to: with a password, as a person has allowed, or as the organization's own app. */
export const SIGN_IN_METHODS = ['password', 'authorization', 'client-credentials'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** What a mailbox is signed in with; its secret is encrypted. */
export interface PasswordCredentials {
  readonly kind: 'password';
  readonly user: string;
  /** The password, encrypted. */
  readonly encryptedSecret: string;
}

/** A person has allowed it at the provider (OAuth 2.0, RFC 6749, section 4.1); the tokens are stored with the authorization. */
export interface AuthorizationCredentials {
  readonly kind: 'authorization';
  readonly user: string;
  readonly provider: TokenProvider;
  readonly authorizationId: string;
}

/** The organization has allowed its own app to open the mailbox (RFC 6749, section 4.4): nobody signs in. */
export interface ClientCredentials {
  readonly kind: 'client-credentials';
  readonly user: string;
  readonly provider: TokenProvider;
}
export type MailCredentials = PasswordCredentials | AuthorizationCredentials | ClientCredentials;

/** Whose access tokens open a mailbox; undefined: it has a password. */
export function getTokenProvider(credentials: MailCredentials): TokenProvider | undefined {
  return credentials.kind === 'password' ? undefined : credentials.provider;
}

/** A mailbox that requests are read from. */
export interface MailAccount {
  readonly id: number;
  readonly version: number;
  /** Its address, lower case: each is connected once. */
  readonly address: string;
  /** What it is read from by IMAP, or where Microsoft Graph is (see `credentials`). */
  readonly imap: MailServer;
  /** Replies leave through it, by SMTP or Microsoft Graph; undefined: they leave through the configured server. */
  readonly smtp: MailServer | undefined;
  /** A copy of every reply is filed among the sent mail; Google and Microsoft do so by themselves. */
  readonly copiesToSent: boolean;
  readonly credentials: MailCredentials;
  readonly border: MailBorder;
  /** The folder that stored mail is moved to; undefined: it is left where it is. */
  readonly doneFolder: string | undefined;
  /** Mail that the server received before is nobody's request any more. */
  readonly readFrom: Date;
  /**
   * Replies leave without a person, as settings and customers say. Otherwise everything is read and priced and nothing leaves by
   * itself, but to customers whose own entry says so.
   */
  readonly sendsByItself: boolean;
  readonly isActive: boolean;
}

export type NewMailAccount = Omit<MailAccount, 'id' | 'version'>;

/** What goes wrong at a mailbox, until it goes well again. */
export interface MailboxFailure {
  readonly code: MailboxErrorCode;
  /** What the server said, in its words. */
  readonly detail: string;
  /** How often in a row. */
  readonly attempts: number;
  readonly at: Date;
  /** No process tries again before. */
  readonly retryAt: Date;
}

/** What is known of an account's connection. */
export interface MailAccountStatus {
  /** Since when it is to be read: connected, or switched on again; undefined: since before this was recorded. */
  readonly awaitedSince: Date | undefined;
  /** When the mailbox was last read to its end; undefined: never. */
  readonly lastLookAt: Date | undefined;
  /** What has failed since; undefined: nothing has. */
  readonly failure: MailboxFailure | undefined;
  /** When a mail last came out of it. */
  readonly lastMailAt: Date | undefined;
  /** Seconds from the server's receipt of that mail until it was stored. */
  readonly lagSeconds: number | undefined;
}

/** Why a mailbox cannot be read. */
export const MAILBOX_ERROR_CODES = [
  'host-unknown',
  'port-closed',
  'no-answer',
  'certificate-refused',
  'encryption-missing',
  'sign-in-refused',
  'sign-in-ended',
  'token-refused',
  'mailbox-missing',
  'token-service-unavailable',
  'client-missing',
  'client-refused',
  'service-unavailable',
  'not-permitted',
  'folder-missing',
  'connection-lost',
  'secret-unreadable',
  'not-stored',
] as const;
export type MailboxErrorCode = (typeof MAILBOX_ERROR_CODES)[number];

/** What a mailbox is needed for: to read mail, to move what is stored, and to send. */
export const MAILBOX_PARTS = ['reading', 'moving', 'sending'] as const;
export type MailboxPart = (typeof MAILBOX_PARTS)[number];

/** A mailbox and what is known of its connection. */
export interface WatchedMailbox {
  readonly account: MailAccount;
  readonly status: MailAccountStatus;
}

/** Without a look for so long somebody has to know. */
const MAX_SILENCE_MS = 5 * MINUTE_MS;

/** Whether a mailbox is to be read and was not for five minutes; mail that comes out of it is a sign, too: the first look may be long. */
export function isSilent({ isActive, readFrom }: MailAccount, status: MailAccountStatus, now: Date): boolean {
  return isActive && now.getTime() - findLastSign(readFrom, status) > MAX_SILENCE_MS;
}

function findLastSign(readFrom: Date, { awaitedSince, lastLookAt, lastMailAt }: MailAccountStatus): number {
  const signs = [awaitedSince ?? readFrom, lastLookAt, lastMailAt];
  return Math.max(...signs.map((sign) => sign?.getTime() ?? 0));
}

/** The authserv-id by which a border's verdicts are known: Microsoft's have an empty one; undefined: no verdict counts. */
export function getAuthservId(border: MailBorder): string | undefined {
  if (border.kind === 'named') return border.authservId;
  return { google: 'mx.google.com', microsoft: '', none: undefined }[border.kind];
}
