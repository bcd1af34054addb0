import { InMemoryAirportDirectory } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { InMemoryGlobalSearch } from '../../adapters/persistence/in-memory/in-memory-global-search.js';
import { InMemoryJobNotifier } from '../../adapters/persistence/in-memory/in-memory-job-notifier.js';
import { InMemoryLlmUsageRepository } from '../../adapters/persistence/in-memory/in-memory-llm-usage.repository.js';
import { InMemoryLoginAttemptRepository } from '../../adapters/persistence/in-memory/in-memory-login-attempt.repository.js';
import { InMemoryOperationsReport } from '../../adapters/persistence/in-memory/in-memory-operations-report.js';
import { InMemoryQuotationAnalytics } from '../../adapters/persistence/in-memory/in-memory-quotation-analytics.js';
import { InMemoryQuotationExportQuery } from '../../adapters/persistence/in-memory/in-memory-quotation-export-query.js';
import { createInMemoryRepositories } from '../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemorySessionStore } from '../../adapters/persistence/in-memory/in-memory-session-store.js';
import { InMemoryUnitOfWork } from '../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { Table } from '../../adapters/persistence/in-memory/table.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import type { CreateEventPublisher } from '../../application/persistence/unit-of-work.port.js';
import { createEventPublisher } from '../../apps/api/infrastructure/event-publisher.js';
import type { ContractContext } from './contract-context.js';

const TIME_OF_DAY = { now: () => new Date() };

/** The rows of whatever a store keeps in tables. */
function listRowsOf(name: string, store: object): string[] {
  const tables = Object.values(store).filter((value) => value instanceof Table);
  return tables.flatMap((table) => table.all().map((row: unknown) => `${name} ${JSON.stringify(row)}`));
}

/** An empty server in memory. */
export async function openInMemoryContext(
  createPublisher: CreateEventPublisher = createEventPublisher,
): Promise<ContractContext> {
  const jobNotifier = new InMemoryJobNotifier();
  const repositories = createInMemoryRepositories({
    countries: COUNTRIES,
    airports: AIRPORTS,
    clock: TIME_OF_DAY,
    notifier: jobNotifier,
  });
  const workers = new Set<number>();
  let lastWorker = 0;
  return {
    ...repositories,
    startWorker: async (nowMs = () => performance.now()) => {
      lastWorker += 1;
      const workerId = lastWorker;
      workers.add(workerId);
      const isAlive = (id: number) => workers.has(id);
      const queue = repositories.queue.forWorker({ workerId, clock: TIME_OF_DAY, nowMs, isAlive });
      return {
        queue,
        stop: async () => {
          workers.delete(workerId);
        },
      };
    },
    jobNotifier,
    unitOfWork: new InMemoryUnitOfWork(repositories, createPublisher),
    reference: new InMemoryAirportDirectory(COUNTRIES, AIRPORTS),
    loginAttempts: new InMemoryLoginAttemptRepository(),
    sessions: new InMemorySessionStore(TIME_OF_DAY),
    search: new InMemoryGlobalSearch(repositories),
    operationsReport: new InMemoryOperationsReport(repositories),
    llmUsage: new InMemoryLlmUsageRepository(),
    statistics: new InMemoryQuotationAnalytics(repositories.quotations),
    quotationExport: new InMemoryQuotationExportQuery(repositories.quotations),
    listRows: async () =>
      Object.entries(repositories)
        .flatMap(([name, store]) => listRowsOf(name, store))
        .sort(),
    close: async () => undefined,
  };
}
