import { join } from 'node:path';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { FileMailTransport } from '../../../adapters/mail/file-transport/file-mail-transport.js';
import { WorkerHtmlToText } from '../../../adapters/mail/html-to-text/worker-html-to-text.js';
import { ImapflowMailboxConnector } from '../../../adapters/mail/imap-receiver/imapflow-mailbox-connector.js';
import { WorkerMimeParser } from '../../../adapters/mail/mime/worker-mime-parser.js';
import { TldtsPublicSuffixList } from '../../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { NodemailerMessageBuilder } from '../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { SmtpAccountTransportFactory } from '../../../adapters/mail/smtp-transport/smtp-account-transport-factory.js';
import { SmtpMailTransport } from '../../../adapters/mail/smtp-transport/smtp-mail-transport.js';
import { WorkerPoolFactory } from '../../../adapters/runtime/worker-pool/worker-pool.port.js';
import { AccountMailTransport } from '../../../application/outbound-mail/account-mail-transport.js';
import { AccountTransportFactory } from '../../../application/outbound-mail/account-transport-factory.port.js';
import { PublicSuffixList } from '../../../domain/customers/public-suffix-list.port.js';
import { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { MailboxConnector } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import { MailTransport } from '../../../domain/outbound-mail/mail-transport.port.js';
import { SecretCipher } from '../../../domain/secret-cipher.port.js';
import { Configuration } from '../config/configuration.js';
import { type AdapterModule, createAdapterModule } from './adapter-module.js';
import type { Logger } from './logger.js';
import { InjectionToken, provideExisting, provideFactory, provideValue } from './provide.js';
import { settleBeforeStop } from './shutdown.js';
import { LOGGER } from './tokens.js';

/** The transport that the configuration asks for. */
const CONFIGURED_TRANSPORT = new InjectionToken<FileMailTransport | SmtpMailTransport>('configured mail transport');

const MESSAGE_BUILDER = new NodemailerMessageBuilder();

/** How mail is parsed and sent. */
@Module({})
export class MailModule implements OnApplicationShutdown {
  constructor(
    @Inject(CONFIGURED_TRANSPORT.key) private readonly transport: FileMailTransport | SmtpMailTransport,
    private readonly accountTransport: AccountMailTransport,
    private readonly mimeParser: WorkerMimeParser,
    private readonly htmlToText: WorkerHtmlToText,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await settleBeforeStop(this.accountTransport.close());
    if (this.transport instanceof SmtpMailTransport) this.transport.close();
    await this.mimeParser.close();
    await this.htmlToText.close();
  }
}

/** Binds the parsers of incoming mail and the transport of outgoing mail: a mail server where one is configured, else files. */
export function createMailModule(): AdapterModule {
  return createAdapterModule(MailModule, [
    provideFactory(WorkerHtmlToText, (pools: WorkerPoolFactory) => new WorkerHtmlToText(pools), [WorkerPoolFactory]),
    provideExisting(HtmlToText, WorkerHtmlToText),
    provideValue(PublicSuffixList, new TldtsPublicSuffixList()),
    provideFactory(WorkerMimeParser, createMimeParser, [WorkerPoolFactory, HtmlToText, Configuration]),
    provideExisting(MimeParser, WorkerMimeParser),
    provideValue(MailboxConnector, new ImapflowMailboxConnector()),
    provideFactory(CONFIGURED_TRANSPORT, createMailTransport, [Configuration]),
    provideValue(AccountTransportFactory, new SmtpAccountTransportFactory(MESSAGE_BUILDER)),
    provideFactory(AccountMailTransport, createAccountTransport, [
      CONFIGURED_TRANSPORT,
      MailAccountRepository,
      AccountTransportFactory,
      MailboxConnector,
      SecretCipher,
      LOGGER,
    ]),
    provideExisting(MailTransport, AccountMailTransport),
  ]);
}

function createMimeParser(
  workerPools: WorkerPoolFactory,
  htmlToText: HtmlToText,
  { authservId }: Configuration,
): WorkerMimeParser {
  return new WorkerMimeParser(workerPools, htmlToText, authservId);
}

function createMailTransport({ smtpUrl, dataDir }: Configuration): FileMailTransport | SmtpMailTransport {
  return smtpUrl === undefined
    ? new FileMailTransport(join(dataDir, 'outbox'), MESSAGE_BUILDER)
    : new SmtpMailTransport(smtpUrl, MESSAGE_BUILDER);
}

function createAccountTransport(
  configured: FileMailTransport | SmtpMailTransport,
  accounts: MailAccountRepository,
  transports: AccountTransportFactory,
  connector: MailboxConnector,
  cipher: SecretCipher,
  log: Logger,
): AccountMailTransport {
  const dependencies = { accounts, transports, connector, cipher, messageBuilder: MESSAGE_BUILDER };
  return new AccountMailTransport(configured, dependencies, (error, address) =>
    log.warn({ error, address }, 'a copy of a reply could not be filed'),
  );
}
