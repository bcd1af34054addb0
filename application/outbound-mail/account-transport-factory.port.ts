import type { MailServer } from '../../domain/inbound-mail/mail-account/mail-account.js';
import type { MailTransport } from '../../domain/outbound-mail/mail-transport.port.js';
import type { TransportCredentials } from '../mail-access/transport-credentials.js';

/** A transport of one account, which is closed when its account changes. */
export interface AccountTransport extends MailTransport {
  /** Signs in as for a mail, and sends none. @throws MailboxError with what is wrong */
  assertSignIn(): Promise<void>;
  /** Lets the mail that is on its way arrive. */
  close(): void;
}

/** Makes transports to the mail servers of connected mailboxes. */
export abstract class AccountTransportFactory {
  /** Connects to nothing yet. */
  abstract create(server: MailServer, credentials: TransportCredentials): AccountTransport;
}
