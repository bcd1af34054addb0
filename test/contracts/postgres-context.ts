import { PostgresAirportDirectory } from '../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { PostgresQuotationAnalytics } from '../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresJobNotifier } from '../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import { PostgresJobQueue } from '../../adapters/persistence/postgres/job-queue/postgres-job-queue.js';
import { WorkerLock } from '../../adapters/persistence/postgres/job-queue/worker-lock.js';
import { PostgresLlmUsageRepository } from '../../adapters/persistence/postgres/llm-calls/postgres-llm-usage.repository.js';
import { PostgresLoginAttemptRepository } from '../../adapters/persistence/postgres/login-attempts/postgres-login-attempt.repository.js';
import { PostgresOperationsReport } from '../../adapters/persistence/postgres/operations-report/postgres-operations-report.js';
import { PostgresQuotationExportQuery } from '../../adapters/persistence/postgres/quotation-export/postgres-quotation-export-query.js';
import { PostgresGlobalSearch } from '../../adapters/persistence/postgres/search/postgres-global-search.js';
import { PostgresSessionStore } from '../../adapters/persistence/postgres/sessions/postgres-session-store.js';
import { createPostgresRepositories } from '../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { PostgresUnitOfWork } from '../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import type { CreateEventPublisher } from '../../application/persistence/unit-of-work.port.js';
import { createEventPublisher } from '../../apps/api/infrastructure/event-publisher.js';
import { listRows } from '../support/postgres/list-rows.js';
import { openMigratedDatabase } from '../support/postgres/migrated-database.js';
import { type ContractContext, eventually } from './contract-context.js';

/** An empty server in a database of its own. */
export async function openPostgresContext(
  createPublisher: CreateEventPublisher = createEventPublisher,
): Promise<ContractContext> {
  const { url, dataSource, drop } = await openMigratedDatabase();
  const { manager } = dataSource;
  const jobNotifier = new PostgresJobNotifier(url);
  const workers: PostgresJobNotifier[] = [];
  const hasLock = async (workerId: number) => {
    const statement = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1::bigint::oid AND granted";
    return (await dataSource.query(statement, [workerId])).length > 0;
  };
  return {
    ...createPostgresRepositories(manager),
    startWorker: async (nowMs) => {
      const lease = new WorkerLock(nowMs);
      const notifier = new PostgresJobNotifier(url, undefined, lease);
      workers.push(notifier);
      notifier.open();
      await eventually(async () => (await hasLock(lease.workerId)) || undefined);
      return {
        queue: new PostgresJobQueue(manager, undefined, lease),
        stop: async () => {
          await notifier.close();
          await eventually(async () => !(await hasLock(lease.workerId)) || undefined);
        },
      };
    },
    jobNotifier,
    unitOfWork: new PostgresUnitOfWork(dataSource, createPublisher),
    reference: new PostgresAirportDirectory(manager),
    loginAttempts: new PostgresLoginAttemptRepository(manager),
    sessions: new PostgresSessionStore(manager),
    search: new PostgresGlobalSearch(manager),
    operationsReport: new PostgresOperationsReport(manager),
    llmUsage: new PostgresLlmUsageRepository(manager),
    statistics: new PostgresQuotationAnalytics(manager),
    quotationExport: new PostgresQuotationExportQuery(manager),
    listRows: () => listRows(dataSource),
    close: async () => {
      await Promise.all([jobNotifier, ...workers].map((notifier) => notifier.close()));
      await drop();
    },
  };
}
