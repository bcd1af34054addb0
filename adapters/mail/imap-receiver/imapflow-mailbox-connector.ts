import { ImapFlow } from 'imapflow';
import {
  type MailboxAccess,
  MailboxConnector,
  MailboxError,
  type MailboxSession,
} from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { toMailboxError } from './classify-imap-error.js';
import { ImapflowMailboxSession } from './imapflow-mailbox-session.js';

/** How long a server may say nothing, in milliseconds. */
export interface ImapTimeouts {
  /** To a connection, and to the greeting on it. */
  readonly connectMs: number;
  /** To a command. */
  readonly answerMs: number;
  /** While it has nothing to tell: it is then asked. Servers end an IDLE of half an hour, some networks one of a few minutes. */
  readonly idleMs: number;
}

/** A server that is gone is noticed after the last two together, which is well before staff are told of five silent minutes. */
export const IMAP_TIMEOUTS: ImapTimeouts = { connectMs: 10_000, answerMs: 150_000, idleMs: 100_000 };
/** How soon after a command the server is asked to tell of new mail; the client's own default is 15 s. */
const IDLE_DELAY_MS = 50;
/** Of what a server sends in one answer; a mail is fetched up to less than that. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

/** Opens mailboxes by IMAP. */
export class ImapflowMailboxConnector extends MailboxConnector {
  constructor(private readonly timeouts: ImapTimeouts = IMAP_TIMEOUTS) {
    super();
  }

  async connect({ server, user, secret }: MailboxAccess): Promise<MailboxSession> {
    const client = new ImapFlow({
      host: server.host,
      port: server.port,
      secure: server.security === 'tls',
      ...(server.security === 'tls' ? {} : { doSTARTTLS: server.security === 'starttls' }),
      auth: secret.kind === 'password' ? { user, pass: secret.password } : { user, accessToken: secret.accessToken },
      clientInfo: { name: 'Istmo' },
      logger: false,
      autoIdleDelay: IDLE_DELAY_MS,
      maxIdleTime: this.timeouts.idleMs,
      connectionTimeout: this.timeouts.connectMs,
      greetingTimeout: this.timeouts.connectMs,
      socketTimeout: this.timeouts.answerMs,
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
