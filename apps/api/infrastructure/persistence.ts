import type { LoginAttemptRepository } from '../../../application/identity/login-attempt.repository.js';
import type { SessionStore } from '../../../application/identity/session-store.port.js';
import type { JobNotifier } from '../../../application/jobs/job-notifier.port.js';
import type { BackupArchive } from '../../../application/operations/backup/backup-archive.port.js';
import type { GlobalSearch } from '../../../application/operations/global-search.port.js';
import type { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import type { OperationsReport } from '../../../application/operations/operations-report.port.js';
import type { CachedReferenceStores } from '../../../application/persistence/cached-reference-stores.js';
import type { Repositories, UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import type { QuotationAnalytics } from '../../../application/quoting/quotation-analytics.port.js';
import type { QuotationExportQuery } from '../../../application/quoting/quotation-export.port.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';

/** All stores of a server, wherever they stand. */
export interface Persistence extends Repositories {
  /** What staff keep, for whoever works the queue. */
  readonly cachedStores: CachedReferenceStores;
  readonly unitOfWork: UnitOfWork;
  readonly jobNotifier: JobNotifier;
  readonly sessions: SessionStore;
  readonly loginAttempts: LoginAttemptRepository;
  readonly reference: AirportDirectory;
  readonly search: GlobalSearch;
  readonly operationsReport: OperationsReport;
  readonly llmUsage: LlmUsageRepository;
  readonly statistics: QuotationAnalytics;
  readonly quotationExport: QuotationExportQuery;
  readonly backup: BackupArchive;
  /** Lets go of connections. */
  close(): Promise<void>;
}
