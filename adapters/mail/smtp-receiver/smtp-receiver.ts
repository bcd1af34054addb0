import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type ConnectionLimits, DEFAULT_LIMITS, SmtpConnectionLimiter } from './connection-limiter.js';
import { SMTP_RECEIVER_MESSAGES } from './smtp-receiver.messages.js';
import { SmtpSessions } from './smtp-sessions.js';

/** An email as received, not accepted yet. */
export interface SmtpMessage {
  /** The whole message. */
  readonly raw: Buffer;
  /** MAIL FROM; empty for the null return path of bounces. */
  readonly mailFrom: string;
}

/** The response to the sending server; 250 means that the email is stored. */
export interface SmtpResponse {
  readonly code: 250 | 451 | 552 | 554;
  readonly message: string;
}

/** What one message holds of the memory for mail. */
export interface MessageMemory {
  /** Waits for its turn. @throws Error where that does not come in time */
  take(bytes: number, waitMs: number): Promise<void>;
  /** Gives everything back. */
  release(): void;
}

/** Dependencies and limits of the receiver. */
export interface SmtpReceiverOptions {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** The only mailbox that mail is taken for, lower case. */
  readonly mailbox: string;
  /** Larger messages are refused, by their announced size where there is one. */
  readonly maxBytes: number;
  /** What messages hold until they are stored; those that find no place in time are asked to come back. */
  readonly memory: { open(): MessageMemory };
  /** How long they wait for one, in milliseconds. */
  readonly memoryWaitMs: number;
  /** Stores an email; if it throws, the response is "try again later". */
  readonly onMessage: (mail: SmtpMessage) => Promise<SmtpResponse>;
  readonly onError: (error: unknown) => void;
  /** Undefined: the usual ones. */
  readonly limits?: ConnectionLimits;
}

/** Silence after which a connection is closed (RFC 5321 asks for five minutes from senders, less will do on our side). */
const IDLE_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 2_000;
const MAX_RECIPIENTS = 100;
/** How often sessions are looked at that may have had their time. */
const SWEEP_INTERVAL_MS = 500;
/** Connections above the limit that are heard for a moment, until another one has made place. */
const SPARE_CONNECTIONS = 20;

/** A mail server for incoming requests: it takes mail for one mailbox, relays nothing and knows no passwords. */
export class SmtpReceiver {
  private readonly server: SMTPServer;
  private readonly sessions: SmtpSessions;
  private readonly sockets = new Map<string, Socket>();
  private sweeping: NodeJS.Timeout | undefined;

  constructor(private readonly options: SmtpReceiverOptions) {
    const limits = options.limits ?? DEFAULT_LIMITS;
    const limiter = new SmtpConnectionLimiter(limits);
    this.sessions = new SmtpSessions(limits);
    /** Connections that were let in: the others are not missed when they end. */
    const connectedIds = new Set<string>();
    this.server = new SMTPServer({
      banner: 'Istmo',
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      size: options.maxBytes,
      maxClients: limits.connections + SPARE_CONNECTIONS,
      socketTimeout: IDLE_TIMEOUT_MS,
      closeTimeout: CLOSE_TIMEOUT_MS,
      onConnect: ({ id, remoteAddress, remotePort }, done) => {
        const socket = this.sockets.get(toSocketKey(remoteAddress, remotePort));
        if (socket === undefined || !limiter.tryConnect(remoteAddress))
          return done(createSmtpError(421, SMTP_RECEIVER_MESSAGES.tooManyConnections));
        connectedIds.add(id);
        if (!this.sessions.tryOpen(id, remoteAddress, socket))
          return done(createSmtpError(421, SMTP_RECEIVER_MESSAGES.tooManyConnections));
        done();
      },
      onClose: ({ id, remoteAddress }) => {
        this.sessions.close(id);
        if (connectedIds.delete(id)) limiter.disconnect(remoteAddress);
      },
      onMailFrom: (_address, { id, remoteAddress }, done) => {
        const isHeard = this.sessions.announceMail(id) && limiter.mayBringMail(remoteAddress);
        done(isHeard ? undefined : createSmtpError(451, SMTP_RECEIVER_MESSAGES.tooManyMails));
      },
      onRcptTo: (address, session, done) => done(this.checkRecipient(address.address, session)),
      onData: (stream, session, done) => {
        this.readMessage(stream, session)
          .finally(() => this.sessions.finishMail(session.id))
          .then(
            ({ code, message }) => {
              if (code === 250) limiter.countAcceptedMail(session.remoteAddress);
              return code === 250 ? done(null, message) : done(createSmtpError(code, message));
            },
            (error: unknown) => {
              this.options.onError(error);
              done(createSmtpError(451, SMTP_RECEIVER_MESSAGES.tryLater));
            },
          );
      },
    });
    // Broken connections and wrong commands are the senders' affair.
    this.server.on('error', () => undefined);
    this.server.server.prependListener('connection', (socket: Socket) => {
      const key = toSocketKey(socket.remoteAddress ?? '', socket.remotePort ?? 0);
      this.sockets.set(key, socket);
      socket.once('close', () => this.sockets.delete(key));
    });
  }

  /** Starts listening. @returns the port @throws Error where the address cannot be had */
  async listen(): Promise<number> {
    const listening = this.server.listen(this.options.port, this.options.host);
    await once(listening, 'listening');
    this.sweeping = setInterval(() => this.sessions.closeOverdue(), SWEEP_INTERVAL_MS);
    this.sweeping.unref();
    const { port } = listening.address() as AddressInfo;
    return port;
  }

  /** Finishes emails in transfer and accepts no more. */
  async close(): Promise<void> {
    clearInterval(this.sweeping);
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private checkRecipient(address: string, session: SMTPServerSession): Error | undefined {
    if (address.toLowerCase() !== this.options.mailbox)
      return createSmtpError(550, SMTP_RECEIVER_MESSAGES.unknownMailbox);
    if (session.envelope.rcptTo.length >= MAX_RECIPIENTS)
      return createSmtpError(452, SMTP_RECEIVER_MESSAGES.tooManyRecipients);
    return undefined;
  }

  private async readMessage(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<SmtpResponse> {
    let chunks: Buffer[] = [];
    let bytes = 0;
    let isRefused = false;
    const share = this.options.memory.open();
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        isRefused ||= bytes <= this.options.maxBytes && !(await this.takeMemory(share, chunk.length));
        // The rest is read and discarded, so that the client receives the rejection.
        if (bytes > this.options.maxBytes || isRefused) {
          chunks = [];
          share.release();
        } else chunks.push(chunk);
      }
      if (bytes > this.options.maxBytes) return { code: 552, message: SMTP_RECEIVER_MESSAGES.messageTooLarge };
      if (isRefused) return { code: 451, message: SMTP_RECEIVER_MESSAGES.tryLater };
      const { mailFrom } = session.envelope;
      this.sessions.waitForStorage(session.id);
      const raw = Buffer.concat(chunks);
      chunks = [];
      return await this.options.onMessage({ raw, mailFrom: mailFrom === false ? '' : mailFrom.address });
    } finally {
      share.release();
    }
  }

  /** @returns false where there was no place in time */
  private async takeMemory(memory: MessageMemory, bytes: number): Promise<boolean> {
    return memory.take(bytes, this.options.memoryWaitMs).then(
      () => true,
      () => false,
    );
  }
}

function toSocketKey(address: string, port: number): string {
  return `${address.replace(/^::ffff:/i, '')} ${port}`;
}

function createSmtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
