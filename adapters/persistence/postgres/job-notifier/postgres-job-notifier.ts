import { setTimeout as delay } from 'node:timers/promises';
import { JobNotifier } from '../../../../application/jobs/job-notifier.port.js';
import type { JobType } from '../../../../application/jobs/job-queue.port.js';
import { selectClient } from '../../../runtime/postgres-client/server-proving-client.js';
import { WaiterRegistry } from '../../../runtime/waiter-registry.js';
import type { WorkerLock } from '../job-queue/worker-lock.js';
import { JOB_CHANNEL, OUTCOME_CHANNEL, readJobType } from './channels.js';

/** How every process that serves or works is known to the database. */
export const NOTIFIER_APPLICATION_NAME = 'istmo-job-notifier';
const MIN_BACK_OFF_MS = 200;
const MAX_BACK_OFF_MS = 5000;

/**
 * Receives notifications of commits in all processes: a dedicated connection listens from the first wait until `close`,
 * and is reopened if it breaks. After each reconnect all waiters are woken, because a notification may have been
 * missed.
 */
export class PostgresJobNotifier extends JobNotifier {
  private readonly waiters = new WaiterRegistry();
  private readonly closing = new AbortController();
  private readonly closed = new Promise<void>((resolve) => {
    this.closing.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  private listening: Promise<void> | undefined;

  /**
   * @param onError called when the connection breaks or cannot be opened; waits then end by their timeouts
   * @param workerLock held by that connection
   */
  constructor(
    private readonly url: string,
    private readonly onError: (error: unknown) => void = () => undefined,
    private readonly workerLock?: WorkerLock,
  ) {
    super();
  }

  /** Starts to listen before anyone waits, and acquires the worker lease. */
  open(): void {
    this.listening ??= this.keepListening();
  }

  waitForJob(timeoutMs: number, signal: AbortSignal, jobTypes: readonly JobType[]): Promise<void> {
    this.open();
    return this.waiters.waitForJob(timeoutMs, signal, jobTypes);
  }

  waitForOutcome(emailId: number, timeoutMs: number): Promise<void> {
    this.open();
    return this.waiters.waitForOutcome(emailId, timeoutMs);
  }

  /** Stops listening and wakes all waiters. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.listening;
    this.waiters.wakeAll();
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.closing;
    let backOffMs = MIN_BACK_OFF_MS;
    while (!signal.aborted) {
      try {
        await this.listen(() => {
          backOffMs = MIN_BACK_OFF_MS;
        });
      } catch (error) {
        if (!signal.aborted) this.onError(error);
      }
      await delay(backOffMs, undefined, { signal, ref: false }).catch(() => undefined);
      backOffMs = Math.min(backOffMs * 2, MAX_BACK_OFF_MS);
    }
  }

  /** Listens on one connection until it breaks or the notifier is closed. */
  private async listen(onListening: () => void): Promise<void> {
    const Client = selectClient(this.url);
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      application_name: NOTIFIER_APPLICATION_NAME,
    });
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection that hears of new work was closed.')));
    });
    broken.catch(() => undefined);
    client.on('notification', ({ channel, payload }) => {
      const added = channel === JOB_CHANNEL ? readJobType(payload) : undefined;
      if (added) this.waiters.notifyJobAdded(added);
      else if (channel === JOB_CHANNEL) this.waiters.wakeAll();
      else this.waiters.notifyOutcome(Number(payload));
    });
    try {
      await client.connect();
      if (this.workerLock) await client.query(this.workerLock.claimStatement);
      await client.query(`LISTEN ${JOB_CHANNEL}; LISTEN ${OUTCOME_CHANNEL}`);
      onListening();
      this.waiters.wakeAll();
      await Promise.race([broken, this.closed]);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
