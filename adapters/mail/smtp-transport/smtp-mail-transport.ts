import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { MailTransport, type SendResult } from '../../../domain/outbound-mail/mail-transport.port.js';
import type { MimeMessageBuilder } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import type { OutgoingMail } from '../../../domain/outbound-mail/outbound-email.js';
import { toSendableMail } from '../../../domain/outbound-mail/sendable-mail.js';
import { AccessTokenSource, isSignInRefusal } from './access-token-source.js';
import { toSignInError } from './classify-sign-in-error.js';
import { classifySmtpError } from './classify-smtp-error.js';
import { parseSmtpUrl, type SmtpServerAddress } from './smtp-server-address.js';
import { SMTP_TRANSPORT_MESSAGES } from './smtp-transport.messages.js';

/** How long the mail server may take, in milliseconds. */
export interface SmtpTimeouts {
  /** For a connection and for the greeting on it. */
  readonly connectMs: number;
  /** For each answer. */
  readonly answerMs: number;
  /** For a whole mail: a server that trickles its answers never runs into the others. Less than a lease of the queue. */
  readonly mailMs: number;
}

const DEFAULT_TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, answerMs: 30_000, mailMs: 45_000 };
const MAX_CONNECTIONS = 3;
const MAX_MAILS_PER_CONNECTION = 50;
/** Shorter than mail servers' idle timeout, so that we close first. */
const IDLE_TIMEOUT_MS = 20_000;

/** Sends replies to one mail server over a few pooled connections. */
export class SmtpMailTransport extends MailTransport {
  private readonly pool: ReturnType<typeof createPool>;
  /** Undefined: it signs in with a password, or not at all. */
  private readonly accessTokens: AccessTokenSource | undefined;

  /**
   * Connects to nothing yet.
   * @param server an address, `smtp://user:pass@host:port` or `smtps://…`, or its parts
   * @throws Error with one sentence if the URL is invalid.
   */
  constructor(
    server: string | SmtpServerAddress,
    private readonly messageBuilder: MimeMessageBuilder,
    private readonly timeouts: SmtpTimeouts = DEFAULT_TIMEOUTS,
  ) {
    super();
    const address = typeof server === 'string' ? parseSmtpUrl(server) : server;
    this.pool = createPool(address, timeouts);
    if (address.auth && 'getAccessToken' in address.auth) {
      this.accessTokens = new AccessTokenSource(address.auth.getAccessToken);
      this.pool.set('oauth2_provision_cb', this.accessTokens.provide);
    }
  }

  async send(outgoing: OutgoingMail): Promise<SendResult> {
    const { mail, error: reason } = toSendableMail(outgoing);
    if (mail === undefined) return { kind: 'refused', reason };
    try {
      const raw = Buffer.from(await this.messageBuilder.build(mail));
      // The envelope is set explicitly: the headers do not determine it.
      const envelope = { from: mail.from, to: [mail.to] };
      const signal = AbortSignal.timeout(this.timeouts.mailMs);
      await this.signIn(() => this.pool.sendMail({ envelope, raw, signal }));
      return { kind: 'accepted' };
    } catch (error) {
      return classifySmtpError(error);
    }
  }

  /** Signs in as for a mail, and sends none. */
  async checkHealth(): Promise<string | undefined> {
    const abortController = new AbortController();
    const timeout = setTimeout(this.timeouts.connectMs, false, { signal: abortController.signal, ref: false });
    const verified = this.pool.verify().then(
      () => true,
      () => false,
    );
    const isReachable = await Promise.race([verified, timeout]);
    abortController.abort();
    return isReachable ? undefined : SMTP_TRANSPORT_MESSAGES.serverUnreachable;
  }

  /** Signs in as for a mail, and sends none. @throws MailboxError with what is wrong */
  async assertSignIn(): Promise<void> {
    // The client would give its own word for why there is no token.
    await this.accessTokens?.get();
    try {
      await this.signIn(() => this.pool.verify());
    } catch (error) {
      throw toSignInError(error);
    }
  }

  /** An access token may be withdrawn before its time is over: where a server refuses one, another one is tried. */
  private async signIn(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.accessTokens || !isSignInRefusal(error)) throw error;
      await this.accessTokens.renew();
      await work();
    }
  }

  /** Lets the mail that is on its way arrive, and closes the connections. */
  close(): void {
    this.pool.close();
  }
}

function createPool({ auth, ...server }: SmtpServerAddress, { connectMs, answerMs }: SmtpTimeouts) {
  return createTransport({
    ...server,
    auth: auth && 'getAccessToken' in auth ? { type: 'OAUTH2', user: auth.user } : auth,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: MAX_MAILS_PER_CONNECTION,
    idleTimeout: IDLE_TIMEOUT_MS,
    // Within one attempt only if nothing of the email was sent; the queue handles further retries.
    maxRequeues: 1,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
