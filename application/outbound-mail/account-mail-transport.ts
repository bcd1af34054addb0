import type { MailAccount } from '../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailAccountRepository } from '../../domain/inbound-mail/mail-account/mail-account.repository.js';
import type { MailboxConnector } from '../../domain/inbound-mail/mail-account/mailbox.port.js';
import { openMailAccess } from '../../domain/inbound-mail/mail-account/mailbox-access.js';
import { MailTransport, type SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import type { MimeMessageBuilder } from '../../domain/outbound-mail/mime-message-builder.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';
import type { SecretCipher } from '../../domain/secret-cipher.port.js';
import type { AccountTransport, AccountTransportFactory } from './account-transport-factory.port.js';
import { OUTBOUND_MAIL_MESSAGES } from './outbound-mail.messages.js';

/** What sending through connected mailboxes needs. */
export interface AccountMailDependencies {
  readonly accounts: Pick<MailAccountRepository, 'findByAddress'>;
  readonly transports: AccountTransportFactory;
  readonly connector: MailboxConnector;
  readonly cipher: SecretCipher;
  readonly messageBuilder: MimeMessageBuilder;
}

/** Told of a copy that could not be filed among the sent mail; the mail itself has left. */
export type CopyErrorListener = (error: unknown, address: string) => void;

/** Sends mail from a connected mailbox through its own server, with a copy among its sent mail, and all other mail as configured. */
export class AccountMailTransport extends MailTransport {
  /** By account; one of an older version of its account is closed when it is met. */
  private readonly opened = new Map<number, { readonly version: number; readonly transport: AccountTransport }>();

  /** Copies on their way. */
  private readonly copies = new Set<Promise<void>>();

  constructor(
    private readonly configured: MailTransport,
    private readonly dependencies: AccountMailDependencies,
    private readonly onCopyError: CopyErrorListener,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<SendResult> {
    const account = await this.findAccount(mail.from).catch((error: unknown) => toReason(error));
    if (typeof account === 'string') return { kind: 'later', reason: account };
    if (account === undefined) return this.configured.send(mail);
    const transport = this.openTransport(account);
    if (transport === undefined)
      return { kind: 'later', reason: OUTBOUND_MAIL_MESSAGES.secretUnreadable(account.address) };
    const result = await transport.send(mail);
    if (result.kind === 'accepted' && account.copiesToSent) {
      // The mail has left, which is to be recorded at once, whatever the mailbox says to its copy.
      const copy = this.fileCopy(account, mail)
        .catch((error: unknown) => this.onCopyError(error, account.address))
        .finally(() => this.copies.delete(copy));
      this.copies.add(copy);
    }
    return result;
  }

  checkHealth(): Promise<string | undefined> {
    return this.configured.checkHealth();
  }

  /** Resolves when no copy is on its way any more. */
  async waitForCopies(): Promise<void> {
    await Promise.all(this.copies);
  }

  /** Lets the mail that is on its way arrive, and its copies, and closes the connections. */
  async close(): Promise<void> {
    await this.waitForCopies();
    for (const { transport } of this.opened.values()) transport.close();
    this.opened.clear();
  }

  private async findAccount(from: string): Promise<MailAccount | undefined> {
    const account = await this.dependencies.accounts.findByAddress(from.toLowerCase());
    return account?.smtp === undefined ? undefined : account;
  }

  /** @returns undefined where the secret of the account cannot be decrypted */
  private openTransport(account: MailAccount): AccountTransport | undefined {
    const known = this.opened.get(account.id);
    if (known?.version === account.version) return known.transport;
    known?.transport.close();
    this.opened.delete(account.id);
    if (account.smtp === undefined) return undefined;
    try {
      const { user, secret } = openMailAccess(account, this.dependencies.cipher);
      const transport = this.dependencies.transports.create(account.smtp, { user, password: secret.password });
      this.opened.set(account.id, { version: account.version, transport });
      return transport;
    } catch {
      // Its only reason is the key: what it says to readers of the mailbox is said to those who send, too.
      return undefined;
    }
  }

  private async fileCopy(account: MailAccount, mail: OutgoingMail): Promise<void> {
    const raw = await this.dependencies.messageBuilder.build(mail);
    const session = await this.dependencies.connector.connect(openMailAccess(account, this.dependencies.cipher));
    try {
      const sent = (await session.listFolders()).find(({ purpose }) => purpose === 'sent');
      if (sent) await session.appendMail(sent.path, raw);
    } finally {
      await session.close();
    }
  }
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
