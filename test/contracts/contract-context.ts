import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll } from '@jest/globals';
import type { Desk, UnitOfWork } from '../../application/persistence/unit-of-work.port.js';
import type { WorkBell } from '../../application/jobs/job-notifier.port.js';
import type { SessionStore } from '../../application/identity/session-store.port.js';
import type { SignInTries } from '../../application/identity/login-attempt.repository.js';
import type { DeskRecords } from '../../application/operations/operations-report.port.js';
import type { DeskSearch } from '../../application/operations/global-search.port.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import type { ModelCalls } from '../../application/operations/llm-usage.repository.js';
import type { QuotationLedger } from '../../application/quoting/quotation-export.port.js';
import type { QuotationStatistics } from '../../application/quoting/quotation-analytics.port.js';
import type { RuleViolation } from '../../domain/errors/domain-error.js';

/** An empty desk in one way of storing, its leases and expiries by the time of day. */
export interface DeskUnderTest extends Desk {
  readonly unitOfWork: UnitOfWork;
  readonly bell: WorkBell;
  readonly reference: ReferenceData;
  readonly signInTries: SignInTries;
  readonly sessions: SessionStore;
  readonly search: DeskSearch;
  readonly records: DeskRecords;
  readonly modelCalls: ModelCalls;
  readonly statistics: QuotationStatistics;
  readonly ledger: QuotationLedger;
  close(): Promise<void>;
}

/** Opens a desk that no other contract uses. */
export type OpenDesk = () => Promise<DeskUnderTest>;

/** One desk for all tests of a contract, opened before the first and closed after the last. */
export function deskForContract(open: OpenDesk): () => DeskUnderTest {
  let desk: DeskUnderTest | undefined;
  beforeAll(async () => {
    desk = await open();
  });
  afterAll(() => desk?.close());
  return () => {
    if (!desk) throw new Error('The desk is opened before the first test, not while tests are described.');
    return desk;
  };
}

/** What a refusal looks like, for `rejects.toMatchObject`. */
export function violation(kind: RuleViolation['kind']): Pick<RuleViolation, 'kind' | 'name'> {
  return { name: 'RuleViolation', kind };
}

/** The sentence of every refused edit that started from an older version. */
export function changedMeanwhile(thing: string) {
  return {
    ...violation('conflict'),
    message: `Somebody else has changed this ${thing} in the meantime. Reload and try again.`,
  };
}

/** Looks again and again until there is something, but not for ever. */
export async function eventually<T>(look: () => Promise<T | undefined>, patienceMs = 10_000): Promise<T> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > giveUpAt) throw new Error('What was waited for did not come in time.');
    await delay(5);
  }
}

/** Text that databases stumble over: NUL, halves of surrogate pairs, quotes, backslashes, and letters beyond the BMP. */
export const NASTY_TEXT = `a\0b \ud800 \udfff \\u0000 \\ "'; DROP TABLE rate; -- ñ 🛫 %_`;

/** The part of the nasty text that every store must give back as it was. */
export const NASTY_REST = `\\u0000 \\ "'; DROP TABLE rate; -- ñ 🛫 %_`;
