import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as a server took it. */
export interface ReceivedMail {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly message: string;
}

/** At which step the sink says no, and with which code. */
export interface SinkBehaviour {
  readonly at: 'connect' | 'sender' | 'recipient' | 'data';
  readonly code: number;
  /** How often it says so before it gives in; always where undefined. */
  readonly times?: number;
}

/** A mail server on the loopback that keeps what it takes. */
export class SmtpSink {
  readonly received: ReceivedMail[] = [];
  private refusals = 0;
  private readonly server: SMTPServer;

  /** @param credentials who alone may send, with a password or with access tokens; undefined: everybody */
  constructor(
    private readonly behaviour?: SinkBehaviour,
    credentials?:
      | { readonly user: string; readonly password: string }
      | { readonly user: string; readonly isGood: (accessToken: string) => boolean },
  ) {
    this.server = new SMTPServer({
      authOptional: credentials === undefined,
      disabledCommands: credentials === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
      ...(credentials && 'isGood' in credentials ? { authMethods: ['XOAUTH2'] } : {}),
      onAuth: ({ username, password, accessToken = '' }, _session, done) => {
        const isUser = credentials !== undefined && username === credentials.user;
        const isKnown =
          isUser && ('isGood' in credentials ? credentials.isGood(accessToken) : password === credentials.password);
        done(isKnown ? null : new Error('Who are you?'), { user: username });
      },
      logger: false,
      closeTimeout: 200,
      onConnect: (_session, done) => done(this.findRefusal('connect')),
      onMailFrom: (_address, _session, done) => done(this.findRefusal('sender')),
      onRcptTo: (_address, _session, done) => done(this.findRefusal('recipient')),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const findRefusal = this.findRefusal('data');
          if (findRefusal) return done(findRefusal);
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          const recipients = rcptTo.map((recipient) => recipient.address);
          this.received.push({ from, recipients, message: Buffer.concat(chunks).toString('latin1') });
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

  private findRefusal(step: SinkBehaviour['at']): (Error & { responseCode: number }) | undefined {
    const { behaviour } = this;
    if (behaviour?.at !== step || this.refusals >= (behaviour.times ?? Number.POSITIVE_INFINITY)) return undefined;
    this.refusals += 1;
    return Object.assign(new Error('The sink says no'), { responseCode: behaviour.code });
  }
}
