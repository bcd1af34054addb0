import { AesSecretCipher } from '../../../adapters/identity/aes-secret-cipher.js';
import { NodeHasher } from '../../../adapters/identity/node-hasher.js';
import { HtmlToTextConverter } from '../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../../adapters/mail/mime/mailparser-mime-parser.js';
import { MailMemory } from '../../../application/inbound-mail/byte-budget.js';
import {
  type PassedOverMailListener,
  ReadMailbox,
} from '../../../application/inbound-mail/mail-account/read-mailbox.js';
import { WatchMailbox } from '../../../application/inbound-mail/mail-account/watch-mailbox.js';
import { ReceiveEmail } from '../../../application/inbound-mail/receive-email.js';
import { AccessTokens } from '../../../application/mail-access/access-tokens.js';
import { MailboxOpener } from '../../../application/mail-access/mailbox-opener.js';
import type { Repositories, UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { MAIL_MEMORY_LIMITS } from '../../../apps/api/http/limits.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { MailAccount, NewMailAccount } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailboxConnector } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { buildSecretPurpose } from '../../../domain/inbound-mail/mail-account/mailbox-access.js';
import type { TokenClient } from '../../../domain/inbound-mail/mail-account/token-client.port.js';
import { InMemoryTokenClient } from '../in-memory-token-client.js';

export const CIPHER = new AesSecretCipher('a secret for tests only');

/** What is read with: stores of some kind, a server of some kind. */
export interface WatchParts {
  readonly stores: Repositories & { readonly unitOfWork: UnitOfWork };
  readonly connector: MailboxConnector;
  readonly clock: Clock;
  readonly onPassedOver?: PassedOverMailListener;
  /** Where access tokens come from. */
  readonly tokenClient?: TokenClient;
}

/** The way from a mailbox into the stores, put together as in the server. */
export function createWatch(parts: WatchParts): WatchMailbox {
  const { mailAccounts } = parts.stores;
  const read = createReading(parts);
  return new WatchMailbox(mailAccounts, createOpener(parts), CIPHER, read, parts.clock, () => undefined);
}

/** What reads a mailbox once. */
export function createReading(parts: Omit<WatchParts, 'connector'>): ReadMailbox {
  const { stores, clock, onPassedOver = () => undefined } = parts;
  const { mailAccounts, settings, idempotencyKeys } = stores;
  const hasher = new NodeHasher();
  return new ReadMailbox(
    mailAccounts,
    new ReceiveEmail(stores.unitOfWork, hasher, clock),
    new MailparserMimeParser(new HtmlToTextConverter()),
    settings,
    hasher,
    clock,
    onPassedOver,
    new MailMemory(MAIL_MEMORY_LIMITS).proven,
    idempotencyKeys,
  );
}

/** What opens mailboxes, put together as in the server. */
export function createOpener(parts: Omit<WatchParts, 'onPassedOver'>): MailboxOpener {
  const { stores, connector, clock, tokenClient = new InMemoryTokenClient('nobody@forwarder.example') } = parts;
  return new MailboxOpener(connector, new AccessTokens(stores.mailAuthorizations, tokenClient, CIPHER, clock));
}

/** Connects a mailbox whose mail counts from a moment on. */
export function addMailAccount(
  stores: Repositories,
  account: Partial<NewMailAccount> & Pick<NewMailAccount, 'address' | 'imap' | 'readFrom'>,
  password: string,
): Promise<MailAccount> {
  const { address } = account;
  const encryptedSecret = CIPHER.encrypt(password, buildSecretPurpose(address));
  return stores.mailAccounts.add({
    credentials: { kind: 'password', user: address, encryptedSecret },
    smtp: undefined,
    copiesToSent: false,
    border: { kind: 'none' },
    doneFolder: undefined,
    sendsByItself: true,
    isActive: true,
    ...account,
  });
}

/** A request as a customer's mail program writes it. */
export function writeRequest(number: number, headers: readonly string[] = []): string {
  return [
    ...headers,
    `From: Cliente ${number} <cliente${number}@customer.example>`,
    'To: quotes@forwarder.example',
    `Subject: Solicitud ${number}`,
    `Message-ID: <request-${number}@customer.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Buenos días, ${number} cajas de 40 x 30 x 20 cm, ${number + 10} kg, de San José a Panamá. DAP.`,
    '',
  ].join('\r\n');
}
