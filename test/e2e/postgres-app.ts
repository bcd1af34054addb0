import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompositeShipmentExtractor } from '../../adapters/extraction/composite/composite-shipment-extractor.js';
import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { createDataSource } from '../../adapters/persistence/postgres/data-source.js';
import { bootstrap, type RunningServer } from '../../apps/api/bootstrap.js';
import { parseConfiguration } from '../../apps/api/config/configuration.js';
import { createLogger } from '../../apps/api/infrastructure/logger.js';
import { provideFactory, replaceProvider } from '../../apps/api/infrastructure/provide.js';
import { CACHED } from '../../apps/api/infrastructure/tokens.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { Gazetteer } from '../../domain/geography/gazetteer.port.js';
import { ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';
import { listRows } from '../support/postgres/list-rows.js';
import { openTestDatabase, type TestDatabase } from '../support/postgres/test-database.js';
import { ADMIN, ApiClient, findFreePort, WEBHOOK_SECRET } from './server-process.js';

/** The usual adapters, but for the threads of the extractor: they run what is built, and this app runs from its sources. */
const OVERRIDES = [
  replaceProvider(
    provideFactory(
      ShipmentExtractor,
      (gazetteer: Gazetteer, reference: AirportDirectory) =>
        new CompositeShipmentExtractor(new RuleShipmentExtractor(gazetteer, reference), undefined),
      [Gazetteer, CACHED.reference],
    ),
  ),
];

/** The whole server in this process on a database of its own, for what happens at the same moment. */
export class PostgresApp {
  private constructor(
    private readonly app: RunningServer,
    private readonly database: TestDatabase,
    private readonly dataDir: string,
    readonly base: string,
    /** The administrator, signed in. */
    readonly client: ApiClient,
  ) {}

  /** @param environment more variables of the server's */
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
      WARM_UP: 'no',
      ...environment,
    });
    const app = await bootstrap(configuration, createLogger('fatal'), { overrides: OVERRIDES });
    const client = await ApiClient.signIn(configuration.publicUrl);
    return new PostgresApp(app, database, dataDir, configuration.publicUrl, client);
  }

  /** Every row of every table, all of its columns as text. */
  async listRows(): Promise<readonly string[]> {
    const dataSource = await createDataSource(this.database.url, { poolSize: 2 }).initialize();
    return listRows(dataSource).finally(() => dataSource.destroy());
  }

  async close(): Promise<void> {
    await this.app.stop();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
