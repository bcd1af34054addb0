import type { TransportCredentials } from '../../../application/mail-access/transport-credentials.js';
import {
  type AccountTransport,
  AccountTransportFactory,
} from '../../../application/outbound-mail/account-transport-factory.port.js';
import type { MailServer } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { MailboxError } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import type { MimeMessageBuilder } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import { GraphClient } from './graph-client.js';
import { GraphMailTransport } from './graph-mail-transport.js';

/** How long an answer may take, in milliseconds: all requests of a mail take less than a lease of the queue. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Sends through mailboxes by Microsoft Graph. */
export class GraphAccountTransportFactory extends AccountTransportFactory {
  constructor(
    private readonly messageBuilder: MimeMessageBuilder,
    private readonly answerTimeoutMs = ANSWER_TIMEOUT_MS,
  ) {
    super();
  }

  create(server: MailServer, credentials: TransportCredentials): AccountTransport {
    if ('password' in credentials) throw new MailboxError('sign-in-refused', 'Microsoft Graph takes no passwords');
    const { user, getAccessToken } = credentials;
    const client = new GraphClient({ server, user, getAccessToken }, this.answerTimeoutMs);
    return new GraphMailTransport(client, this.messageBuilder);
  }
}
