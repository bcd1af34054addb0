import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { PostgresAirportDirectory } from '../../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { PostgresQuotationAnalytics } from '../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { assertDurability, UnsafeDatabaseError } from '../../../adapters/persistence/postgres/assert-durability.js';
import { PostgresBackupArchive } from '../../../adapters/persistence/postgres/backup/postgres-backup-archive.js';
import { connectDataSource } from '../../../adapters/persistence/postgres/connect-data-source.js';
import { APPLICATION_NAME } from '../../../adapters/persistence/postgres/data-source.js';
import { PostgresJobNotifier } from '../../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import { WorkerLock } from '../../../adapters/persistence/postgres/job-queue/worker-lock.js';
import { PostgresLlmUsageRepository } from '../../../adapters/persistence/postgres/llm-calls/postgres-llm-usage.repository.js';
import { PostgresLoginAttemptRepository } from '../../../adapters/persistence/postgres/login-attempts/postgres-login-attempt.repository.js';
import { migrate } from '../../../adapters/persistence/postgres/migrate.js';
import { PostgresOperationsReport } from '../../../adapters/persistence/postgres/operations-report/postgres-operations-report.js';
import { PostgresQuotationExportQuery } from '../../../adapters/persistence/postgres/quotation-export/postgres-quotation-export-query.js';
import { createCachedReferenceStores } from '../../../adapters/persistence/postgres/reference-cache/cached-reference-stores.js';
import { ReadThroughCache } from '../../../adapters/persistence/postgres/reference-cache/read-through-cache.js';
import { PostgresGlobalSearch } from '../../../adapters/persistence/postgres/search/postgres-global-search.js';
import { PostgresSessionStore } from '../../../adapters/persistence/postgres/sessions/postgres-session-store.js';
import { createPostgresRepositories } from '../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { PostgresUnitOfWork } from '../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { SystemClock } from '../../../adapters/runtime/system-clock.js';
import { seedSampleData } from '../../../adapters/seed/seed-sample-data.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Configuration } from '../config/configuration.js';
import { createEventPublisher } from './event-publisher.js';
import { openInMemoryPersistence } from './in-memory-persistence.js';
import type { Logger } from './logger.js';
import type { Persistence } from './persistence.js';

/** Connections of one process; the embedded server allows 40 in all. */
const POOL_SIZE = 12;

/** Opens the stores: in memory, on the outside server where one is named, else on the embedded one; migrated, and seeded once. */
export async function openPersistence(configuration: Configuration, log: Logger): Promise<Persistence> {
  if (configuration.store === 'memory') return openInMemoryPersistence(configuration);
  const { databaseUrl, dataDir, allowsUnsafeDatabase, backupSecret } = configuration;
  const clock = new SystemClock();
  const check = allowsUnsafeDatabase ? warnIfUnsafe(log) : assertDurability;
  if (databaseUrl) return openPostgresPersistence(databaseUrl, clock, log, backupSecret, check, async () => undefined);
  const server = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: (message) => log.debug(message),
    onExit: (message) => log.error(message),
    program: APPLICATION_NAME,
  });
  try {
    return await openPostgresPersistence(server.url, clock, log, backupSecret, assertDurability, () => server.stop());
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The check for operators who have said that losses may be: it only warns. */
function warnIfUnsafe(log: Logger): typeof assertDurability {
  return async (dataSource) => {
    await assertDurability(dataSource).catch((error: unknown) => {
      if (!(error instanceof UnsafeDatabaseError)) throw error;
      log.warn(error.message);
    });
  };
}

async function openPostgresPersistence(
  url: string,
  clock: Clock,
  log: Logger,
  backupSecret: string | undefined,
  checkServer: typeof assertDurability,
  stopServer: () => Promise<void>,
): Promise<Persistence> {
  const dataSource = await connectDataSource(url, { poolSize: POOL_SIZE, log: (message) => log.warn(message) });
  const workerLock = new WorkerLock();
  const onConnectionLost = (error: unknown) => log.warn({ error }, 'job notifier: connection lost');
  const jobNotifier = new PostgresJobNotifier(url, onConnectionLost, workerLock);
  try {
    await checkServer(dataSource);
    await migrate(dataSource);
    jobNotifier.open();
    const unitOfWork = new PostgresUnitOfWork(dataSource, createEventPublisher);
    await unitOfWork.run((repositories) => seedSampleData(repositories, clock));
    const referenceCache = new ReadThroughCache();
    const repositories = createPostgresRepositories(dataSource.manager, referenceCache, workerLock);
    const reference = new PostgresAirportDirectory(dataSource.manager);
    return {
      ...repositories,
      cachedStores: createCachedReferenceStores(repositories, reference, referenceCache),
      unitOfWork,
      jobNotifier,
      sessions: new PostgresSessionStore(dataSource.manager),
      loginAttempts: new PostgresLoginAttemptRepository(dataSource.manager),
      reference,
      search: new PostgresGlobalSearch(dataSource.manager),
      operationsReport: new PostgresOperationsReport(dataSource.manager),
      llmUsage: new PostgresLlmUsageRepository(dataSource.manager),
      statistics: new PostgresQuotationAnalytics(dataSource.manager),
      quotationExport: new PostgresQuotationExportQuery(dataSource.manager),
      backup: new PostgresBackupArchive(dataSource, backupSecret),
      close: async () => {
        await jobNotifier.close();
        await dataSource.destroy();
        await stopServer();
      },
    };
  } catch (error) {
    await jobNotifier.close();
    await dataSource.destroy();
    throw error;
  }
}
