import {
  type AccountTransport,
  AccountTransportFactory,
  type TransportCredentials,
} from '../../../application/outbound-mail/account-transport-factory.port.js';
import type { MailServer } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import type { MimeMessageBuilder } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import { SmtpMailTransport } from './smtp-mail-transport.js';

/** Sends through the SMTP servers of connected mailboxes. */
export class SmtpAccountTransportFactory extends AccountTransportFactory {
  constructor(private readonly messageBuilder: MimeMessageBuilder) {
    super();
  }

  create({ host, port, security }: MailServer, { user, password }: TransportCredentials): AccountTransport {
    const address = {
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      auth: { user, pass: password },
    };
    return new SmtpMailTransport(address, this.messageBuilder);
  }
}
