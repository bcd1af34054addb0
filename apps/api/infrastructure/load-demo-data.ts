import { generateDemoEmails } from '../../../adapters/seed/demo/demo-emails.js';
import { SeededRandom } from '../../../adapters/seed/demo/seeded-random.js';
import { MINUTE_MS } from '../../../domain/durations.js';
import { getSenderDomain } from '../../../domain/inbound-mail/inbound-email.js';
import type { DemoClock } from './demo-clock.js';
import { createDemoUseCases } from './demo-use-cases.js';
import type { Persistence } from './persistence.js';

const SEED = 7;
/** As long as the log is kept: the first cleaning finds nothing to delete. */
const DAYS = 28;
/** The newest emails are always loaded, and what is held of them waits for a person. */
const UNDECIDED_EMAILS = 12;
/** Senders of the newest emails whose domains nobody approves, so that some quotations wait on a machine of any speed. */
const UNAPPROVED_SENDERS = 6;
/** How long loading may take: a slow machine gets fewer old emails rather than a slow start. */
const MAX_LOAD_MS = 5_000;
/** The first email takes longest: what reads and what renders is loaded with it. */
const WARM_UP_MS = 1_000;
const LEASE_SECONDS = 60;
const MAX_DELAY_MINUTES = 60;
const DISMISSAL_REASON = 'The customer has found another carrier.';

/** Who decides about made-up quotations, and where their emails went. */
export interface DemoDataOptions {
  readonly admin: string;
  readonly mailbox: string;
}

/** Lets made-up emails of the last weeks go through the real use cases, and has some of what is held decided. */
export async function loadDemoData(
  persistence: Persistence,
  clock: DemoClock,
  { admin, mailbox }: DemoDataOptions,
): Promise<void> {
  const startedAt = performance.now();
  const until = clock.now();
  const useCases = createDemoUseCases(persistence, clock, mailbox);
  const random = new SeededRandom(SEED);
  const demoEmails = generateDemoEmails({ seed: SEED, until, mailbox, days: DAYS });
  const unapproved = new Set(demoEmails.slice(-UNAPPROVED_SENDERS).map(({ email }) => getSenderDomain(email)));
  for (const [at, { email, receivedAt }] of demoEmails.entries()) {
    const isRecent = at >= demoEmails.length - UNDECIDED_EMAILS;
    const isLate = performance.now() - startedAt > WARM_UP_MS + (MAX_LOAD_MS * at) / demoEmails.length;
    if (isLate && !isRecent) continue;
    clock.advanceTo(receivedAt);
    const { emailId } = await useCases.receiveEmail.execute(email);
    await runJobs(persistence, clock, useCases);
    const quotation = await persistence.quotations.findByEmail(emailId);
    if (isRecent || quotation?.status !== 'pending') continue;
    clock.advanceBy(random.nextInteger(4, 90) * MINUTE_MS);
    if (random.nextBoolean(0.12)) {
      await useCases.dismissQuotation.execute(quotation.id, DISMISSAL_REASON, admin);
      continue;
    }
    const isUnknown = quotation.releaseDecision.reasons.some(({ code }) => code === 'domain-unknown');
    const approveDomain = isUnknown && !unapproved.has(getSenderDomain(email));
    await useCases.approveQuotation.execute({ quotationId: quotation.id, approveDomain, actor: admin });
    await runJobs(persistence, clock, useCases);
  }
  clock.release();
  await useCases.close();
}

/** Does what is due, and what is due within the hour. */
async function runJobs(
  { queue }: Persistence,
  clock: DemoClock,
  { processInboundEmail, sendReply }: ReturnType<typeof createDemoUseCases>,
): Promise<void> {
  for (let minutes = 0; minutes < MAX_DELAY_MINUTES; minutes += 1) {
    for (;;) {
      const job = await queue.claim(['answer-email', 'send-reply'], LEASE_SECONDS);
      if (job === undefined) break;
      await (job.kind === 'answer-email' ? processInboundEmail.execute(job) : sendReply.execute(job));
    }
    if ((await queue.backlog()).pending === 0) return;
    clock.advanceBy(MINUTE_MS);
  }
}
