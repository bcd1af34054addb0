import type { MailAccount } from '../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailAccountRepository } from '../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { openMailAccess } from '../../domain/inbound-mail/mail-account/mailbox-access.js';
import { MailTransport, type SendResult } from '../../domain/outbound-mail/mail-transport.port.js';
import type { OutgoingMail } from '../../domain/outbound-mail/outbound-email.js';
import type { SecretCipher } from '../../domain/secret-cipher.port.js';
import type { MailboxOpener } from '../mail-access/mailbox-opener.js';
import type { AccountTransport, AccountTransportFactory } from './account-transport-factory.port.js';
import { OUTBOUND_MAIL_MESSAGES } from './outbound-mail.messages.js';

/** What sending through connected mailboxes needs. */
export interface AccountMailDependencies {
  readonly accounts: Pick<MailAccountRepository, 'findByAddress'>;
  readonly transports: AccountTransportFactory;
  readonly opener: Pick<MailboxOpener, 'toTransportCredentials'>;
  readonly cipher: SecretCipher;
}

/** Sends mail from a connected mailbox through its own server, and all other mail as configured. */
export class AccountMailTransport extends MailTransport {
  /** By account; one of an older version of its account is closed when it is met. */
  private readonly opened = new Map<number, { readonly version: number; readonly transport: AccountTransport }>();

  constructor(
    private readonly configured: MailTransport,
    private readonly dependencies: AccountMailDependencies,
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
    return result.kind === 'accepted' && account.copiesToSent ? { ...result, isCopyDue: true } : result;
  }

  checkHealth(): Promise<string | undefined> {
    return this.configured.checkHealth();
  }

  /** Lets the mail that is on its way arrive, and closes the connections. */
  close(): void {
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
    const { transports, opener, cipher } = this.dependencies;
    try {
      const credentials = opener.toTransportCredentials(openMailAccess(account, cipher));
      const transport = transports.create(account.smtp, credentials);
      this.opened.set(account.id, { version: account.version, transport });
      return transport;
    } catch {
      // Its only reason is the key: what it says to readers of the mailbox is said to those who send, too.
      return undefined;
    }
  }
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
