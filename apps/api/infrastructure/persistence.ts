import type { DeskBackup } from '../../../application/operations/backup/backup-archive.port.js';
import type { StandingStores } from '../../../application/persistence/cached-reference-stores.js';
import type { Desk, UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import type { WorkBell } from '../../../application/jobs/job-notifier.port.js';
import type { SessionStore } from '../../../application/identity/session-store.port.js';
import type { SignInTries } from '../../../application/identity/login-attempt.repository.js';
import type { DeskRecords } from '../../../application/operations/operations-report.port.js';
import type { DeskSearch } from '../../../application/operations/global-search.port.js';
import type { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import type { ModelCalls } from '../../../application/operations/llm-usage.repository.js';
import type { QuotationLedger } from '../../../application/quoting/quotation-export.port.js';
import type { QuotationStatistics } from '../../../application/quoting/quotation-analytics.port.js';

/** All stores of a desk, wherever they stand. */
export interface StoreRoom extends Desk {
  /** What staff keep, for whoever works the queue. */
  readonly standing: StandingStores;
  readonly unitOfWork: UnitOfWork;
  readonly bell: WorkBell;
  readonly sessions: SessionStore;
  readonly tries: SignInTries;
  readonly reference: ReferenceData;
  readonly search: DeskSearch;
  readonly records: DeskRecords;
  readonly modelCalls: ModelCalls;
  readonly statistics: QuotationStatistics;
  readonly ledger: QuotationLedger;
  readonly backup: DeskBackup;
  /** Lets go of connections. */
  close(): Promise<void>;
}
