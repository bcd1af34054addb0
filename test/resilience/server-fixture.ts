import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, findFreePort, ServerProcess } from '../e2e/server-process.js';
import { openTestDatabase, type TestDatabase } from '../support/postgres/test-database.js';
import { DurableSmtpSink } from './durable-smtp-sink.js';
import { expectInvariants, waitUntilDrained } from './invariants.js';
import { computeShapePrices } from './load-emails.js';

/** How a server is started besides its usual environment. */
export interface StartOptions {
  readonly environment?: NodeJS.ProcessEnv;
  readonly program?: string;
  /** The name of its data folder; servers of one name share it. */
  readonly data?: string;
  readonly port?: number;
}

/** A place for the servers of one test: a folder, a mail server, a database where wanted, and an end to all of it. */
export class ServerFixture {
  /** What the doors have accepted: the email's number, and its id. */
  readonly accepted = new Map<number, number>();
  private readonly servers: ServerProcess[] = [];

  private constructor(
    readonly folder: string,
    readonly sink: DurableSmtpSink,
    private readonly database: TestDatabase | undefined,
  ) {}

  /** @param where the database: the server's own embedded one, or one on the server of the tests */
  static async open(name: string, where: 'embedded' | 'outside'): Promise<ServerFixture> {
    const folder = await mkdtemp(join(tmpdir(), `istmo-${name}-`));
    const sink = await DurableSmtpSink.open(join(folder, 'sink.log'));
    return new ServerFixture(folder, sink, where === 'outside' ? await openTestDatabase() : undefined);
  }

  /** Where the outside database is. */
  get databaseUrl(): string {
    if (!this.database) throw new Error('This place has no outside database.');
    return this.database.url;
  }

  /** The folder of the data of a server. */
  dataFolder(name = 'data'): string {
    return join(this.folder, name);
  }

  async start({ environment, program, data, port }: StartOptions = {}): Promise<ServerProcess> {
    const externalDatabase = this.database && { DATABASE_URL: this.database.url, ALLOW_UNSAFE_DATABASE: 'yes' };
    const server = await ServerProcess.start({
      dataDir: this.dataFolder(data),
      port: port ?? (await findFreePort()),
      environment: { SMTP_URL: this.sink.url, ...externalDatabase, ...environment },
      ...(program ? { program } : {}),
    });
    this.servers.push(server);
    return server;
  }

  /** Waits until a server is at rest, and looks whether everything is kept. @returns replies that came twice */
  async expectInvariants(server: ServerProcess, timeoutMs: number, maxRepeats = 0): Promise<number> {
    await waitUntilDrained(server.base, timeoutMs);
    const client = await ApiClient.signIn(server.base);
    return expectInvariants(client, this.accepted, this.sink, await computeShapePrices(client), maxRepeats);
  }

  async close(): Promise<void> {
    for (const server of this.servers) await server.stop();
    await this.sink.close();
    await this.database?.drop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
