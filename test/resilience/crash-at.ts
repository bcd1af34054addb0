import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '../support/postgres/test-database.js';
import { ClerkAtDesk, DeskUnderTest, freePort } from '../e2e/server-process.js';
import type { Failpoint } from './failure-injection/failpoint.js';
import { drained, expectKept } from './invariants.js';
import { MailSink } from './durable-smtp-sink.js';
import { post, postAll, pricesOfShapes, recognize, stormEmail } from './load-emails.js';

/** Where a desk dies: at a failpoint of its own, or when the mail server has all of a mail and has not yet said yes. */
export type CrashPoint = Failpoint | 'after-data-before-acceptance';

/** A desk like the product's, whose ports let it die. */
export const FAILING_DESK = join('test', 'crash', 'failing-desk', 'main.js');
/** Between the mail server's yes and our note of it nobody can tell whether the mail went out. */
const MAY_REPEAT: readonly CrashPoint[] = ['after-acceptance-before-note', 'during-note'];
const EMAILS = 5;
/** The third of the five: the two before it are done, so that nothing else is under way. */
const HIT = 3;
/** Two leases, and time to come up again. */
const PATIENCE_MS = 240_000;
const LONGEST_DYING_MS = 10_000;

/**
 * Lets a desk die at one point after the other while it takes and answers five emails, starts it again, and looks whether
 * everything is kept.
 * @param dyingOf more of the environment of the desks that die
 * @returns how many replies came twice
 */
export async function crashAt(points: readonly CrashPoint[], dyingOf: NodeJS.ProcessEnv = {}): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'istmo-failpoint-'));
  const database = await openTestDatabase();
  const sink = await MailSink.open(join(folder, 'sink.log'));
  const environment = { DATABASE_URL: database.url, ALLOW_UNSAFE_DATABASE: 'yes', SMTP_URL: sink.url };
  const start = async (more: NodeJS.ProcessEnv, program?: string) =>
    DeskUnderTest.start({
      dataDir: join(folder, 'data'),
      port: await freePort(),
      environment: { ...environment, ...more },
      ...(program ? { program } : {}),
    });
  let desk: DeskUnderTest | undefined;
  try {
    const ledger = new Map<number, number>();
    const numbers = Array.from({ length: EMAILS }, (_, n) => n);
    for (const [at, point] of points.entries()) {
      const failing = { FAIL_AT: point, FAIL_ON_HIT: String(at === 0 ? HIT : 1) };
      const isInSink = point === 'after-data-before-acceptance';
      desk = await start(isInSink ? dyingOf : { ...dyingOf, ...failing }, FAILING_DESK).catch(unlessItDied);
      if (!desk) continue;
      const dying = desk;
      // The first desk is still well: nothing of the mail is at work yet.
      if (at === 0) await recognize(await ClerkAtDesk.signIn(desk.base), EMAILS);
      for (const n of numbers) {
        if (isInSink && n >= HIT - 1) sink.beforeKeeping = () => dying.kill();
        const answer = await post(desk.base, stormEmail(n));
        if (answer) ledger.set(n, answer.emailId);
        if (dyingOf.WORKERS !== 'none') await atRestOrDead(desk);
        if (desk.hasEnded) break;
      }
      if (!(await hasDied(desk))) throw new Error(`The desk did not die at ${point}.`);
      sink.beforeKeeping = undefined;
    }
    desk = await start({});
    await postAll(desk.base, numbers, ledger);
    await drained(desk.base, PATIENCE_MS);
    const clerk = await ClerkAtDesk.signIn(desk.base);
    const mostRepeats = points.filter((point) => MAY_REPEAT.includes(point)).length;
    return await expectKept(clerk, ledger, sink, await pricesOfShapes(clerk), mostRepeats);
  } finally {
    await desk?.stop();
    await sink.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until a desk has worked everything off or has died. */
async function atRestOrDead(desk: DeskUnderTest): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!desk.hasEnded && Date.now() < giveUpAt) {
    const ready = await fetch(`${desk.base}/api/health/ready`).then(
      (response) => response.json() as Promise<{ pendingWork: number | null }>,
      () => undefined,
    );
    if (ready?.pendingWork === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A connection breaks before the end of its process is told. */
async function hasDied(desk: DeskUnderTest): Promise<boolean> {
  const giveUpAt = Date.now() + LONGEST_DYING_MS;
  while (!desk.hasEnded && Date.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 20));
  return desk.hasEnded;
}

/** A desk that finds work waiting may die before it has said that it is ready. */
function unlessItDied(fault: unknown): undefined {
  if (fault instanceof Error && fault.message.startsWith('Ended with null')) return undefined;
  throw fault;
}
