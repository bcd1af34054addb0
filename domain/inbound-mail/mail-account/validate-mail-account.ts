import type { FieldError } from '../../errors/domain-error.js';
import type { MailBorder, MailServer } from './mail-account.js';
import { MAIL_ACCOUNT_MESSAGES } from './mail-account.messages.js';
import { isLoopback, isTokenHost, type TokenProvider } from './token-provider.js';

const MAX_ADDRESS_LENGTH = 254;
const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,255}$/;
const HOST = /^[a-z0-9.:_-]{1,253}$/i;
const AUTHSERV_ID = /^[a-z0-9._-]{1,253}$/i;
const MAX_PORT = 65_535;
const MAX_FOLDER_LENGTH = 200;

/** What is entered for a mailbox. */
export interface MailAccountEntry {
  readonly address: string;
  readonly imap: MailServer;
  readonly smtp: MailServer | undefined;
  /** Whose access tokens it is opened with; undefined: it is opened with a password. */
  readonly tokenProvider: TokenProvider | undefined;
  readonly border: MailBorder;
  readonly doneFolder: string | undefined;
  /** Undefined: from now on. */
  readonly readFrom: Date | undefined;
}

/** What is wrong with the entries of a mailbox, first things first. */
export function validateMailAccount(entry: MailAccountEntry, now: Date): FieldError[] {
  const { address, imap, smtp, tokenProvider, border, doneFolder, readFrom } = entry;
  const errors: FieldError[] = [];
  if (address.length > MAX_ADDRESS_LENGTH || !ADDRESS.test(address)) {
    errors.push({ field: 'address', message: MAIL_ACCOUNT_MESSAGES.address });
  }
  errors.push(...validateServer(imap, { host: 'host', port: 'port', security: 'security' }));
  if (smtp) errors.push(...validateServer(smtp, { host: 'smtpHost', port: 'smtpPort', security: 'smtpSecurity' }));
  if (tokenProvider !== undefined) {
    const servers = [
      { field: 'host', host: imap.host },
      { field: 'smtpHost', host: smtp?.host ?? imap.host },
    ];
    const foreign = servers.filter(({ host }) => HOST.test(host) && !isTokenHost(tokenProvider, host));
    errors.push(...foreign.map(({ field }) => ({ field, message: MAIL_ACCOUNT_MESSAGES.providerHost })));
  }
  if (border.kind === 'named' && !AUTHSERV_ID.test(border.authservId)) {
    errors.push({ field: 'authservId', message: MAIL_ACCOUNT_MESSAGES.authservId });
  }
  if (doneFolder !== undefined && !isFolderName(doneFolder)) {
    errors.push({ field: 'doneFolder', message: MAIL_ACCOUNT_MESSAGES.doneFolder });
  }
  if (readFrom !== undefined && !(readFrom <= now)) {
    errors.push({ field: 'readFrom', message: MAIL_ACCOUNT_MESSAGES.readFrom });
  }
  return errors;
}

function validateServer({ host, port, security }: MailServer, fields: Readonly<Record<keyof MailServer, string>>) {
  const errors: FieldError[] = [];
  if (!HOST.test(host)) errors.push({ field: fields.host, message: MAIL_ACCOUNT_MESSAGES.host });
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) {
    errors.push({ field: fields.port, message: MAIL_ACCOUNT_MESSAGES.port });
  }
  if (security === 'none' && !isLoopback(host)) {
    errors.push({ field: fields.security, message: MAIL_ACCOUNT_MESSAGES.unencrypted });
  }
  return errors;
}

function isFolderName(name: string): boolean {
  const parts = name.split('/');
  const areParts = parts.every((part) => part.trim() !== '' && !/[\p{Cc}%*]/u.test(part));
  return areParts && name.length <= MAX_FOLDER_LENGTH && name.toUpperCase() !== 'INBOX';
}
