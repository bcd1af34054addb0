import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { WaitingRoom } from '../../../runtime/waiter-registry.js';
import { WorkBell } from '../../../../application/jobs/job-notifier.port.js';
import type { Seat } from '../job-queue/worker-lease.js';
import { SETTLED_CHANNEL, WORK_CHANNEL } from './channels.js';

const SHORTEST_BACK_OFF_MS = 200;
const LONGEST_BACK_OFF_MS = 5000;

/**
 * Hears across processes what was committed: one connection of its own listens, from the first wait until `close`, and is
 * made anew where it breaks. After each new connection everybody is woken, because a ring may have been missed.
 */
export class PostgresWorkBell extends WorkBell {
  private readonly waiting = new WaitingRoom();
  private readonly closing = new AbortController();
  private readonly closed = new Promise<void>((resolve) => {
    this.closing.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  private listening: Promise<void> | undefined;

  /**
   * @param onFault told when the connection breaks or cannot be made; waits then end by their time-outs
   * @param seat shown to be taken by that connection
   */
  constructor(
    private readonly url: string,
    private readonly onFault: (fault: unknown) => void = () => undefined,
    private readonly seat?: Seat,
  ) {
    super();
  }

  /** Begins to listen before anybody waits, and takes the seat. */
  open(): void {
    this.listening ??= this.keepListening();
  }

  waitForWork(timeoutMs: number, signal: AbortSignal): Promise<void> {
    this.open();
    return this.waiting.forWork(timeoutMs, signal);
  }

  waitForSettled(emailId: number, timeoutMs: number): Promise<void> {
    this.open();
    return this.waiting.forSettled(emailId, timeoutMs);
  }

  /** Stops listening and wakes all who wait. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.listening;
    this.waiting.wakeAll();
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.closing;
    let backOffMs = SHORTEST_BACK_OFF_MS;
    while (!signal.aborted) {
      try {
        await this.listen(() => {
          backOffMs = SHORTEST_BACK_OFF_MS;
        });
      } catch (fault) {
        if (!signal.aborted) this.onFault(fault);
      }
      await delay(backOffMs, undefined, { signal, ref: false }).catch(() => undefined);
      backOffMs = Math.min(backOffMs * 2, LONGEST_BACK_OFF_MS);
    }
  }

  /** Listens on one connection until it breaks or the bell is closed. */
  private async listen(onListening: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, application_name: 'istmo-bell' });
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection that hears of new work was closed.')));
    });
    broken.catch(() => undefined);
    client.on('notification', ({ channel, payload }) => {
      if (channel === WORK_CHANNEL) this.waiting.workWasAdded();
      else this.waiting.wasSettled(Number(payload));
    });
    try {
      await client.connect();
      if (this.seat) await client.query(this.seat.claim);
      await client.query(`LISTEN ${WORK_CHANNEL}; LISTEN ${SETTLED_CHANNEL}`);
      onListening();
      this.waiting.wakeAll();
      await Promise.race([broken, this.closed]);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
