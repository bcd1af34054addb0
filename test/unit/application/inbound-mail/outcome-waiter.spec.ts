import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { OutcomeWaiter } from '../../../../application/inbound-mail/outcome-waiter.js';
import { JobNotifier } from '../../../../application/jobs/job-notifier.port.js';
import type { EmailOutcome } from '../../../../domain/inbound-mail/inbound-email.repository.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { anInboundEmail } from '../../../support/fixtures/inbound-email.js';

const NOW = new Date('2026-07-01T08:00:00Z');
const IGNORED: EmailOutcome = { state: 'ignored', reasons: [], quotationId: undefined, lastError: undefined };

/** A bell that is rung by the spec; nothing else ends a wait for it. */
class ManualJobNotifier extends JobNotifier {
  private wakeUp: () => void = () => undefined;
  private notifyWaiting: () => void = () => undefined;
  /** Somebody waits for an email. */
  readonly isWaitedFor = new Promise<void>((resolve) => {
    this.notifyWaiting = resolve;
  });

  waitForJob(): Promise<void> {
    return Promise.resolve();
  }

  waitForOutcome(): Promise<void> {
    this.notifyWaiting();
    return new Promise((resolve) => {
      this.wakeUp = resolve;
    });
  }

  notify(): void {
    this.wakeUp();
  }
}

describe('Waiting for what becomes of an email', () => {
  let repositories: InMemoryRepositories;
  let notifier: ManualJobNotifier;
  let awaitOutcome: OutcomeWaiter;
  let emailId = 0;
  beforeEach(async () => {
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock: { now: () => NOW } });
    notifier = new ManualJobNotifier();
    awaitOutcome = new OutcomeWaiter(repositories.emails, repositories.quotations, notifier, { now: () => NOW });
    emailId = (await repositories.emails.addIfAbsent(anInboundEmail(), 'key', NOW)).id;
  });

  it('ends with what this process tells of it, without a look into the store', async () => {
    const outcome = awaitOutcome.execute(emailId, 10_000, true);
    await notifier.isWaitedFor;
    const email = await repositories.emails.find(emailId);
    if (!email) throw new Error('The email was not kept.');
    const outcomeOfEmail = { email: { ...email, state: 'held' as const }, quotation: undefined };
    awaitOutcome.notifyOutcome({ ...outcomeOfEmail, email: { ...outcomeOfEmail.email, id: emailId + 1 } });
    awaitOutcome.notifyOutcome(outcomeOfEmail);
    expect(await outcome).toBe(outcomeOfEmail);
  });

  it('looks into the store when the bell rings for what another process has done', async () => {
    const outcome = awaitOutcome.execute(emailId, 10_000, true);
    await notifier.isWaitedFor;
    await repositories.emails.recordOutcome(emailId, IGNORED);
    notifier.notify();
    expect(await outcome).toMatchObject({ email: { id: emailId, state: 'ignored' }, quotation: undefined });
  });

  it('knows at once of an email that was here before and is settled', async () => {
    await repositories.emails.recordOutcome(emailId, IGNORED);
    expect(await awaitOutcome.execute(emailId, 10_000)).toMatchObject({ email: { state: 'ignored' } });
  });

  it('tells what is known when the patience is over, and when the server closes', async () => {
    expect(await awaitOutcome.execute(emailId, 0, true)).toMatchObject({ email: { state: 'received' } });
    awaitOutcome.releaseWaiters();
    expect(await awaitOutcome.execute(emailId, 10_000, true)).toMatchObject({ email: { state: 'received' } });
    await expect(awaitOutcome.execute(999_999, 10_000)).rejects.toMatchObject({ kind: 'missing' });
  });
});
