import { InMemoryUnitOfWork } from '../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import type { Repositories } from '../../application/persistence/unit-of-work.port.js';
import { createEventPublisher } from '../../apps/api/infrastructure/event-publisher.js';
import type { Clock } from '../../domain/clock.port.js';
import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { bindUseCases, type UseCases } from './bind-use-cases.js';
import type { ProcessContext } from './process-context.js';
import { DatabaseUnavailableError, type SimulatedEnvironment } from './simulated-environment.js';
import { interceptForPlanted, interceptStores, SimulatedUnitOfWork } from './simulated-ports.js';

const MAX_LATENCY_MS = 15;
const CLOCK_JUMP_MS = 3_600_000;
/** Calls of idle processes: if they ended one, all ends would happen there. */
const IDLE_CALLS = /^queue\.(?:claim|reclaimOrphaned|backlog|promoteDelayed)$/;

/** A server process: its own clock, its own way to the store, and an end without a word. */
export class SimulatedProcess implements ProcessContext {
  readonly workerId: number;
  readonly name: string;
  readonly stopping = new AbortController();
  readonly clock: Clock;
  readonly useCases: UseCases;
  readonly stores: Repositories;
  readonly unitOfWork: SimulatedUnitOfWork;
  /** Message-IDs that the mail server has taken from this process and that it has not recorded. */
  readonly unrecorded = new Set<string>();
  isDead = false;
  isInTransaction = false;
  private clockOffsetMs = 0;

  constructor(
    readonly environment: SimulatedEnvironment,
    private readonly onEnd: () => void,
  ) {
    this.workerId = environment.nextWorkerId();
    this.name = `process ${this.workerId}`;
    environment.livingWorkers.add(this.workerId);
    this.clock = { now: () => new Date(environment.scheduler.nowMs + this.clockOffsetMs) };
    const { repositories, livingWorkers, scheduler, planted } = environment;
    const queue = planted?.ignoresWorkers
      ? repositories.queue
      : repositories.queue.forWorker({
          workerId: this.workerId,
          clock: this.clock,
          nowMs: () => scheduler.nowMs,
          isAlive: (id) => livingWorkers.has(id),
        });
    const own = { ...repositories, queue };
    this.stores = interceptStores(this, own);
    const transactions = new InMemoryUnitOfWork(own, (tx) => createEventPublisher(interceptForPlanted(this, tx)));
    this.unitOfWork = new SimulatedUnitOfWork(this, transactions, own);
    this.useCases = bindUseCases(this);
    environment.log(`${this.name} starts`);
    this.useCases.start();
  }

  /** Hands in an email as a channel does. @returns the id that it is confirmed with */
  async receive(email: InboundEmail): Promise<number> {
    return (await this.useCases.receiveEmail.execute(email)).emailId;
  }

  /** Ends without a word: nothing that it has begun goes on. */
  end(where: string): void {
    if (this.isDead) return;
    this.environment.countFailure('process-ended', `${this.name} ${where}`);
    this.isDead = true;
    for (const messageId of this.unrecorded) this.environment.mailServer.recordUntold(messageId);
    this.stopping.abort();
    const { random, scheduler, livingWorkers } = this.environment;
    scheduler.schedule(random.nextInteger(0, 3_000), () => livingWorkers.delete(this.workerId));
    this.onEnd();
  }

  /** The clock of this process goes wrong, or right again. */
  moveClock(): void {
    this.clockOffsetMs = this.clockOffsetMs === 0 ? this.environment.random.pick([-1, 1]) * CLOCK_JUMP_MS : 0;
    this.environment.countFailure('clock-jumped', this.name);
  }

  /** Waits for so long, and for ever if the process has ended meanwhile. */
  async pause(milliseconds = this.environment.random.nextInteger(0, MAX_LATENCY_MS)): Promise<void> {
    if (!this.isDead) await this.environment.scheduler.wait(milliseconds);
    if (this.isDead) await new Promise(() => undefined);
  }

  /** A call of the store: it takes time, may fail before or after its work, and the process may end around it. */
  async callStore(name: string, run: () => Promise<unknown>): Promise<unknown> {
    // A transaction that waits for a second connection can wait for itself.
    if (this.isInTransaction && !IDLE_CALLS.test(name))
      this.environment.reportFailedCheck(`${name} is called beside a transaction.`);
    await this.pause();
    const isIdleCall = IDLE_CALLS.test(name);
    if (this.environment.isDatabaseAway) throw new DatabaseUnavailableError('the database system is shutting down');
    if (!isIdleCall && this.environment.happens(0.002)) this.end(`before ${name}`);
    if (!this.isDead) this.failSometimes(`${this.name}, before ${name}`);
    if (this.isDead) await this.pause();
    let result: unknown;
    try {
      result = await run();
    } catch (error) {
      if (!isIdleCall)
        this.environment.log(`${this.name} ${name}: ${error instanceof Error ? error.message : 'no error'}`);
      await this.pause();
      throw error;
    }
    if (!isIdleCall || (name === 'queue.claim' && result)) this.environment.log(`${this.name} ${name}`);
    if (!isIdleCall && this.environment.happens(0.002)) this.end(`after ${name}`);
    await this.pause();
    this.failSometimes(`${this.name}, answer of ${name}`);
    return result;
  }

  /** A call as the planted defect does it, if it does. */
  callPlanted(
    port: string,
    method: string,
    args: unknown[],
    run: (args?: unknown[]) => Promise<unknown>,
  ): Promise<unknown> {
    const { planted, random, memory, repositories } = this.environment;
    const call = { port, method, args, run, random, memory, queue: repositories.queue, processName: this.name };
    return planted?.onCall?.(call) ?? run();
  }

  private failSometimes(where: string): void {
    if (!this.environment.happens(0.004)) return;
    this.environment.countFailure('database-error', where);
    throw new DatabaseUnavailableError('terminating connection');
  }
}
