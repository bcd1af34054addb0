import { InMemoryAirportDirectory } from '../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { InMemoryBackupArchive } from '../../../adapters/persistence/in-memory/in-memory-backup-archive.js';
import { InMemoryGlobalSearch } from '../../../adapters/persistence/in-memory/in-memory-global-search.js';
import { InMemoryJobNotifier } from '../../../adapters/persistence/in-memory/in-memory-job-notifier.js';
import { InMemoryLlmUsageRepository } from '../../../adapters/persistence/in-memory/in-memory-llm-usage.repository.js';
import { InMemoryLoginAttemptRepository } from '../../../adapters/persistence/in-memory/in-memory-login-attempt.repository.js';
import { InMemoryOperationsReport } from '../../../adapters/persistence/in-memory/in-memory-operations-report.js';
import { InMemoryQuotationAnalytics } from '../../../adapters/persistence/in-memory/in-memory-quotation-analytics.js';
import { InMemoryQuotationExportQuery } from '../../../adapters/persistence/in-memory/in-memory-quotation-export-query.js';
import { createInMemoryRepositories } from '../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemorySessionStore } from '../../../adapters/persistence/in-memory/in-memory-session-store.js';
import { InMemoryUnitOfWork } from '../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { AIRPORTS, COUNTRIES } from '../../../adapters/seed/countries-and-airports.js';
import { seedSampleData } from '../../../adapters/seed/seed-sample-data.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Configuration } from '../config/configuration.js';
import { DemoClock } from './demo-clock.js';
import { createEventPublisher } from './event-publisher.js';
import { loadDemoData } from './load-demo-data.js';
import type { Persistence } from './persistence.js';

/** Opens stores in memory, seeded, and with made-up quotations where the configuration asks for them. */
export async function openInMemoryPersistence({ admin, mailbox, hasDemoData }: Configuration): Promise<Persistence> {
  const clock = new DemoClock();
  const persistence = createInMemoryPersistence(clock);
  await persistence.unitOfWork.run((repositories) => seedSampleData(repositories, clock));
  if (hasDemoData) await loadDemoData(persistence, clock, { admin: admin.email, mailbox });
  return persistence;
}

/** Stores that last as long as the process, for demonstrations and fast tests. */
export function createInMemoryPersistence(clock: Clock): Persistence {
  const jobNotifier = new InMemoryJobNotifier();
  const repositories = createInMemoryRepositories({
    countries: COUNTRIES,
    airports: AIRPORTS,
    clock,
    notifier: jobNotifier,
  });
  const reference = new InMemoryAirportDirectory(COUNTRIES, AIRPORTS);
  return {
    ...repositories,
    cachedStores: { ...repositories, reference },
    jobNotifier,
    unitOfWork: new InMemoryUnitOfWork(repositories, createEventPublisher),
    sessions: new InMemorySessionStore(clock),
    loginAttempts: new InMemoryLoginAttemptRepository(),
    reference,
    search: new InMemoryGlobalSearch(repositories),
    operationsReport: new InMemoryOperationsReport(repositories),
    llmUsage: new InMemoryLlmUsageRepository(),
    statistics: new InMemoryQuotationAnalytics(repositories.quotations),
    quotationExport: new InMemoryQuotationExportQuery(repositories.quotations),
    backup: new InMemoryBackupArchive(),
    close: async () => undefined,
  };
}
