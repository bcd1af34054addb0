import { join } from 'node:path';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { FileMailTransport } from '../../../adapters/mail/file-transport/file-mail-transport.js';
import { WorkerHtmlToText } from '../../../adapters/mail/html-to-text/worker-html-to-text.js';
import { ImapflowMailboxConnector } from '../../../adapters/mail/imap-receiver/imapflow-mailbox-connector.js';
import { GraphAccountTransportFactory } from '../../../adapters/mail/microsoft-graph/graph-account-transport-factory.js';
import { GraphMailboxConnector } from '../../../adapters/mail/microsoft-graph/graph-mailbox-connector.js';
import { WorkerMimeParser } from '../../../adapters/mail/mime/worker-mime-parser.js';
import { HttpTokenClient } from '../../../adapters/mail/oauth/http-token-client.js';
import { TldtsPublicSuffixList } from '../../../adapters/mail/public-suffix/tldts-public-suffix-list.js';
import { NodemailerMessageBuilder } from '../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { SmtpAccountTransportFactory } from '../../../adapters/mail/smtp-transport/smtp-account-transport-factory.js';
import { SmtpMailTransport } from '../../../adapters/mail/smtp-transport/smtp-mail-transport.js';
import { WorkerPoolFactory } from '../../../adapters/runtime/worker-pool/worker-pool.port.js';
import { AccessTokens } from '../../../application/mail-access/access-tokens.js';
import { MailboxOpener } from '../../../application/mail-access/mailbox-opener.js';
import { ProviderMailboxConnector } from '../../../application/mail-access/provider-mailbox-connector.js';
import { AccountMailTransport } from '../../../application/outbound-mail/account-mail-transport.js';
import { AccountTransportFactory } from '../../../application/outbound-mail/account-transport-factory.port.js';
import { ProviderTransportFactory } from '../../../application/outbound-mail/provider-transport-factory.js';
import { Clock } from '../../../domain/clock.port.js';
import { PublicSuffixList } from '../../../domain/customers/public-suffix-list.port.js';
import { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { MailAuthorizationRepository } from '../../../domain/inbound-mail/mail-account/mail-authorization.js';
import { MailboxConnector } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { TokenClient } from '../../../domain/inbound-mail/mail-account/token-client.port.js';
import { MimeParser } from '../../../domain/inbound-mail/mime-parser.port.js';
import { MailTransport } from '../../../domain/outbound-mail/mail-transport.port.js';
import { MimeMessageBuilder } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import { SecretCipher } from '../../../domain/secret-cipher.port.js';
import { Configuration } from '../config/configuration.js';
import { MAIL_AUTHORIZATION_CALLBACK } from '../inbound-mail/mail-authorization-callback.js';
import { type AdapterModule, createAdapterModule } from './adapter-module.js';
import { InjectionToken, provide, provideExisting, provideFactory, provideValue } from './provide.js';

/** The transport that the configuration asks for. */
const CONFIGURED_TRANSPORT = new InjectionToken<FileMailTransport | SmtpMailTransport>('configured mail transport');

const MESSAGE_BUILDER = new NodemailerMessageBuilder();

/** Where Google signs people in, and gives out tokens. */
const GOOGLE_ENDPOINTS = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
} as const;
/** People of any organization may sign in where ours is not named. */
const ANY_ORGANIZATION = 'organizations';

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
    this.accountTransport.close();
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
    provideValue(
      MailboxConnector,
      new ProviderMailboxConnector(new ImapflowMailboxConnector(), new GraphMailboxConnector()),
    ),
    provideFactory(TokenClient, createTokenClient, [Configuration]),
    provide(AccessTokens, [MailAuthorizationRepository, TokenClient, SecretCipher, Clock]),
    provide(MailboxOpener, [MailboxConnector, AccessTokens]),
    provideValue(MimeMessageBuilder, MESSAGE_BUILDER),
    provideFactory(CONFIGURED_TRANSPORT, createMailTransport, [Configuration]),
    provideValue(
      AccountTransportFactory,
      new ProviderTransportFactory(
        new SmtpAccountTransportFactory(MESSAGE_BUILDER),
        new GraphAccountTransportFactory(MESSAGE_BUILDER),
      ),
    ),
    provideFactory(AccountMailTransport, createAccountTransport, [
      CONFIGURED_TRANSPORT,
      MailAccountRepository,
      AccountTransportFactory,
      MailboxOpener,
      SecretCipher,
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

function createTokenClient({ publicUrl, mailClients: { google, microsoft } }: Configuration): TokenClient {
  const microsoftUrl = `${microsoft?.loginUrl}/${encodeURIComponent(microsoft?.tenant ?? ANY_ORGANIZATION)}/oauth2/v2.0`;
  return new HttpTokenClient({
    redirectUrl: `${publicUrl}${MAIL_AUTHORIZATION_CALLBACK}`,
    google: google && { ...google, ...GOOGLE_ENDPOINTS },
    microsoft: microsoft && {
      ...microsoft,
      authorizeUrl: `${microsoftUrl}/authorize`,
      tokenUrl: `${microsoftUrl}/token`,
      hasOrganization: microsoft.tenant !== undefined,
    },
  });
}

function createAccountTransport(
  configured: FileMailTransport | SmtpMailTransport,
  accounts: MailAccountRepository,
  transports: AccountTransportFactory,
  opener: MailboxOpener,
  cipher: SecretCipher,
): AccountMailTransport {
  return new AccountMailTransport(configured, { accounts, transports, opener, cipher });
}
