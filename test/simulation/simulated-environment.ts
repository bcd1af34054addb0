import { InMemoryJobNotifier } from '../../adapters/persistence/in-memory/in-memory-job-notifier.js';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../adapters/persistence/in-memory/in-memory-repositories.js';
import { SeededRandom } from '../../adapters/seed/demo/seeded-random.js';
import type { PlantedDefect } from './planted-defect.js';
import { Scheduler } from './scheduler.js';
import { type SharedParts, START_MS } from './shared-parts.js';
import { SimulatedMailServer } from './simulated-mail-server.js';
import type { SimulatedMail } from './traffic.js';

/** The outside failures of the simulation, as they are counted. */
export const FAILURE_KINDS = [
  ...['database-error', 'database-away', 'statement-failed', 'commit-lost', 'commit-answer-lost'],
  ...['process-ended', 'clock-jumped', 'mail-server-away', 'mail-later', 'mail-refused', 'mail-taken-untold'],
  ...['mail-slow', 'delivered-twice'],
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** An error as the database driver gives it when the server is gone. */
export class DatabaseUnavailableError extends Error {
  readonly code = '57P01';
}

/** Everything that outlives a process: the store, the mail server, time and chance. */
export class SimulatedEnvironment {
  readonly random: SeededRandom;
  readonly scheduler: Scheduler;
  readonly repositories: InMemoryRepositories;
  readonly mailServer: SimulatedMailServer;
  readonly livingWorkers = new Set<number>();
  readonly failures = new Map<FailureKind, number>();
  readonly failedChecks: string[] = [];
  readonly trace: string[] = [];
  /** The ids that the channels gave for each mail. */
  readonly accepted = new Map<SimulatedMail, Set<number>>();
  /** What the planted defect remembers. */
  readonly memory = new Map<string, unknown>();
  isDatabaseAway = false;
  /** No failures any more. */
  isQuiet = false;
  private lastWorkerId = 0;

  constructor(
    readonly seed: number,
    readonly shared: SharedParts,
    readonly planted: PlantedDefect | undefined,
    private readonly isTraced: boolean,
  ) {
    this.random = new SeededRandom(seed);
    this.scheduler = new Scheduler(this.random, START_MS);
    this.mailServer = new SimulatedMailServer(this.random);
    const { countries, airports, rates, taxRates, consignments, disclaimers } = shared;
    const clock = { now: () => new Date(this.scheduler.nowMs) };
    const notifier = new InMemoryJobNotifier();
    this.jobNotifier = notifier;
    const own = createInMemoryRepositories({ countries, airports, clock, notifier });
    this.repositories = { ...own, rates, taxRates, consignments, disclaimers };
  }

  readonly jobNotifier: InMemoryJobNotifier;

  nextWorkerId(): number {
    this.lastWorkerId += 1;
    return this.lastWorkerId;
  }

  /** Whether a failure of this probability happens now. */
  happens(probability: number): boolean {
    return !this.isQuiet && this.random.nextBoolean(probability);
  }

  countFailure(kind: FailureKind, where: string): void {
    this.failures.set(kind, (this.failures.get(kind) ?? 0) + 1);
    this.log(`failure ${kind}: ${where}`);
  }

  /** A line of the trace, which a replay prints. */
  log(line: string): void {
    if (!this.isTraced) return;
    this.trace.push(`${((this.scheduler.nowMs - START_MS) / 1000).toFixed(3).padStart(9)} ${line}`);
  }

  reportFailedCheck(text: string): void {
    this.failedChecks.push(text);
    this.log(`FAILED CHECK ${text}`);
  }
}
