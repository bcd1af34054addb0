import { ImapFlow } from 'imapflow';
import {
  type MailboxAccess,
  MailboxConnector,
  MailboxError,
  type MailboxSession,
} from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { toMailboxError } from './classify-imap-error.js';
import { ImapflowMailboxSession } from './imapflow-mailbox-session.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** Longer than the pause between two looks: a server that says nothing at one is gone. */
const SOCKET_TIMEOUT_MS = 150_000;
/** How soon after a command the server is asked to tell of new mail; the client's own default is 15 s. */
const IDLE_DELAY_MS = 50;
/** Servers end an IDLE of half an hour, some networks one of a few minutes. */
const MAX_IDLE_MS = 100_000;
/** Of what a server sends in one answer; a mail is fetched up to less than that. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

/** Opens mailboxes by IMAP. */
export class ImapflowMailboxConnector extends MailboxConnector {
  async connect({ server, user, secret }: MailboxAccess): Promise<MailboxSession> {
    const client = new ImapFlow({
      host: server.host,
      port: server.port,
      secure: server.security === 'tls',
      ...(server.security === 'tls' ? {} : { doSTARTTLS: server.security === 'starttls' }),
      auth: { user, pass: secret.password },
      clientInfo: { name: 'Istmo' },
      logger: false,
      autoIdleDelay: IDLE_DELAY_MS,
      maxIdleTime: MAX_IDLE_MS,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      maxLiteralSize: MAX_RESPONSE_BYTES,
      maxResponseSize: 2 * MAX_RESPONSE_BYTES,
    });
    const failures: unknown[] = [];
    // Whatever runs at that moment is rejected as well; without a listener the process would end.
    client.on('error', (error: unknown) => failures.push(error));
    try {
      await client.connect();
    } catch (error) {
      client.close();
      const known = toMailboxError(error);
      // The client reports a connection that broke before its greeting with fewer details than the socket does.
      const cause = failures.map(toMailboxError).find(({ code }) => code !== 'connection-lost');
      throw known.code === 'connection-lost' && cause ? new MailboxError(cause.code, cause.detail) : known;
    }
    return new ImapflowMailboxSession(client);
  }
}
