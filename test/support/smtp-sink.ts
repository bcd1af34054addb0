import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as a server took it. */
export interface TakenMail {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly message: string;
}

/** At which step the sink says no, and with which code. */
export interface SinkManners {
  readonly at: 'connect' | 'sender' | 'recipient' | 'data';
  readonly code: number;
  /** How often it says so before it gives in; always where undefined. */
  readonly times?: number;
}

/** A mail server on the loopback that keeps what it takes. */
export class SmtpSink {
  readonly taken: TakenMail[] = [];
  private refusals = 0;
  private readonly server: SMTPServer;

  constructor(private readonly manners?: SinkManners) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 200,
      onConnect: (_session, done) => done(this.refusal('connect')),
      onMailFrom: (_address, _session, done) => done(this.refusal('sender')),
      onRcptTo: (_address, _session, done) => done(this.refusal('recipient')),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const refusal = this.refusal('data');
          if (refusal) return done(refusal);
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          const recipients = rcptTo.map((recipient) => recipient.address);
          this.taken.push({ from, recipients, message: Buffer.concat(chunks).toString('latin1') });
          return done();
        });
      },
    });
  }

  /** Listens on a free port. */
  async open(): Promise<string> {
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  private refusal(step: SinkManners['at']): (Error & { responseCode: number }) | undefined {
    const { manners } = this;
    if (manners?.at !== step || this.refusals >= (manners.times ?? Number.POSITIVE_INFINITY)) return undefined;
    this.refusals += 1;
    return Object.assign(new Error('The sink says no'), { responseCode: manners.code });
  }
}
