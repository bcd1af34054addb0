import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '../../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { connectedDataSource } from '../../../adapters/persistence/postgres/connect-data-source.js';
import { PostgresDemoShelf } from '../../../adapters/persistence/postgres/demo-data/postgres-demo-data.repository.js';
import { PostgresDeskBackup } from '../../../adapters/persistence/postgres/backup/postgres-backup-archive.js';
import { migrate } from '../../../adapters/persistence/postgres/migrate.js';
import { PostgresReferenceData } from '../../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { postgresDesk } from '../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { PostgresUnitOfWork } from '../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { seedSampleDesk } from '../../../adapters/seed/seed-sample-data.js';
import { SystemClock } from '../../../adapters/runtime/system-clock.js';
import type { DeskBackup } from '../../../application/operations/backup/backup-archive.port.js';
import type { DemoShelf } from '../../../application/operations/demo-data.repository.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import type { RateBook } from '../../../domain/tariff/rate.repository.js';

const POOL_SIZE = 4;

/** What the command that makes up quotations works with. */
export interface DemoDesk {
  readonly shelf: DemoShelf;
  readonly rates: RateBook;
  readonly reference: ReferenceData;
  readonly clock: Clock;
}

/**
 * Does the work on the desk's database: the outside server where `DATABASE_URL` names one, else the embedded one of
 * `DATA_DIR`, which is started, or used where it runs already and then left running.
 */
export async function onDeskDatabase<T>(
  environment: NodeJS.ProcessEnv,
  work: (dataSource: Awaited<ReturnType<typeof connectedDataSource>>) => Promise<T>,
): Promise<T> {
  const server = environment.DATABASE_URL?.trim()
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(resolve(environment.DATA_DIR?.trim() || './data'), 'postgres') });
  try {
    const url = server?.url ?? environment.DATABASE_URL?.trim() ?? '';
    const dataSource = await connectedDataSource(url, { poolSize: POOL_SIZE });
    try {
      await migrate(dataSource);
      return await work(dataSource);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    if (server && !server.adopted) await server.stop();
  }
}

/** Does the work on the desk as a whole, which may be empty. */
export function onBackup<T>(environment: NodeJS.ProcessEnv, work: (backup: DeskBackup) => Promise<T>): Promise<T> {
  return onDeskDatabase(environment, (dataSource) => work(new PostgresDeskBackup(dataSource)));
}

/** Does the work on a desk that has at least its sample tariff. */
export function onDemoDesk<T>(environment: NodeJS.ProcessEnv, work: (desk: DemoDesk) => Promise<T>): Promise<T> {
  return onDeskDatabase(environment, async (dataSource) => {
    const clock = new SystemClock();
    await new PostgresUnitOfWork(dataSource).run((desk) => seedSampleDesk(desk, clock));
    const { rates } = postgresDesk(dataSource.manager);
    const reference = new PostgresReferenceData(dataSource.manager);
    return work({ shelf: new PostgresDemoShelf(dataSource), rates, reference, clock });
  });
}
