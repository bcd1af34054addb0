import { PostgresDeskRecords } from '../../adapters/persistence/postgres/operations-report/postgres-operations-report.js';
import { PostgresDeskSearch } from '../../adapters/persistence/postgres/search/postgres-global-search.js';
import { PostgresModelCalls } from '../../adapters/persistence/postgres/llm-calls/postgres-llm-usage.repository.js';
import { PostgresQuotationLedger } from '../../adapters/persistence/postgres/quotation-export/postgres-quotation-export-query.js';
import { PostgresQuotationStatistics } from '../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresReferenceData } from '../../adapters/persistence/postgres/airport-directory/postgres-airport-directory.js';
import { PostgresSessionStore } from '../../adapters/persistence/postgres/sessions/postgres-session-store.js';
import { PostgresSignInTries } from '../../adapters/persistence/postgres/login-attempts/postgres-login-attempt.repository.js';
import { postgresDesk } from '../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { PostgresUnitOfWork } from '../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { PostgresWorkBell } from '../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import type { DeskUnderTest } from './contract-context.js';
import { openTestDesk } from '../support/postgres/test-database.js';

/** An empty desk in a database of its own. */
export async function openPostgresDesk(): Promise<DeskUnderTest> {
  const { url, dataSource, drop } = await openTestDesk();
  const { manager } = dataSource;
  const bell = new PostgresWorkBell(url);
  return {
    ...postgresDesk(manager),
    bell,
    unitOfWork: new PostgresUnitOfWork(dataSource),
    reference: new PostgresReferenceData(manager),
    signInTries: new PostgresSignInTries(manager),
    sessions: new PostgresSessionStore(manager),
    search: new PostgresDeskSearch(manager),
    records: new PostgresDeskRecords(manager),
    modelCalls: new PostgresModelCalls(manager),
    statistics: new PostgresQuotationStatistics(manager),
    ledger: new PostgresQuotationLedger(manager),
    close: async () => {
      await bell.close();
      await drop();
    },
  };
}
