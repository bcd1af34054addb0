import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '../../../adapters/embedded-postgres/embedded-postgres.js';
import { connectedDataSource } from '../../../adapters/postgres/connected-data-source.js';
import { PostgresDemoShelf } from '../../../adapters/postgres/demo-shelf/postgres-demo-shelf.js';
import { PostgresDeskBackup } from '../../../adapters/postgres/desk-backup/postgres-desk-backup.js';
import { migrate } from '../../../adapters/postgres/migrate.js';
import { PostgresReferenceData } from '../../../adapters/postgres/reference-data/postgres-reference-data.js';
import { postgresDesk } from '../../../adapters/postgres/unit-of-work/postgres-desk.js';
import { PostgresUnitOfWork } from '../../../adapters/postgres/unit-of-work/postgres-unit-of-work.js';
import { seedSampleDesk } from '../../../adapters/sample-desk/seed-sample-desk.js';
import { SystemClock } from '../../../adapters/system-clock/system-clock.js';
import type { DeskBackup } from '../../../application/back-up-desk/desk-backup.port.js';
import type { DemoShelf } from '../../../application/demo-shelf.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { ReferenceData } from '../../../domain/geography/reference-data.port.js';
import type { RateBook } from '../../../domain/tariff/rate-book.port.js';

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
