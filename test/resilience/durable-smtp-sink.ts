import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { ADMIN, freePort } from '../e2e/server-process.js';

/** A mail that the sink has said 250 to. */
export interface SunkMail {
  readonly messageId: string;
  readonly to: string;
  readonly sha256: string;
}

/** A mail server that has every mail on its own disk before it accepts it, and misbehaves when it is told to. */
export class MailSink {
  /** Replies to customers. */
  readonly taken: SunkMail[] = [];
  /** What the desk told its administrator. */
  readonly toStaff: SunkMail[] = [];
  /** Mailboxes that do not exist. */
  readonly unknown = new Set<string>();
  /** Says "later" to the first try for each mailbox. */
  isGreylisting = false;
  /** Called when all of a mail is here, before it is kept and accepted. */
  beforeKeeping: (() => Promise<unknown>) | undefined;
  /** How long it takes over each mail before it accepts it. */
  delayMs = 0;
  /** Told of each mail that it has accepted, with all its bytes: the way to whom it is for. */
  onward: ((raw: string) => Promise<void>) | undefined;
  private readonly seen = new Set<string>();
  private readonly log: number;
  private server: SMTPServer | undefined;

  private constructor(
    private readonly port: number,
    logFile: string,
  ) {
    this.log = openSync(logFile, 'a');
  }

  static async open(logFile: string): Promise<MailSink> {
    const sink = new MailSink(await freePort(), logFile);
    await sink.comeBack();
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Message-IDs that were accepted, each once. */
  get distinct(): Set<string> {
    return new Set(this.taken.map((mail) => mail.messageId));
  }

  /** Mails that came again with other bytes than before. */
  changedRepeats(): SunkMail[] {
    const first = new Map<string, string>();
    return [...this.taken, ...this.toStaff].filter((mail) => {
      const known = first.get(mail.messageId) ?? mail.sha256;
      first.set(mail.messageId, known);
      return known !== mail.sha256;
    });
  }

  /** Answers nobody any more. */
  async goAway(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  async comeBack(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => done(this.refusalOf(address)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { beforeKeeping } = this;
          if (beforeKeeping) {
            // Whoever is called here ends the connection: the mail was never ours.
            beforeKeeping().catch(() => undefined);
            return;
          }
          const accept = () => {
            this.keep(Buffer.concat(chunks), session.envelope.rcptTo[0]?.address ?? '');
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
    await this.goAway();
    closeSync(this.log);
  }

  private keep(bytes: Buffer, to: string): void {
    const messageId = /^Message-ID: (<[^>]+>)/im.exec(bytes.toString('latin1'))?.[1] ?? '';
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    writeSync(this.log, `${messageId} ${sha256}\n`);
    fsyncSync(this.log);
    const mails = to === ADMIN.email ? this.toStaff : this.taken;
    mails.push({ messageId, to, sha256 });
    // Mail that cannot be handed on is lost on the way: whoever waits for it will see that.
    this.onward?.(bytes.toString('latin1')).catch(() => undefined);
  }

  private refusalOf(address: string): Error | undefined {
    if (this.unknown.has(address)) return Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
    if (!this.isGreylisting || this.seen.has(address)) return undefined;
    this.seen.add(address);
    return Object.assign(new Error('4.7.1 Greylisted, try again'), { responseCode: 451 });
  }
}
