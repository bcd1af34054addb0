import { checkFinalState } from './check-invariants.js';
import type { PlantedDefect } from './planted-defect.js';
import { runWithVirtualTimers } from './scheduler.js';
import { createSharedParts, type SharedParts, START_MS } from './shared-parts.js';
import { type FailureKind, SimulatedEnvironment } from './simulated-environment.js';
import { SimulatedProcess } from './simulated-process.js';
import { generateTraffic, type SimulatedMail } from './traffic.js';

const MINUTE_MS = 60_000;
const ARRIVAL_MS = 4 * MINUTE_MS;
const FAILING_MS = 6 * MINUTE_MS;
/** The time in which everything must come to its end once nothing fails any more. */
const QUIET_MS = 150 * MINUTE_MS;
const CLIENT_TIMEOUT_MS = 15_000;

/** What one run was, and what was wrong. */
export interface SimulationResult {
  readonly seed: number;
  readonly failedChecks: readonly string[];
  readonly trace: readonly string[];
  readonly mails: number;
  readonly sent: number;
  readonly steps: number;
  readonly virtualMs: number;
  readonly failures: ReadonlyMap<FailureKind, number>;
}

/** Options of a run. */
export interface SimulationOptions {
  readonly planted?: PlantedDefect;
  readonly isTraced?: boolean;
}

/** Loads what all runs share, and runs once: what is loaded on first use must not wait in the middle of a later run. */
export async function loadSimulation(): Promise<SharedParts> {
  const shared = await createSharedParts();
  await runSimulation(0, shared);
  return shared;
}

/** Runs one seed: mail comes in while everything fails, then nothing fails any more, and all must be as promised. */
export async function runSimulation(
  seed: number,
  shared: SharedParts,
  { planted, isTraced = false }: SimulationOptions = {},
): Promise<SimulationResult> {
  const environment = new SimulatedEnvironment(seed, shared, planted, isTraced);
  const domains = environment.repositories.recognizedDomains;
  for (const entry of shared.recognizedDomains) await domains.add(entry, new Date(START_MS));
  const traffic = generateTraffic(environment.random, environment.random.nextInteger(5, 12));
  const processes = startProcesses(environment, environment.random.nextInteger(2, 3));
  await runWithVirtualTimers(environment.scheduler, async () => {
    scheduleFailures(environment, processes);
    for (const mail of traffic) {
      environment.scheduler.schedule(
        environment.random.nextInteger(0, ARRIVAL_MS),
        () => void deliver(environment, processes, mail),
      );
    }
    await environment.scheduler.runUntil(() => false, FAILING_MS);
    Object.assign(environment, { isQuiet: true, isDatabaseAway: false });
    environment.mailServer.isAway = false;
    environment.log('quiet from here on');
    let isDrained = false;
    const lookForRest = async () => {
      const { pending } = await environment.repositories.queue.backlog();
      isDrained = pending === 0 && traffic.every((mail) => environment.accepted.has(mail));
      if (!isDrained) environment.scheduler.schedule(1_000, () => void lookForRest());
    };
    await lookForRest();
    if (!(await environment.scheduler.runUntil(() => isDrained, QUIET_MS)))
      environment.reportFailedCheck('Work is left.');
    for (const process of processes) process.stopping.abort();
  });
  await checkFinalState(environment, traffic);
  return {
    ...{ seed, failedChecks: environment.failedChecks, trace: environment.trace, mails: traffic.length },
    ...{
      sent: environment.mailServer.taken.length,
      steps: environment.scheduler.steps,
      failures: environment.failures,
    },
    virtualMs: environment.scheduler.nowMs - START_MS,
  };
}

/** Starts processes; each that ends is followed by a new one after a while. */
function startProcesses(environment: SimulatedEnvironment, count: number): SimulatedProcess[] {
  const processes: SimulatedProcess[] = [];
  const start = (at: number) => {
    const restart = () => environment.scheduler.schedule(environment.random.nextInteger(300, 10_000), () => start(at));
    processes[at] = new SimulatedProcess(environment, restart);
  };
  for (let at = 0; at < count; at += 1) start(at);
  return processes;
}

/** Failures of some length: database and mail server away, processes that end while nothing happens, wrong clocks. */
function scheduleFailures(environment: SimulatedEnvironment, processes: readonly SimulatedProcess[]): void {
  const { random, scheduler, mailServer } = environment;
  const repeat = (meanMs: number, act: () => void) => {
    scheduler.schedule(-Math.log(1 - random.next()) * meanMs, () => {
      if (environment.isQuiet) return;
      act();
      repeat(meanMs, act);
    });
  };
  repeat(2 * MINUTE_MS, () => {
    environment.isDatabaseAway = true;
    const milliseconds = random.nextInteger(500, 40_000);
    environment.countFailure('database-away', `${milliseconds} ms`);
    scheduler.schedule(milliseconds, () => {
      environment.isDatabaseAway = false;
    });
  });
  repeat(2 * MINUTE_MS, () => {
    mailServer.isAway = true;
    const milliseconds = random.nextInteger(2_000, 2 * MINUTE_MS);
    environment.countFailure('mail-server-away', `${milliseconds} ms`);
    scheduler.schedule(milliseconds, () => {
      mailServer.isAway = false;
    });
  });
  repeat(2 * MINUTE_MS, () => random.pick(processes).end('at some moment'));
  repeat(3 * MINUTE_MS, () => random.pick(processes).moveClock());
}

/** Hands a mail in until it is accepted, as mail systems do; some come twice, at once or later. */
async function deliver(environment: SimulatedEnvironment, processes: readonly SimulatedProcess[], mail: SimulatedMail) {
  const { random, scheduler } = environment;
  if (environment.happens(0.15)) {
    environment.countFailure('delivered-twice', 'at once');
    void deliverOnce(environment, random.pick(processes), mail);
  }
  for (;;) {
    const process = random.pick(processes);
    if (!process.isDead && (await deliverOnce(environment, process, mail))) break;
    await scheduler.wait(random.nextInteger(1_000, 20_000));
  }
  if (!environment.happens(0.2)) return;
  await scheduler.wait(random.nextInteger(0, 60_000));
  environment.countFailure('delivered-twice', 'later');
  await deliverOnce(environment, random.pick(processes), mail);
}

async function deliverOnce(
  environment: SimulatedEnvironment,
  process: SimulatedProcess,
  mail: SimulatedMail,
): Promise<boolean> {
  const noAnswer = environment.scheduler.wait(CLIENT_TIMEOUT_MS).then(() => undefined);
  const received = process.receive(mail.email).catch(() => undefined);
  const emailId = await Promise.race([received, noAnswer]);
  if (emailId === undefined) return false;
  environment.log(`${process.name} accepts ${mail.email.messageId} as email ${emailId}`);
  environment.accepted.set(mail, (environment.accepted.get(mail) ?? new Set()).add(emailId));
  return true;
}
