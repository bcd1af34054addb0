import { PostgresAirportDirectory } from '../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { PostgresQuotationAnalytics } from '../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresJobNotifier } from '../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
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
import { openMigratedDatabase } from '../support/postgres/migrated-database.js';
import type { ContractContext } from './contract-context.js';

/** An empty server in a database of its own. */
export async function openPostgresContext(
  createPublisher: CreateEventPublisher = createEventPublisher,
): Promise<ContractContext> {
  const { url, dataSource, drop } = await openMigratedDatabase();
  const { manager } = dataSource;
  const jobNotifier = new PostgresJobNotifier(url);
  return {
    ...createPostgresRepositories(manager),
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
    close: async () => {
      await jobNotifier.close();
      await drop();
    },
  };
}
