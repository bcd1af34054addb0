import { PostgresDeskRecords } from '../../../adapters/postgres/desk-records/postgres-desk-records.js';
import { PostgresDeskSearch } from '../../../adapters/postgres/desk-search/postgres-desk-search.js';
import { PostgresModelCalls } from '../../../adapters/postgres/model-calls/postgres-model-calls.js';
import { PostgresQuotationLedger } from '../../../adapters/postgres/quotation-ledger/postgres-quotation-ledger.js';
import { PostgresQuotationStatistics } from '../../../adapters/postgres/quotation-statistics/postgres-quotation-statistics.js';
import { PostgresReferenceData } from '../../../adapters/postgres/reference-data/postgres-reference-data.js';
import { PostgresSessionStore } from '../../../adapters/postgres/session-store/postgres-session-store.js';
import { PostgresSignInTries } from '../../../adapters/postgres/sign-in-tries/postgres-sign-in-tries.js';
import { postgresDesk } from '../../../adapters/postgres/unit-of-work/postgres-desk.js';
import { PostgresUnitOfWork } from '../../../adapters/postgres/unit-of-work/postgres-unit-of-work.js';
import { PostgresWorkBell } from '../../../adapters/postgres/work-bell/postgres-work-bell.js';
import type { DeskUnderTest } from '../../contracts/desk-under-test.js';
import { openTestDesk } from './test-database.js';

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
