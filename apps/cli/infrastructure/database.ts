import { Argon2PasswordHasher } from '../../../adapters/identity/argon2-password-hasher.js';
import { RandomSecretGenerator } from '../../../adapters/identity/random-secret-generator.js';
import { ZxcvbnPasswordStrength } from '../../../adapters/identity/zxcvbn-password-strength.js';
import { startEmbeddedPostgres } from '../../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { PostgresAirportDirectory } from '../../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { PostgresBackupArchive } from '../../../adapters/persistence/postgres/backup/postgres-backup-archive.js';
import { connectDataSource } from '../../../adapters/persistence/postgres/connect-data-source.js';
import { PostgresDemoDataRepository } from '../../../adapters/persistence/postgres/demo-data/postgres-demo-data.repository.js';
import { migrate } from '../../../adapters/persistence/postgres/migrate.js';
import { createPostgresRepositories } from '../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { PostgresUnitOfWork } from '../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { SystemClock } from '../../../adapters/runtime/system-clock.js';
import { generateDemoQuotations } from '../../../adapters/seed/demo/demo-quotations.js';
import { seedSampleData } from '../../../adapters/seed/seed-sample-data.js';
import { FirstPasswords } from '../../../application/identity/first-passwords.js';
import { RecoverAccount } from '../../../application/identity/recover-account.js';
import type { BackupArchive } from '../../../application/operations/backup/backup-archive.port.js';
import type { DemoDataRepository } from '../../../application/operations/demo-data.repository.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { RateRepository } from '../../../domain/tariff/rate.repository.js';
import { CLI_MESSAGES } from '../cli.messages.js';
import { getDatabaseFolder } from './database-folder.js';
import { createEventPublisher } from './event-publisher.js';

const POOL_SIZE = 4;

/** What the command that makes up quotations works with. */
export interface DemoContext {
  readonly demoRepository: DemoDataRepository;
  readonly generateQuotations: typeof generateDemoQuotations;
  readonly rates: RateRepository;
  readonly reference: AirportDirectory;
  readonly clock: Clock;
}

/**
 * Does the work on the server's database: the outside server where `DATABASE_URL` names one, else the embedded one of
 * `DATA_DIR`, which is started, or used where it runs already and then left running.
 */
export async function withDatabase<T>(
  environment: NodeJS.ProcessEnv,
  work: (dataSource: Awaited<ReturnType<typeof connectDataSource>>) => Promise<T>,
): Promise<T> {
  if (environment.STORE?.trim() === 'memory') {
    throw new Error(CLI_MESSAGES.memoryStore);
  }
  const server = environment.DATABASE_URL?.trim()
    ? undefined
    : await startEmbeddedPostgres({ dataDir: getDatabaseFolder(environment) });
  try {
    const url = server?.url ?? environment.DATABASE_URL?.trim() ?? '';
    const dataSource = await connectDataSource(url, { poolSize: POOL_SIZE });
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

/** Does the work on the server as a whole, which may be empty. */
export function withBackup<T>(environment: NodeJS.ProcessEnv, work: (backup: BackupArchive) => Promise<T>): Promise<T> {
  const secret = environment.BACKUP_SECRET?.trim() || undefined;
  return withDatabase(environment, (dataSource) => work(new PostgresBackupArchive(dataSource, secret)));
}

/** Does the work with what lets a member of staff in again. */
export function withRecoverAccount<T>(
  environment: NodeJS.ProcessEnv,
  work: (recoverAccount: RecoverAccount) => Promise<T>,
): Promise<T> {
  return withDatabase(environment, (dataSource) => {
    const passwords = new FirstPasswords(
      new RandomSecretGenerator(),
      new Argon2PasswordHasher(),
      new ZxcvbnPasswordStrength(),
    );
    return work(
      new RecoverAccount(passwords, new PostgresUnitOfWork(dataSource, createEventPublisher), new SystemClock()),
    );
  });
}

/** Does the work on a server that has at least its sample tariff. */
export function withDemoContext<T>(
  environment: NodeJS.ProcessEnv,
  work: (context: DemoContext) => Promise<T>,
): Promise<T> {
  return withDatabase(environment, async (dataSource) => {
    const clock = new SystemClock();
    await new PostgresUnitOfWork(dataSource, createEventPublisher).run((context) => seedSampleData(context, clock));
    const { rates } = createPostgresRepositories(dataSource.manager);
    const reference = new PostgresAirportDirectory(dataSource.manager);
    return work({
      demoRepository: new PostgresDemoDataRepository(dataSource),
      generateQuotations: generateDemoQuotations,
      rates,
      reference,
      clock,
    });
  });
}
