import type {
  MailAccount,
  MailAccountStatus,
  MailboxFailure,
  NewMailAccount,
} from '../../../../domain/inbound-mail/mail-account/mail-account.js';

const SCHEMA_VERSION = 1;

/** A row of `mail_account`. */
export interface MailAccountRow {
  readonly id: number;
  readonly version: number;
  readonly address: string;
  readonly settings: StoredMailAccount;
}

type StoredMailAccount = Omit<NewMailAccount, 'address' | 'readFrom'> & {
  readonly schemaVersion: number;
  readonly readFrom: string;
};

/** How an account is stored, without its address. */
export function toStoredMailAccount(account: NewMailAccount): StoredMailAccount {
  const { imap, smtp, copiesToSent, credentials, border, doneFolder, readFrom, sendsByItself, isActive } = account;
  return {
    schemaVersion: SCHEMA_VERSION,
    imap,
    smtp,
    copiesToSent,
    credentials,
    border,
    doneFolder,
    readFrom: readFrom.toISOString(),
    sendsByItself,
    isActive,
  };
}

/** An account as the domain knows it. */
export function toMailAccount({ id, version, address, settings }: MailAccountRow): MailAccount {
  const { imap, smtp, copiesToSent, credentials, border, doneFolder, readFrom, sendsByItself, isActive } = settings;
  return {
    id,
    version,
    address,
    imap,
    smtp,
    copiesToSent,
    credentials,
    border,
    doneFolder,
    readFrom: new Date(readFrom),
    sendsByItself,
    isActive,
  };
}

/** The status of an account, moments as JSON has them. */
export interface StoredMailAccountStatus {
  readonly awaitedSince?: string | null;
  readonly lastLookAt?: string | null;
  readonly failure?:
    | (Omit<MailboxFailure, 'at' | 'retryAt'> & { readonly at: string; readonly retryAt: string })
    | null;
  readonly lastMailAt?: string | null;
  readonly lagSeconds?: number | null;
}

/** What of a status changes; null: there is none any more. */
export function toStoredStatus(change: Partial<MailAccountStatus>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? null]));
}

/** A status as the domain knows it; what was never recorded is unknown. */
export function toMailAccountStatus(stored: StoredMailAccountStatus): MailAccountStatus {
  const { failure } = stored;
  return {
    awaitedSince: stored.awaitedSince ? new Date(stored.awaitedSince) : undefined,
    lastLookAt: stored.lastLookAt ? new Date(stored.lastLookAt) : undefined,
    failure: failure ? { ...failure, at: new Date(failure.at), retryAt: new Date(failure.retryAt) } : undefined,
    lastMailAt: stored.lastMailAt ? new Date(stored.lastMailAt) : undefined,
    lagSeconds: stored.lagSeconds ?? undefined,
  };
}
