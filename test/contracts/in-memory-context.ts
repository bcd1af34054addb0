import { inMemoryDesk } from '../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryDeskRecords } from '../../adapters/persistence/in-memory/in-memory-operations-report.js';
import { InMemoryDeskSearch } from '../../adapters/persistence/in-memory/in-memory-global-search.js';
import { InMemoryModelCalls } from '../../adapters/persistence/in-memory/in-memory-llm-usage.repository.js';
import { InMemoryQuotationLedger } from '../../adapters/persistence/in-memory/in-memory-quotation-export-query.js';
import { InMemoryQuotationStatistics } from '../../adapters/persistence/in-memory/in-memory-quotation-analytics.js';
import { InMemoryReferenceData } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { InMemorySessionStore } from '../../adapters/persistence/in-memory/in-memory-session-store.js';
import { InMemorySignInTries } from '../../adapters/persistence/in-memory/in-memory-login-attempt.repository.js';
import { InMemoryUnitOfWork } from '../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { InMemoryWorkBell } from '../../adapters/persistence/in-memory/in-memory-job-notifier.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import type { DeskUnderTest } from './contract-context.js';

const TIME_OF_DAY = { now: () => new Date() };

/** An empty desk in memory. */
export async function openInMemoryDesk(): Promise<DeskUnderTest> {
  const bell = new InMemoryWorkBell();
  const desk = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock: TIME_OF_DAY, bell });
  return {
    ...desk,
    bell,
    unitOfWork: new InMemoryUnitOfWork(desk),
    reference: new InMemoryReferenceData(COUNTRIES, AIRPORTS),
    signInTries: new InMemorySignInTries(),
    sessions: new InMemorySessionStore(TIME_OF_DAY),
    search: new InMemoryDeskSearch(desk),
    records: new InMemoryDeskRecords(desk),
    modelCalls: new InMemoryModelCalls(),
    statistics: new InMemoryQuotationStatistics(desk.quotations),
    ledger: new InMemoryQuotationLedger(desk.quotations),
    close: async () => undefined,
  };
}
