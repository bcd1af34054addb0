import { inMemoryDesk } from '../../../adapters/in-memory/in-memory-desk.js';
import { InMemoryDeskBackup } from '../../../adapters/in-memory/in-memory-desk-backup.js';
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
import type { Clock } from '../../../domain/clock.port.js';
import type { StoreRoom } from './store-room.js';

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
