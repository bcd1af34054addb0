import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type DoorLimits, USUAL_LIMITS, Visitors } from './connection-limiter.js';

/** An email as the door took it down, not yet accepted. */
export interface EnvelopedMail {
  /** The whole message. */
  readonly raw: Buffer;
  /** MAIL FROM; empty for the null return path of bounces. */
  readonly mailFrom: string;
}

/** What the sending server is told; 250 means that the mail is kept for good. */
export interface SmtpAnswer {
  readonly code: 250 | 451 | 552 | 554;
  readonly sentence: string;
}

/** What the door is made of. */
export interface SmtpDoorParts {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** The only mailbox that mail is taken for, lower case. */
  readonly mailbox: string;
  /** Larger messages are refused, by their announced size where there is one. */
  readonly largestBytes: number;
  /** Keeps a mail; what it throws is answered with "try again later". */
  readonly take: (mail: EnvelopedMail) => Promise<SmtpAnswer>;
  readonly onFault: (fault: unknown) => void;
  /** Undefined: the usual ones. */
  readonly limits?: DoorLimits;
}

/** Silence after which a connection is closed (RFC 5321 asks for five minutes from senders, less will do on our side). */
const SILENCE_MS = 60_000;
const CLOSE_PATIENCE_MS = 2_000;
const MOST_RECIPIENTS = 100;

/** A mail server for incoming requests: it takes mail for one mailbox, relays nothing and knows no passwords. */
export class SmtpDoor {
  private readonly server: SMTPServer;

  constructor(private readonly parts: SmtpDoorParts) {
    const limits = parts.limits ?? USUAL_LIMITS;
    const visitors = new Visitors(limits);
    /** Connections that were let in: the others are not missed when they end. */
    const inside = new Set<string>();
    this.server = new SMTPServer({
      banner: 'Istmo',
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      size: parts.largestBytes,
      maxClients: limits.connections,
      socketTimeout: SILENCE_MS,
      closeTimeout: CLOSE_PATIENCE_MS,
      onConnect: ({ id, remoteAddress }, done) => {
        if (!visitors.enter(remoteAddress)) return done(withCode(421, 'Too many connections from your address'));
        inside.add(id);
        done();
      },
      onClose: ({ id, remoteAddress }) => {
        if (inside.delete(id)) visitors.leave(remoteAddress);
      },
      onMailFrom: (_address, { remoteAddress }, done) =>
        done(visitors.mayBring(remoteAddress) ? undefined : withCode(451, 'Too many mails, try again in a minute')),
      onRcptTo: (address, session, done) => done(this.refusalOf(address.address, session)),
      onData: (stream, session, done) => {
        this.takeDown(stream, session).then(
          ({ code, sentence }) => (code === 250 ? done(null, sentence) : done(withCode(code, sentence))),
          (fault: unknown) => {
            this.parts.onFault(fault);
            done(withCode(451, 'Try again later'));
          },
        );
      },
    });
    // Broken connections and wrong commands are the senders' affair.
    this.server.on('error', () => undefined);
  }

  /** Starts listening. @returns the port @throws Error where the address cannot be had */
  async open(): Promise<number> {
    const listening = this.server.listen(this.parts.port, this.parts.host);
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    return port;
  }

  /** Lets the mail at hand come in and takes no more. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private refusalOf(address: string, session: SMTPServerSession): Error | undefined {
    if (address.toLowerCase() !== this.parts.mailbox) return withCode(550, 'There is no such mailbox here');
    if (session.envelope.rcptTo.length >= MOST_RECIPIENTS) return withCode(452, 'Too many recipients');
    return undefined;
  }

  private async takeDown(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<SmtpAnswer> {
    let chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // The rest is read and let go, so that the refusal is heard.
      if (bytes > this.parts.largestBytes) chunks = [];
      else chunks.push(chunk);
    }
    if (bytes > this.parts.largestBytes) return { code: 552, sentence: 'The message is too large' };
    const { mailFrom } = session.envelope;
    return this.parts.take({ raw: Buffer.concat(chunks), mailFrom: mailFrom === false ? '' : mailFrom.address });
  }
}

function withCode(responseCode: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode });
}
