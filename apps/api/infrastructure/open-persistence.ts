import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { connectedDataSource } from '../../../adapters/persistence/postgres/connect-data-source.js';
import { PROGRAM } from '../../../adapters/persistence/postgres/data-source.js';
import { PostgresDeskBackup } from '../../../adapters/persistence/postgres/backup/postgres-backup-archive.js';
import { PostgresDeskRecords } from '../../../adapters/persistence/postgres/operations-report/postgres-operations-report.js';
import { PostgresDeskSearch } from '../../../adapters/persistence/postgres/search/postgres-global-search.js';
import { demandDurability, UnsafeDatabase } from '../../../adapters/persistence/postgres/assert-durability.js';
import { migrate } from '../../../adapters/persistence/postgres/migrate.js';
import { PostgresModelCalls } from '../../../adapters/persistence/postgres/llm-calls/postgres-llm-usage.repository.js';
import { PostgresQuotationLedger } from '../../../adapters/persistence/postgres/quotation-export/postgres-quotation-export-query.js';
import { PostgresQuotationStatistics } from '../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresReferenceData } from '../../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { PostgresSessionStore } from '../../../adapters/persistence/postgres/sessions/postgres-session-store.js';
import { PostgresSignInTries } from '../../../adapters/persistence/postgres/login-attempts/postgres-login-attempt.repository.js';
import { StandingData } from '../../../adapters/persistence/postgres/reference-cache/read-through-cache.js';
import { standingStores } from '../../../adapters/persistence/postgres/reference-cache/cached-reference-stores.js';
import { postgresDesk } from '../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { PostgresUnitOfWork } from '../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { PostgresWorkBell } from '../../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import { Seat } from '../../../adapters/persistence/postgres/job-queue/worker-lease.js';
import { seedSampleDesk } from '../../../adapters/seed/seed-sample-data.js';
import { SystemClock } from '../../../adapters/runtime/system-clock.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Configuration } from '../config/configuration.js';
import type { Log } from './logger.js';
import type { StoreRoom } from './persistence.js';

/** Connections of one process; the embedded server allows 40 in all. */
const POOL_SIZE = 12;

/** Opens the desk's stores: the outside server where one is named, else the embedded one; migrated, and seeded once. */
export async function openStores(configuration: Configuration, log: Log): Promise<StoreRoom> {
  const { databaseUrl, dataDir, allowsUnsafeDatabase } = configuration;
  const clock = new SystemClock();
  const check = allowsUnsafeDatabase ? warnOfUnsafety(log) : demandDurability;
  if (databaseUrl) return postgresStoreRoom(databaseUrl, clock, log, check, async () => undefined);
  const server = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: (sentence) => log.debug(sentence),
    onExit: (sentence) => log.error(sentence),
    program: PROGRAM,
  });
  try {
    return await postgresStoreRoom(server.url, clock, log, demandDurability, () => server.stop());
  } catch (fault) {
    await server.stop();
    throw fault;
  }
}

/** The check for operators who have said that losses may be: it only warns. */
function warnOfUnsafety(log: Log): typeof demandDurability {
  return async (dataSource) => {
    await demandDurability(dataSource).catch((fault: unknown) => {
      if (!(fault instanceof UnsafeDatabase)) throw fault;
      log.warn(fault.message);
    });
  };
}

async function postgresStoreRoom(
  url: string,
  clock: Clock,
  log: Log,
  checkServer: typeof demandDurability,
  stopServer: () => Promise<void>,
): Promise<StoreRoom> {
  const dataSource = await connectedDataSource(url, { poolSize: POOL_SIZE, log: (sentence) => log.warn(sentence) });
  const seat = new Seat();
  const onDeafness = (fault: unknown) => log.warn({ fault }, 'the bell of the work queue is out of order');
  const bell = new PostgresWorkBell(url, onDeafness, seat);
  try {
    await checkServer(dataSource);
    await migrate(dataSource);
    bell.open();
    const unitOfWork = new PostgresUnitOfWork(dataSource);
    await unitOfWork.run((desk) => seedSampleDesk(desk, clock));
    const standing = new StandingData();
    const desk = postgresDesk(dataSource.manager, standing, seat);
    const reference = new PostgresReferenceData(dataSource.manager);
    return {
      ...desk,
      standing: standingStores(desk, reference, standing),
      unitOfWork,
      bell,
      sessions: new PostgresSessionStore(dataSource.manager),
      tries: new PostgresSignInTries(dataSource.manager),
      reference,
      search: new PostgresDeskSearch(dataSource.manager),
      records: new PostgresDeskRecords(dataSource.manager),
      modelCalls: new PostgresModelCalls(dataSource.manager),
      statistics: new PostgresQuotationStatistics(dataSource.manager),
      ledger: new PostgresQuotationLedger(dataSource.manager),
      backup: new PostgresDeskBackup(dataSource),
      close: async () => {
        await bell.close();
        await dataSource.destroy();
        await stopServer();
      },
    };
  } catch (fault) {
    await bell.close();
    await dataSource.destroy();
    throw fault;
  }
}
