import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../adapters/embedded-postgres/embedded-postgres.js';
import { connectedDataSource } from '../../../adapters/postgres/connected-data-source.js';
import { PROGRAM } from '../../../adapters/postgres/data-source.js';
import { PostgresDeskBackup } from '../../../adapters/postgres/desk-backup/postgres-desk-backup.js';
import { PostgresDeskRecords } from '../../../adapters/postgres/desk-records/postgres-desk-records.js';
import { PostgresDeskSearch } from '../../../adapters/postgres/desk-search/postgres-desk-search.js';
import { demandDurability, UnsafeDatabase } from '../../../adapters/postgres/durability.js';
import { migrate } from '../../../adapters/postgres/migrate.js';
import { PostgresModelCalls } from '../../../adapters/postgres/model-calls/postgres-model-calls.js';
import { PostgresQuotationLedger } from '../../../adapters/postgres/quotation-ledger/postgres-quotation-ledger.js';
import { PostgresQuotationStatistics } from '../../../adapters/postgres/quotation-statistics/postgres-quotation-statistics.js';
import { PostgresReferenceData } from '../../../adapters/postgres/reference-data/postgres-reference-data.js';
import { PostgresSessionStore } from '../../../adapters/postgres/session-store/postgres-session-store.js';
import { PostgresSignInTries } from '../../../adapters/postgres/sign-in-tries/postgres-sign-in-tries.js';
import { StandingData } from '../../../adapters/postgres/standing-data/standing-data.js';
import { standingStores } from '../../../adapters/postgres/standing-data/standing-stores.js';
import { postgresDesk } from '../../../adapters/postgres/unit-of-work/postgres-desk.js';
import { PostgresUnitOfWork } from '../../../adapters/postgres/unit-of-work/postgres-unit-of-work.js';
import { PostgresWorkBell } from '../../../adapters/postgres/work-bell/postgres-work-bell.js';
import { Seat } from '../../../adapters/postgres/work-queue/seat.js';
import { seedSampleDesk } from '../../../adapters/sample-desk/seed-sample-desk.js';
import { SystemClock } from '../../../adapters/system-clock/system-clock.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Configuration } from '../configuration.js';
import type { Log } from '../log.js';
import type { StoreRoom } from './store-room.js';

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
