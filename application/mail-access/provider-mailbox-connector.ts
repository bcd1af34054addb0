import {
  type MailboxAccess,
  MailboxConnector,
  type MailboxSession,
} from '../../domain/inbound-mail/mail-account/mailbox.port.js';

/** Opens mailboxes by Microsoft Graph where its access tokens open them, and by IMAP otherwise. */
export class ProviderMailboxConnector extends MailboxConnector {
  constructor(
    private readonly imap: MailboxConnector,
    private readonly graph: MailboxConnector,
  ) {
    super();
  }

  connect(access: MailboxAccess): Promise<MailboxSession> {
    const isGraph = access.secret.kind === 'access-token' && access.secret.provider === 'microsoft-graph';
    return (isGraph ? this.graph : this.imap).connect(access);
  }
}
