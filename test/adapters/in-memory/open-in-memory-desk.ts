import { inMemoryDesk } from '../../../adapters/in-memory/in-memory-desk.js';
import { InMemoryDeskRecords } from '../../../adapters/in-memory/in-memory-desk-records.js';
import { InMemoryDeskSearch } from '../../../adapters/in-memory/in-memory-desk-search.js';
import { InMemoryModelCalls } from '../../../adapters/in-memory/in-memory-model-calls.js';
import { InMemoryQuotationLedger } from '../../../adapters/in-memory/in-memory-quotation-ledger.js';
import { InMemoryQuotationStatistics } from '../../../adapters/in-memory/in-memory-quotation-statistics.js';
import { InMemoryReferenceData } from '../../../adapters/in-memory/in-memory-reference-data.js';
import { InMemorySessionStore } from '../../../adapters/in-memory/in-memory-session-store.js';
import { InMemorySignInTries } from '../../../adapters/in-memory/in-memory-sign-in-tries.js';
import { InMemoryUnitOfWork } from '../../../adapters/in-memory/in-memory-unit-of-work.js';
import { InMemoryWorkBell } from '../../../adapters/in-memory/in-memory-work-bell.js';
import { AIRPORTS, COUNTRIES } from '../../../adapters/sample-desk/countries-and-airports.js';
import type { DeskUnderTest } from '../../contracts/desk-under-test.js';

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
