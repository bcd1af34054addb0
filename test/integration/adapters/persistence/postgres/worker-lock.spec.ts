import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresJobNotifier } from '../../../../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import { PostgresJobQueue } from '../../../../../adapters/persistence/postgres/job-queue/postgres-job-queue.js';
import { WorkerLock } from '../../../../../adapters/persistence/postgres/job-queue/worker-lock.js';
import { RECONNECT_TIMEOUT_MS, SILENT_WORKER_TIMEOUT_MS } from '../../../../../adapters/runtime/worker-observer.js';
import { JOB_TYPES, LeaseExpiredError } from '../../../../../application/jobs/job-queue.port.js';
import { eventually } from '../../../../contracts/contract-context.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const LEASE_SECONDS = 3_600;
const PAUSE_SECONDS = 3_600;
const past = () => new Date(Date.now() - 60_000);

describe('processes that share a work queue in PostgreSQL', () => {
  let database: MigratedDatabase;
  const notifiers: PostgresJobNotifier[] = [];
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(async () => {
    await Promise.all(notifiers.map((notifier) => notifier.close()));
    await database.drop();
  });

  /** A process with its bell and its queue, once its seat is taken. */
  async function startProcess(nowMs?: () => number) {
    const lease = new WorkerLock(nowMs);
    const notifier = new PostgresJobNotifier(database.url, undefined, lease);
    notifiers.push(notifier);
    notifier.open();
    await eventually(async () => ((await listHolders()).includes(lease.workerId) ? true : undefined));
    return { lease, notifier, queue: new PostgresJobQueue(database.dataSource.manager, undefined, lease) };
  }
  async function listHolders(): Promise<number[]> {
    const rows: Array<{ lease: string }> = await database.dataSource.query(
      "SELECT objid::text AS lease FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2",
    );
    return rows.map(({ lease }) => Number(lease));
  }

  it('take up an email of one that has ended long before its lease runs out, and never one of one that lives', async () => {
    const [ending, surviving] = [await startProcess(), await startProcess()];
    await surviving.queue.enqueue('answer-email', 1, past());
    const first = await ending.queue.claim(JOB_TYPES, LEASE_SECONDS);
    expect(first).toMatchObject({ subjectId: 1, attempts: 1 });
    for (let poll = 0; poll < 3; poll += 1)
      expect(await surviving.queue.reclaimOrphaned(LEASE_SECONDS, PAUSE_SECONDS)).toBe(0);

    await ending.notifier.close();
    await eventually(async () => ((await listHolders()).includes(ending.lease.workerId) ? undefined : true));
    // One look alone could meet a connection that is being made anew.
    expect(await surviving.queue.reclaimOrphaned(LEASE_SECONDS, PAUSE_SECONDS)).toBe(0);
    expect(await surviving.queue.reclaimOrphaned(LEASE_SECONDS, PAUSE_SECONDS)).toBe(1);
    expect(await surviving.queue.claim(JOB_TYPES, LEASE_SECONDS, 'sound')).toBeUndefined();
    const second = await surviving.queue.claim(JOB_TYPES, LEASE_SECONDS, 'suspected');
    expect(second).toMatchObject({ subjectId: 1, attempts: 2 });
    if (!first || !second) throw new Error('Both have just been seen.');
    await expect(ending.queue.complete(first)).rejects.toBeInstanceOf(LeaseExpiredError);
    await surviving.queue.complete(second);
  });

  it('work what it had at hand in the order in which it was taken: the last one is the likeliest to have ended it', async () => {
    const [ending, surviving] = [await startProcess(), await startProcess()];
    for (const subject of [11, 12, 13]) await surviving.queue.enqueue('answer-email', subject, past());
    const claimed = [];
    for (let n = 0; n < 3; n += 1) claimed.push((await ending.queue.claim(JOB_TYPES, LEASE_SECONDS))?.subjectId);
    await ending.notifier.close();
    await eventually(async () => ((await listHolders()).includes(ending.lease.workerId) ? undefined : true));
    for (let poll = 0; poll < 2; poll += 1) await surviving.queue.reclaimOrphaned(LEASE_SECONDS, PAUSE_SECONDS);
    for (const subject of claimed) {
      const work = await surviving.queue.claim(JOB_TYPES, LEASE_SECONDS, 'suspected');
      expect(work?.subjectId).toBe(subject);
      if (work) await surviving.queue.complete(work);
    }
  });

  it('wait longer each time before they take up the same email again', async () => {
    const successor = await startProcess();
    await successor.queue.enqueue('answer-email', 2, past());
    for (const due of [1, 0]) {
      const ending = await startProcess();
      const claimed = await ending.queue.claim(JOB_TYPES, LEASE_SECONDS);
      expect(claimed?.subjectId).toBe(2);
      await ending.notifier.close();
      await eventually(async () => ((await listHolders()).includes(ending.lease.workerId) ? undefined : true));
      await successor.queue.reclaimOrphaned(LEASE_SECONDS, PAUSE_SECONDS);
      expect(await successor.queue.reclaimOrphaned(LEASE_SECONDS, PAUSE_SECONDS)).toBe(due);
    }
    expect(await successor.queue.cancel('answer-email', 2)).toBe(true);
  });

  it('leave mail that was leaving to the end of its lease: nobody knows that it is not being sent any more', async () => {
    const [ending, surviving] = [await startProcess(), await startProcess()];
    await surviving.queue.enqueue('send-reply', 3, past());
    expect(await ending.queue.claim(JOB_TYPES, LEASE_SECONDS)).toMatchObject({ subjectId: 3 });
    await ending.notifier.close();
    await eventually(async () => ((await listHolders()).includes(ending.lease.workerId) ? undefined : true));
    for (let poll = 0; poll < 3; poll += 1) await surviving.queue.reclaimOrphaned(LEASE_SECONDS, PAUSE_SECONDS);
    expect(await surviving.queue.claim(JOB_TYPES, LEASE_SECONDS)).toBeUndefined();
  });

  describe('with mail that was leaving when its lease ran out', () => {
    let nowMs = 0;
    const poll = async (queue: PostgresJobQueue, afterMs: number) => {
      nowMs += afterMs;
      await queue.reclaimOrphaned(LEASE_SECONDS, PAUSE_SECONDS);
      const claimed = await queue.claim(JOB_TYPES, LEASE_SECONDS);
      return claimed?.subjectId;
    };
    /** Two processes, of which the first one has mail in hand whose lease has run out. */
    async function createOverdueSend(subject: number) {
      const [first, other] = [await startProcess(), await startProcess(() => nowMs)];
      await other.queue.enqueue('send-reply', subject, past());
      expect(await eventually(() => first.queue.claim(['send-reply'], 0.001))).toMatchObject({ subjectId: subject });
      const isOver = 'SELECT FROM job WHERE payload_id = $1 AND run_at < statement_timestamp()';
      await eventually(async () =>
        (await database.dataSource.query(isOver, [subject])).length > 0 ? true : undefined,
      );
      return { first, other };
    }

    it('give it away only once nobody has come back to its seat for a while', async () => {
      const { first, other } = await createOverdueSend(21);
      for (let polls = 0; polls < 10; polls += 1) expect(await poll(other.queue, 2_000)).toBeUndefined();
      await first.notifier.close();
      await eventually(async () => ((await listHolders()).includes(first.lease.workerId) ? undefined : true));
      expect(await poll(other.queue, 2_000)).toBeUndefined();
      expect(await poll(other.queue, RECONNECT_TIMEOUT_MS - 4_000)).toBeUndefined();
      // The database was away: all may be making their connections anew.
      expect(await poll(other.queue, 60_000)).toBeUndefined();
      expect(await poll(other.queue, RECONNECT_TIMEOUT_MS)).toBe(21);
      expect(await other.queue.cancel('send-reply', 21)).toBe(false);
    });

    it('leave it to its own process, which takes it up again by itself', async () => {
      const { first, other } = await createOverdueSend(22);
      expect(await poll(other.queue, 2_000)).toBeUndefined();
      const again = await first.queue.claim(JOB_TYPES, LEASE_SECONDS);
      expect(again).toMatchObject({ subjectId: 22, attempts: 2 });
      if (again) await first.queue.retryAtSameWorker(again, past(), 'away');
      expect(await poll(other.queue, 2_000)).toBeUndefined();
      expect((await first.queue.claim(JOB_TYPES, LEASE_SECONDS))?.subjectId).toBe(22);
    });

    it('give it away in the end where a seat is held for a process that does nothing any more', async () => {
      const { other } = await createOverdueSend(23);
      expect(await poll(other.queue, 2_000)).toBeUndefined();
      for (let passed = 0; passed < SILENT_WORKER_TIMEOUT_MS - 5_000; passed += 5_000) {
        expect(await poll(other.queue, 5_000)).toBeUndefined();
      }
      expect(await poll(other.queue, 5_000)).toBe(23);
    });
  });

  it('keep their seats over a connection that breaks', async () => {
    const { lease, notifier } = await startProcess();
    const rows: Array<{ pid: number }> = await database.dataSource.query(
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1::bigint::oid",
      [lease.workerId],
    );
    await database.dataSource.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await eventually(async () => ((await listHolders()).includes(lease.workerId) ? true : undefined));
    await notifier.close();
  });
});
