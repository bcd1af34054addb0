import type { TransportCredentials } from '../../../application/mail-access/transport-credentials.js';
import {
  type AccountTransport,
  AccountTransportFactory,
} from '../../../application/outbound-mail/account-transport-factory.port.js';
import type { MailServer } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import type { MimeMessageBuilder } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

/** Sends through the SMTP servers of connected mailboxes. */
export class SmtpAccountTransportFactory extends AccountTransportFactory {
  constructor(private readonly messageBuilder: MimeMessageBuilder) {
    super();
  }

  create({ host, port, security }: MailServer, credentials: TransportCredentials): AccountTransport {
    const address = {
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      auth: 'password' in credentials ? { user: credentials.user, pass: credentials.password } : credentials,
    };
    return new SmtpMailTransport(address, this.messageBuilder);
  }
}
