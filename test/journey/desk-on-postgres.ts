import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configurationOf } from '../../apps/api/configuration.js';
import { type RunningDesk, startDesk } from '../../apps/api/desk-process.js';
import { logOf } from '../../apps/api/log.js';
import { openTestDatabase, type TestDatabase } from '../adapters/postgres/test-database.js';
import { ADMIN, ClerkAtDesk, freePort, WEBHOOK_SECRET } from './desk-under-test.js';

/** The whole desk in this process on a database of its own, for what happens at the same moment. */
export class DeskOnPostgres {
  private constructor(
    private readonly desk: RunningDesk,
    private readonly database: TestDatabase,
    private readonly dataDir: string,
    readonly base: string,
    /** The administrator, signed in. */
    readonly clerk: ClerkAtDesk,
  ) {}

  /** @param environment more variables of the desk's */
  static async open(environment: NodeJS.ProcessEnv = {}): Promise<DeskOnPostgres> {
    const database = await openTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'istmo-on-postgres-'));
    const configuration = configurationOf({
      DATABASE_URL: database.url,
      ALLOW_UNSAFE_DATABASE: 'yes',
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      WEBHOOK_SECRET,
      ...environment,
    });
    const desk = await startDesk(configuration, logOf('fatal'));
    const clerk = await ClerkAtDesk.signIn(configuration.publicUrl);
    return new DeskOnPostgres(desk, database, dataDir, configuration.publicUrl, clerk);
  }

  async close(): Promise<void> {
    await this.desk.stop();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
