import { inMemoryDesk } from '../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryDeskBackup } from '../../../adapters/persistence/in-memory/in-memory-backup-archive.js';
import { InMemoryDeskRecords } from '../../../adapters/persistence/in-memory/in-memory-operations-report.js';
import { InMemoryDeskSearch } from '../../../adapters/persistence/in-memory/in-memory-global-search.js';
import { InMemoryModelCalls } from '../../../adapters/persistence/in-memory/in-memory-llm-usage.repository.js';
import { InMemoryQuotationLedger } from '../../../adapters/persistence/in-memory/in-memory-quotation-export-query.js';
import { InMemoryQuotationStatistics } from '../../../adapters/persistence/in-memory/in-memory-quotation-analytics.js';
import { InMemoryReferenceData } from '../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { InMemorySessionStore } from '../../../adapters/persistence/in-memory/in-memory-session-store.js';
import { InMemorySignInTries } from '../../../adapters/persistence/in-memory/in-memory-login-attempt.repository.js';
import { InMemoryUnitOfWork } from '../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { InMemoryWorkBell } from '../../../adapters/persistence/in-memory/in-memory-job-notifier.js';
import { AIRPORTS, COUNTRIES } from '../../../adapters/seed/countries-and-airports.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { StoreRoom } from './persistence.js';

/** Stores that last as long as the process, for demonstrations and fast tests. */
export function memoryStoreRoom(clock: Clock): StoreRoom {
  const bell = new InMemoryWorkBell();
  const desk = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock, bell });
  const reference = new InMemoryReferenceData(COUNTRIES, AIRPORTS);
  return {
    ...desk,
    standing: { ...desk, reference },
    bell,
    unitOfWork: new InMemoryUnitOfWork(desk),
    sessions: new InMemorySessionStore(clock),
    tries: new InMemorySignInTries(),
    reference,
    search: new InMemoryDeskSearch(desk),
    records: new InMemoryDeskRecords(desk),
    modelCalls: new InMemoryModelCalls(),
    statistics: new InMemoryQuotationStatistics(desk.quotations),
    ledger: new InMemoryQuotationLedger(desk.quotations),
    backup: new InMemoryDeskBackup(),
    close: async () => undefined,
  };
}
