import { beforeEach, describe, expect, it } from '@jest/globals';
import { type InMemoryDesk, inMemoryDesk } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { AwaitOutcome } from '../../../../application/inbound-mail/outcome-waiter.js';
import { WorkBell } from '../../../../application/jobs/job-notifier.port.js';
import type { EmailOutcome } from '../../../../domain/inbound-mail/inbound-email.repository.js';
import { emailOf } from '../../../support/fixtures/inbound-email.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';

const NOW = new Date('2026-07-01T08:00:00Z');
const IGNORED: EmailOutcome = { state: 'ignored', reasons: [], quotationId: undefined, lastError: undefined };

/** A bell that is rung by the spec; nothing else ends a wait for it. */
class HandBell extends WorkBell {
  private ring: () => void = () => undefined;
  private heard: () => void = () => undefined;
  /** Somebody waits for an email. */
  readonly isWaitedFor = new Promise<void>((resolve) => {
    this.heard = resolve;
  });

  waitForWork(): Promise<void> {
    return Promise.resolve();
  }

  waitForSettled(): Promise<void> {
    this.heard();
    return new Promise((resolve) => {
      this.ring = resolve;
    });
  }

  ringOut(): void {
    this.ring();
  }
}

describe('Waiting for what becomes of an email', () => {
  let desk: InMemoryDesk;
  let bell: HandBell;
  let awaitOutcome: AwaitOutcome;
  let emailId = 0;
  beforeEach(async () => {
    desk = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock: { now: () => NOW } });
    bell = new HandBell();
    awaitOutcome = new AwaitOutcome(desk.emails, desk.quotations, bell, { now: () => NOW });
    emailId = (await desk.emails.keep(emailOf(), 'key', NOW)).id;
  });

  it('ends with what this process tells of it, without a look into the store', async () => {
    const outcome = awaitOutcome.execute(emailId, 10_000, true);
    await bell.isWaitedFor;
    const email = await desk.emails.find(emailId);
    if (!email) throw new Error('The email was not kept.');
    const settled = { email: { ...email, state: 'held' as const }, quotation: undefined };
    awaitOutcome.tell({ ...settled, email: { ...settled.email, id: emailId + 1 } });
    awaitOutcome.tell(settled);
    expect(await outcome).toBe(settled);
  });

  it('looks into the store when the bell rings for what another process has done', async () => {
    const outcome = awaitOutcome.execute(emailId, 10_000, true);
    await bell.isWaitedFor;
    await desk.emails.settle(emailId, IGNORED);
    bell.ringOut();
    expect(await outcome).toMatchObject({ email: { id: emailId, state: 'ignored' }, quotation: undefined });
  });

  it('knows at once of an email that was here before and is settled', async () => {
    await desk.emails.settle(emailId, IGNORED);
    expect(await awaitOutcome.execute(emailId, 10_000)).toMatchObject({ email: { state: 'ignored' } });
  });

  it('tells what is known when the patience is over, and when the desk closes', async () => {
    expect(await awaitOutcome.execute(emailId, 0, true)).toMatchObject({ email: { state: 'received' } });
    awaitOutcome.hurry();
    expect(await awaitOutcome.execute(emailId, 10_000, true)).toMatchObject({ email: { state: 'received' } });
    await expect(awaitOutcome.execute(999_999, 10_000)).rejects.toMatchObject({ kind: 'missing' });
  });
});
