import type { MailServer } from '../../domain/inbound-mail/mail-account/mail-account.js';
import type { TransportCredentials } from '../mail-access/transport-credentials.js';
import { type AccountTransport, AccountTransportFactory } from './account-transport-factory.port.js';

/** Sends through connected mailboxes by Microsoft Graph where its access tokens open them, and by SMTP otherwise. */
export class ProviderTransportFactory extends AccountTransportFactory {
  constructor(
    private readonly smtp: AccountTransportFactory,
    private readonly graph: AccountTransportFactory,
  ) {
    super();
  }

  create(server: MailServer, credentials: TransportCredentials): AccountTransport {
    const isGraph = 'provider' in credentials && credentials.provider === 'microsoft-graph';
    return (isGraph ? this.graph : this.smtp).create(server, credentials);
  }
}
