import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '../support/postgres/test-database.js';
import { ClerkAtDesk, DeskUnderTest, freePort } from '../e2e/server-process.js';
import { drained, expectKept } from './invariants.js';
import { MailSink } from './durable-smtp-sink.js';
import { pricesOfShapes } from './load-emails.js';

/** How a desk is started besides its usual environment. */
export interface StartWords {
  readonly environment?: NodeJS.ProcessEnv;
  readonly program?: string;
  /** The name of its data folder; desks of one name share it. */
  readonly data?: string;
  readonly port?: number;
}

/** A place for the desks of one test: a folder, a mail server, a database where wanted, and an end to all of it. */
export class DeskPlace {
  /** What the doors have accepted: the email's number, and its id. */
  readonly ledger = new Map<number, number>();
  private readonly desks: DeskUnderTest[] = [];

  private constructor(
    readonly folder: string,
    readonly sink: MailSink,
    private readonly database: TestDatabase | undefined,
  ) {}

  /** @param where the database: the desk's own embedded one, or one on the server of the tests */
  static async open(name: string, where: 'embedded' | 'outside'): Promise<DeskPlace> {
    const folder = await mkdtemp(join(tmpdir(), `istmo-${name}-`));
    const sink = await MailSink.open(join(folder, 'sink.log'));
    return new DeskPlace(folder, sink, where === 'outside' ? await openTestDatabase() : undefined);
  }

  /** Where the outside database is. */
  get databaseUrl(): string {
    if (!this.database) throw new Error('This place has no outside database.');
    return this.database.url;
  }

  /** The folder of the data of a desk. */
  dataOf(name = 'data'): string {
    return join(this.folder, name);
  }

  async start({ environment, program, data, port }: StartWords = {}): Promise<DeskUnderTest> {
    const outside = this.database && { DATABASE_URL: this.database.url, ALLOW_UNSAFE_DATABASE: 'yes' };
    const desk = await DeskUnderTest.start({
      dataDir: this.dataOf(data),
      port: port ?? (await freePort()),
      environment: { SMTP_URL: this.sink.url, ...outside, ...environment },
      ...(program ? { program } : {}),
    });
    this.desks.push(desk);
    return desk;
  }

  /** Waits until a desk is at rest, and looks whether everything is kept. @returns replies that came twice */
  async expectKept(desk: DeskUnderTest, patienceMs: number, mostRepeats = 0): Promise<number> {
    await drained(desk.base, patienceMs);
    const clerk = await ClerkAtDesk.signIn(desk.base);
    return expectKept(clerk, this.ledger, this.sink, await pricesOfShapes(clerk), mostRepeats);
  }

  async close(): Promise<void> {
    for (const desk of this.desks) await desk.stop();
    await this.sink.close();
    await this.database?.drop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
