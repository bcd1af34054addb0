import type { FieldError } from '../../../../../domain/errors/domain-error.js';
import {
  CONNECTION_SECURITIES,
  type ConnectionSecurity,
  MAIL_BORDERS,
  type MailBorder,
  SIGN_IN_METHODS,
  type SignInMethod,
} from '../../../../../domain/inbound-mail/mail-account/mail-account.js';
import { MAIL_ACCOUNT_MESSAGES } from '../../../../../domain/inbound-mail/mail-account/mail-account.messages.js';
import {
  getMailProviderPreset,
  MAIL_PROVIDERS,
  type MailProvider,
} from '../../../../../domain/inbound-mail/mail-account/mail-providers.js';
import type { TokenProvider } from '../../../../../domain/inbound-mail/mail-account/token-provider.js';
import { validateMailAccount } from '../../../../../domain/inbound-mail/mail-account/validate-mail-account.js';
import type { MailboxBody, MailboxRow } from './mailboxes.endpoints.js';

/** A mailbox as it is being entered. */
export interface MailboxEntry {
  readonly provider: string;
  readonly address: string;
  readonly user: string;
  readonly signIn: string;
  readonly password: string;
  /** Empty: nobody has signed in since the form was opened. */
  readonly authorizationId: string;
  /** As the provider names them; empty where it does not say. */
  readonly signedInAs: string;
  readonly host: string;
  readonly port: string;
  readonly security: string;
  readonly hasSmtp: boolean;
  readonly smtpHost: string;
  readonly smtpPort: string;
  readonly smtpSecurity: string;
  readonly copiesToSent: boolean;
  readonly startsOnDay: boolean;
  readonly readFrom: string;
  readonly movesStored: boolean;
  readonly doneFolder: string;
  readonly border: string;
  readonly authservId: string;
}

/** Where stored mail goes, unless another folder is entered. */
const DONE_FOLDER = 'Istmo/Read';

/** What stands in the form for a mailbox that is connected, or for a new one. */
export function toMailboxEntry(row: MailboxRow | undefined): MailboxEntry {
  if (!row) return { ...EMPTY, ...fillPreset('other', '') };
  return {
    ...EMPTY,
    provider: row.tokenProvider ?? MAIL_PROVIDERS.find((provider) => isPresetHost(provider, row)) ?? 'other',
    address: row.address,
    user: row.user === row.address ? '' : row.user,
    signIn: row.signIn,
    host: row.host,
    port: String(row.port),
    security: row.security,
    hasSmtp: row.smtpHost !== null,
    smtpHost: row.smtpHost ?? '',
    smtpPort: row.smtpPort === null ? '' : String(row.smtpPort),
    smtpSecurity: row.smtpSecurity ?? 'tls',
    copiesToSent: row.copiesToSent,
    movesStored: row.doneFolder !== null,
    doneFolder: row.doneFolder ?? DONE_FOLDER,
    border: row.border,
    authservId: row.authservId ?? '',
  };
}

const EMPTY: MailboxEntry = {
  ...{ provider: 'other', address: '', user: '', signIn: 'password', password: '', authorizationId: '' },
  ...{ signedInAs: '', host: '', port: '', security: 'tls' },
  ...{ hasSmtp: true, smtpHost: '', smtpPort: '', smtpSecurity: 'tls', copiesToSent: true },
  ...{ startsOnDay: false, readFrom: '', movesStored: false, doneFolder: DONE_FOLDER, border: 'none', authservId: '' },
};

function isPresetHost(provider: MailProvider, { host, address }: MailboxRow): boolean {
  return getMailProviderPreset(provider, address).imap.host === host;
}

/** The fields that a provider determines, for a mailbox of it. */
export function fillPreset(provider: MailProvider, address: string): Partial<MailboxEntry> {
  const { imap, smtp, border, copiesToSent, signInMethods } = getMailProviderPreset(provider, address);
  return {
    ...{ provider, signIn: signInMethods[0] ?? 'password', authorizationId: '', signedInAs: '' },
    ...{ host: imap.host, port: String(imap.port), security: imap.security },
    ...{ smtpHost: smtp.host, smtpPort: String(smtp.port), smtpSecurity: smtp.security, border, copiesToSent },
  };
}

/** What another address changes: names of servers that were made of the old one follow, typed ones stay. */
export function followAddress(entry: MailboxEntry, address: string): Partial<MailboxEntry> {
  const provider = findProvider(entry.provider);
  const [before, after] = [fillPreset(provider, entry.address), fillPreset(provider, address)];
  return {
    address,
    ...(entry.host === before.host && after.host !== undefined ? { host: after.host } : {}),
    ...(entry.smtpHost === before.smtpHost && after.smtpHost !== undefined ? { smtpHost: after.smtpHost } : {}),
  };
}

/** A provider that was chosen; any other one where none was. */
export function findProvider(value: string): MailProvider {
  return MAIL_PROVIDERS.find((provider) => provider === value) ?? 'other';
}

/** Whether a mailbox is read and sent from over HTTPS, by one and the same server. */
export function isGraph({ provider }: MailboxEntry): boolean {
  return findProvider(provider) === 'microsoft-graph';
}

/** How a mailbox is signed in to as it is entered. */
export function findSignIn({ signIn }: MailboxEntry): SignInMethod {
  return SIGN_IN_METHODS.find((method) => method === signIn) ?? 'password';
}

/** Whose access tokens open a mailbox as it is entered; undefined: it is opened with a password. */
export function findTokenProvider(entry: MailboxEntry): TokenProvider | undefined {
  const provider = findProvider(entry.provider);
  return provider === 'other' || findSignIn(entry) === 'password' ? undefined : provider;
}

/** What is wrong with the entry. @param before the mailbox as it is connected, whose secret is kept; undefined for a new one */
export function findMailboxErrors(entry: MailboxEntry, before: MailboxRow | undefined): readonly FieldError[] {
  const errors = validateMailAccount(
    {
      address: entry.address.trim(),
      imap: { host: entry.host.trim(), port: Number(entry.port), security: findSecurity(entry.security) },
      smtp:
        entry.hasSmtp && !isGraph(entry)
          ? { host: entry.smtpHost.trim(), port: Number(entry.smtpPort), security: findSecurity(entry.smtpSecurity) }
          : undefined,
      tokenProvider: findTokenProvider(entry),
      border: toBorder(entry),
      doneFolder: entry.movesStored ? entry.doneFolder.trim() : undefined,
      readFrom: entry.startsOnDay ? new Date(entry.readFrom) : undefined,
    },
    new Date(),
  );
  const signIn = findSignIn(entry);
  const isKept = before?.signIn === signIn;
  if (signIn === 'password' && entry.password === '' && !isKept) {
    return [...errors, { field: 'password', message: MAIL_ACCOUNT_MESSAGES.password }];
  }
  if (signIn === 'authorization' && entry.authorizationId === '' && !isKept) {
    return [...errors, { field: 'signIn', message: MAIL_ACCOUNT_MESSAGES.signIn }];
  }
  return errors;
}

/** What is sent for the entry. @param before the mailbox as it is connected; undefined for a new one, which begins in shadow mode */
export function toEnteredBody(entry: MailboxEntry, before: MailboxRow | undefined): MailboxBody {
  const outgoing = { host: entry.smtpHost, port: entry.smtpPort, security: entry.smtpSecurity };
  const { host, port, security } = isGraph(entry) ? entry : outgoing;
  const smtp = entry.hasSmtp
    ? { smtpHost: host.trim(), smtpPort: Number(port), smtpSecurity: findSecurity(security) }
    : {};
  const border = toBorder(entry);
  return {
    address: entry.address.trim(),
    host: entry.host.trim(),
    port: Number(entry.port),
    security: findSecurity(entry.security),
    ...smtp,
    copiesToSent: entry.hasSmtp && entry.copiesToSent,
    user: entry.user.trim() || null,
    signIn: findSignIn(entry),
    tokenProvider: findTokenProvider(entry) ?? null,
    password: findSignIn(entry) === 'password' ? entry.password || null : null,
    authorizationId: entry.authorizationId || null,
    border: border.kind,
    authservId: border.kind === 'named' ? border.authservId : null,
    doneFolder: entry.movesStored ? entry.doneFolder.trim() : null,
    readFromDay: entry.startsOnDay ? entry.readFrom : null,
    sendsByItself: before?.sendsByItself ?? false,
    isActive: before?.isActive ?? true,
  };
}

function findSecurity(value: string): ConnectionSecurity {
  return CONNECTION_SECURITIES.find((one) => one === value) ?? 'tls';
}

function toBorder({ border, authservId }: MailboxEntry): MailBorder {
  const kind = MAIL_BORDERS.find((one) => one === border) ?? 'none';
  return kind === 'named' ? { kind, authservId: authservId.trim().toLowerCase() } : { kind };
}
