import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompositeShipmentExtractor } from '../../adapters/extraction/composite/composite-shipment-extractor.js';
import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { bootstrap, type InfrastructureFactories, type RunningServer } from '../../apps/api/bootstrap.js';
import { parseConfiguration } from '../../apps/api/config/configuration.js';
import { createInfrastructure } from '../../apps/api/infrastructure/create-infrastructure.js';
import { createLogger } from '../../apps/api/infrastructure/logger.js';
import { openPersistence } from '../../apps/api/infrastructure/open-persistence.js';
import { openTestDatabase, type TestDatabase } from '../support/postgres/test-database.js';
import { ADMIN, ApiClient, findFreePort, WEBHOOK_SECRET } from './server-process.js';

/** The usual wiring, but for the threads of the reader: they run what is built, and this desk runs from its sources. */
const WIRING: InfrastructureFactories = {
  openPersistence,
  createInfrastructure: (configuration, stores, log) => {
    const dependencies = createInfrastructure(configuration, stores, log);
    const rules = new RuleShipmentExtractor(dependencies.gazetteer, stores.cachedStores.reference);
    return { ...dependencies, shipmentExtractor: new CompositeShipmentExtractor(rules, undefined) };
  },
};

/** The whole desk in this process on a database of its own, for what happens at the same moment. */
export class PostgresApp {
  private constructor(
    private readonly app: RunningServer,
    private readonly database: TestDatabase,
    private readonly dataDir: string,
    readonly base: string,
    /** The administrator, signed in. */
    readonly client: ApiClient,
  ) {}

  /** @param environment more variables of the desk's */
  static async open(environment: NodeJS.ProcessEnv = {}): Promise<PostgresApp> {
    const database = await openTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'istmo-on-postgres-'));
    const configuration = parseConfiguration({
      DATABASE_URL: database.url,
      ALLOW_UNSAFE_DATABASE: 'yes',
      DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      WEBHOOK_SECRET,
      ...environment,
    });
    const app = await bootstrap(configuration, createLogger('fatal'), { factories: WIRING });
    const client = await ApiClient.signIn(configuration.publicUrl);
    return new PostgresApp(app, database, dataDir, configuration.publicUrl, client);
  }

  async close(): Promise<void> {
    await this.app.stop();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
