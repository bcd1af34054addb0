import type { DeskBackup } from '../../../application/back-up-desk/desk-backup.port.js';
import type { StandingStores } from '../../../application/standing-stores.js';
import type { Desk, UnitOfWork } from '../../../application/unit-of-work.port.js';
import type { WorkBell } from '../../../application/work-bell.port.js';
import type { SessionStore } from '../../../domain/administrator/session-store.port.js';
import type { SignInTries } from '../../../domain/administrator/sign-in-tries.port.js';
import type { DeskRecords } from '../../../domain/desk-figures/desk-records.port.js';
import type { DeskSearch } from '../../../domain/desk-search/desk-search.port.js';
import type { ReferenceData } from '../../../domain/geography/reference-data.port.js';
import type { ModelCalls } from '../../../domain/model-call/model-calls.port.js';
import type { QuotationLedger } from '../../../domain/quotation/quotation-ledger.port.js';
import type { QuotationStatistics } from '../../../domain/quotation/quotation-statistics.port.js';

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
