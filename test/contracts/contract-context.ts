import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll } from '@jest/globals';
import type { LoginAttemptRepository } from '../../application/identity/login-attempt.repository.js';
import type { SessionStore } from '../../application/identity/session-store.port.js';
import type { JobNotifier } from '../../application/jobs/job-notifier.port.js';
import type { JobQueue } from '../../application/jobs/job-queue.port.js';
import type { GlobalSearch } from '../../application/operations/global-search.port.js';
import type { LlmUsageRepository } from '../../application/operations/llm-usage.repository.js';
import type { OperationsReport } from '../../application/operations/operations-report.port.js';
import type {
  CreateEventPublisher,
  Repositories,
  UnitOfWork,
} from '../../application/persistence/unit-of-work.port.js';
import type { QuotationAnalytics } from '../../application/quoting/quotation-analytics.port.js';
import type { QuotationExportQuery } from '../../application/quoting/quotation-export.port.js';
import type { DomainError } from '../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { STEP_TIMEOUT_MS } from '../support/wait-to-pass.js';

/** An empty server in one way of storing, its leases and expiries by the time of day. */
export interface ContractContext extends Repositories {
  readonly unitOfWork: UnitOfWork;
  readonly jobNotifier: JobNotifier;
  readonly reference: AirportDirectory;
  readonly loginAttempts: LoginAttemptRepository;
  readonly sessions: SessionStore;
  readonly search: GlobalSearch;
  readonly operationsReport: OperationsReport;
  readonly llmUsage: LlmUsageRepository;
  readonly statistics: QuotationAnalytics;
  readonly quotationExport: QuotationExportQuery;
  /** One more process on the same jobs. @param nowMs its count of milliseconds, by which it judges other processes */
  startWorker(nowMs?: () => number): Promise<ContractWorker>;
  /** Every row of every table, all of its columns as text. */
  listRows(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A process that works jobs. */
export interface ContractWorker {
  readonly queue: JobQueue;
  /** Ends it without a word; resolves once the others can know. */
  stop(): Promise<void>;
}

/** Opens a server that no other contract uses, with the subscribers of a server unless others are given. */
export type OpenContext = (createPublisher?: CreateEventPublisher) => Promise<ContractContext>;

/** One server for all tests of a contract, opened before the first and closed after the last. */
export function setUpContext(open: OpenContext): () => ContractContext {
  let context: ContractContext | undefined;
  beforeAll(async () => {
    context = await open();
  });
  afterAll(() => context?.close());
  return () => {
    if (!context) throw new Error('The store is opened before the first test, not while tests are described.');
    return context;
  };
}

/** What a refusal looks like, for `rejects.toMatchObject`. */
export function matchDomainError(kind: DomainError['kind']): Pick<DomainError, 'kind' | 'name'> {
  return { name: 'DomainError', kind };
}

/** The sentence of every refused edit that started from an older version. */
export function matchStaleVersion(thing: string) {
  return {
    ...matchDomainError('conflict'),
    message: `Somebody else has changed this ${thing} in the meantime. Reload and try again.`,
  };
}

/** Looks again and again until there is something, but not for ever. */
export async function eventually<T>(poll: () => Promise<T | undefined>, timeoutMs = STEP_TIMEOUT_MS): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = await poll();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('What was waited for did not come in time.');
    await delay(5);
  }
}

/** Text that databases stumble over: NUL, halves of surrogate pairs, quotes, backslashes, and letters beyond the BMP. */
export const NASTY_TEXT = `a\0b \ud800 \udfff \\u0000 \\ "'; DROP TABLE rate; -- ñ 🛫 %_`;

/** The part of the nasty text that every store must give back as it was. */
export const NASTY_REST = `\\u0000 \\ "'; DROP TABLE rate; -- ñ 🛫 %_`;
