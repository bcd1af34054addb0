import { once } from 'node:events';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { ADMIN, findFreePort } from '../e2e/server-process.js';
import type { TakenMail } from '../support/history/final-state.js';
import { readTakenMail } from '../support/history/taken-mail.js';

/** A mail server that has every mail on its own disk before it accepts it, and misbehaves when it is told to. */
export class DurableSmtpSink {
  /** Replies to customers. */
  readonly received: TakenMail[] = [];
  /** What the server told its administrator. */
  readonly toStaff: TakenMail[] = [];
  /** Mailboxes that do not exist. */
  readonly unknown = new Set<string>();
  /** Says "later" to the first try for each mailbox. */
  isGreylisting = false;
  /** Called when all of a mail is here, before it is kept and accepted. */
  beforeAccept: (() => Promise<unknown>) | undefined;
  /** How long it takes over each mail before it accepts it. */
  delayMs = 0;
  /** Told of each mail that it has accepted, with all its bytes: the way to whom it is for. */
  forward: ((raw: string) => Promise<void>) | undefined;
  private readonly seen = new Set<string>();
  private readonly log: number;
  private server: SMTPServer | undefined;

  private constructor(
    private readonly port: number,
    logFile: string,
  ) {
    this.log = openSync(logFile, 'a');
  }

  static async open(logFile: string): Promise<DurableSmtpSink> {
    const sink = new DurableSmtpSink(await findFreePort(), logFile);
    await sink.startListening();
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Message-IDs that were accepted, each once. */
  get distinct(): Set<string> {
    return new Set(this.received.map((mail) => mail.messageId));
  }

  /** Mails that came again with other bytes than before. */
  changedRepeats(): TakenMail[] {
    const first = new Map<string, string>();
    return [...this.received, ...this.toStaff].filter((mail) => {
      const known = first.get(mail.messageId) ?? mail.sha256;
      first.set(mail.messageId, known);
      return known !== mail.sha256;
    });
  }

  /** Answers nobody any more. */
  async stopListening(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  async startListening(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => done(this.findRefusal(address)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { beforeAccept } = this;
          if (beforeAccept) {
            // Whoever is called here ends the connection: the mail was never ours.
            beforeAccept().catch(() => undefined);
            return;
          }
          const accept = () => {
            this.store(Buffer.concat(chunks), session.envelope.rcptTo[0]?.address ?? '');
            done();
          };
          if (this.delayMs > 0) setTimeout(accept, this.delayMs);
          else accept();
        });
      },
    });
    // Connections of a process that was killed end in the middle of a word.
    this.server.on('error', () => undefined);
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async close(): Promise<void> {
    await this.stopListening();
    closeSync(this.log);
  }

  private store(bytes: Buffer, to: string): void {
    const mail = readTakenMail(bytes, to);
    writeSync(this.log, `${mail.messageId} ${mail.sha256}\n`);
    fsyncSync(this.log);
    const mails = to === ADMIN.email ? this.toStaff : this.received;
    mails.push(mail);
    // Mail that cannot be handed on is lost on the way: whoever waits for it will see that.
    this.forward?.(bytes.toString('latin1')).catch(() => undefined);
  }

  private findRefusal(address: string): Error | undefined {
    if (this.unknown.has(address)) return Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
    if (!this.isGreylisting || this.seen.has(address)) return undefined;
    this.seen.add(address);
    return Object.assign(new Error('4.7.1 Greylisted, try again'), { responseCode: 451 });
  }
}
