import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReaderCascade } from '../../adapters/extraction/composite/composite-shipment-extractor.js';
import { RuleReader } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { configurationOf } from '../../apps/api/config/configuration.js';
import { type RunningDesk, startDesk, type Wiring } from '../../apps/api/bootstrap.js';
import { logOf } from '../../apps/api/infrastructure/logger.js';
import { deskWorld } from '../../apps/api/infrastructure/create-infrastructure.js';
import { openStores } from '../../apps/api/infrastructure/open-persistence.js';
import { openTestDatabase, type TestDatabase } from '../support/postgres/test-database.js';
import { ADMIN, ClerkAtDesk, freePort, WEBHOOK_SECRET } from './server-process.js';

/** The usual wiring, but for the threads of the reader: they run what is built, and this desk runs from its sources. */
const WIRING: Wiring = {
  openStores,
  deskWorld: (configuration, stores, log) => {
    const world = deskWorld(configuration, stores, log);
    const rules = new RuleReader(world.gazetteer, stores.standing.reference);
    return { ...world, reader: new ReaderCascade(rules, undefined) };
  },
};

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
    const desk = await startDesk(configuration, logOf('fatal'), { wiring: WIRING });
    const clerk = await ClerkAtDesk.signIn(configuration.publicUrl);
    return new DeskOnPostgres(desk, database, dataDir, configuration.publicUrl, clerk);
  }

  async close(): Promise<void> {
    await this.desk.stop();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
