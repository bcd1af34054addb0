import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { MailComposer } from '../../../domain/outbound-mail/mime-message-builder.port.js';
import type { OutgoingMail } from '../../../domain/outbound-mail/outbound-email.js';
import { type Delivery, ReplyMail } from '../../../domain/outbound-mail/mail-transport.port.js';
import { sendable } from '../../../domain/outbound-mail/sendable-mail.js';
import { deliveryOfFault } from './classify-smtp-error.js';
import { type SmtpServer, smtpServerOf } from './smtp-server.js';

/** How long the mail server may take, in milliseconds. */
export interface SmtpPatience {
  /** For a connection and for the greeting on it. */
  readonly connectMs: number;
  /** For each answer. */
  readonly answerMs: number;
  /** For a whole mail: a server that trickles its answers never runs into the others. Less than a lease of the queue. */
  readonly mailMs: number;
}

const PATIENCE: SmtpPatience = { connectMs: 10_000, answerMs: 30_000, mailMs: 45_000 };
const CONNECTIONS = 3;
const MAILS_A_CONNECTION = 50;
/** Shorter than mail servers keep an idle client, so that we close first. */
const IDLE_MS = 20_000;

/** Sends replies to one mail server over a few connections that are kept open. */
export class SmtpReplyMail extends ReplyMail {
  private readonly pool: ReturnType<typeof poolOf>;

  /**
   * Connects to nothing yet.
   * @param smtpUrl `smtp://user:pass@host:port` or `smtps://…`
   * @throws Error with one sentence where the URL is none.
   */
  constructor(
    smtpUrl: string,
    private readonly composer: MailComposer,
    private readonly patience: SmtpPatience = PATIENCE,
  ) {
    super();
    this.pool = poolOf(smtpServerOf(smtpUrl), patience);
  }

  async send(outgoing: OutgoingMail): Promise<Delivery> {
    const { mail, fault } = sendable(outgoing);
    if (mail === undefined) return { kind: 'refused', reason: fault };
    try {
      const raw = Buffer.from(await this.composer.compose(mail));
      // The envelope is said on its own: what stands in the headers decides nothing.
      const envelope = { from: mail.from, to: [mail.to] };
      await this.pool.sendMail({ envelope, raw, signal: AbortSignal.timeout(this.patience.mailMs) });
      return { kind: 'accepted' };
    } catch (error) {
      return deliveryOfFault(error);
    }
  }

  /** Signs in as for a mail, and sends none. */
  async trouble(): Promise<string | undefined> {
    const giveUp = new AbortController();
    const patience = setTimeout(this.patience.connectMs, false, { signal: giveUp.signal, ref: false });
    const verified = this.pool.verify().then(
      () => true,
      () => false,
    );
    const isReachable = await Promise.race([verified, patience]);
    giveUp.abort();
    return isReachable ? undefined : 'The mail server cannot be reached.';
  }

  /** Lets the mail that is on its way arrive, and closes the connections. */
  close(): void {
    this.pool.close();
  }
}

function poolOf(server: SmtpServer, { connectMs, answerMs }: SmtpPatience) {
  return createTransport({
    ...server,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_A_CONNECTION,
    idleTimeout: IDLE_MS,
    // Within one try only where nothing of the mail was sent; the queue does the rest.
    maxRequeues: 1,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
