import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresWorkBell } from '../../../../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import { PostgresWorkQueue } from '../../../../../adapters/persistence/postgres/job-queue/postgres-job-queue.js';
import { RETURN_MS, Seat, SILENCE_MS } from '../../../../../adapters/persistence/postgres/job-queue/worker-lease.js';
import { LeaseLost, WORK_KINDS } from '../../../../../application/jobs/job-queue.port.js';
import { eventually } from '../../../../contracts/contract-context.js';
import { openTestDesk, type TestDesk } from '../../../../support/postgres/test-database.js';

const LEASE_SECONDS = 3_600;
const PAUSE_SECONDS = 3_600;
const past = () => new Date(Date.now() - 60_000);

describe('processes that share a work queue in PostgreSQL', () => {
  let desk: TestDesk;
  const bells: PostgresWorkBell[] = [];
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(async () => {
    await Promise.all(bells.map((bell) => bell.close()));
    await desk.drop();
  });

  /** A process with its bell and its queue, once its seat is taken. */
  async function process(nowMs?: () => number) {
    const seat = new Seat(nowMs);
    const bell = new PostgresWorkBell(desk.url, undefined, seat);
    bells.push(bell);
    bell.open();
    await eventually(async () => ((await holders()).includes(seat.number) ? true : undefined));
    return { seat, bell, queue: new PostgresWorkQueue(desk.dataSource.manager, undefined, seat) };
  }
  async function holders(): Promise<number[]> {
    const rows: Array<{ seat: string }> = await desk.dataSource.query(
      "SELECT objid::text AS seat FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2",
    );
    return rows.map(({ seat }) => Number(seat));
  }

  it('take up an email of one that has ended long before its lease runs out, and never one of one that lives', async () => {
    const [dying, living] = [await process(), await process()];
    await living.queue.enqueue('answer-email', 1, past());
    const first = await dying.queue.take(WORK_KINDS, LEASE_SECONDS);
    expect(first).toMatchObject({ subjectId: 1, attempts: 1 });
    for (let look = 0; look < 3; look += 1) expect(await living.queue.recover(LEASE_SECONDS, PAUSE_SECONDS)).toBe(0);

    await dying.bell.close();
    await eventually(async () => ((await holders()).includes(dying.seat.number) ? undefined : true));
    // One look alone could meet a connection that is being made anew.
    expect(await living.queue.recover(LEASE_SECONDS, PAUSE_SECONDS)).toBe(0);
    expect(await living.queue.recover(LEASE_SECONDS, PAUSE_SECONDS)).toBe(1);
    expect(await living.queue.take(WORK_KINDS, LEASE_SECONDS, 'sound')).toBeUndefined();
    const second = await living.queue.take(WORK_KINDS, LEASE_SECONDS, 'suspected');
    expect(second).toMatchObject({ subjectId: 1, attempts: 2 });
    if (!first || !second) throw new Error('Both have just been seen.');
    await expect(dying.queue.finish(first)).rejects.toBeInstanceOf(LeaseLost);
    await living.queue.finish(second);
  });

  it('work what it had at hand in the order in which it was taken: the last one is the likeliest to have ended it', async () => {
    const [dying, living] = [await process(), await process()];
    for (const subject of [11, 12, 13]) await living.queue.enqueue('answer-email', subject, past());
    const taken = [];
    for (let n = 0; n < 3; n += 1) taken.push((await dying.queue.take(WORK_KINDS, LEASE_SECONDS))?.subjectId);
    await dying.bell.close();
    await eventually(async () => ((await holders()).includes(dying.seat.number) ? undefined : true));
    for (let look = 0; look < 2; look += 1) await living.queue.recover(LEASE_SECONDS, PAUSE_SECONDS);
    for (const subject of taken) {
      const work = await living.queue.take(WORK_KINDS, LEASE_SECONDS, 'suspected');
      expect(work?.subjectId).toBe(subject);
      if (work) await living.queue.finish(work);
    }
  });

  it('wait longer each time before they take up the same email again', async () => {
    const heir = await process();
    await heir.queue.enqueue('answer-email', 2, past());
    for (const due of [1, 0]) {
      const dying = await process();
      const taken = await dying.queue.take(WORK_KINDS, LEASE_SECONDS);
      expect(taken?.subjectId).toBe(2);
      await dying.bell.close();
      await eventually(async () => ((await holders()).includes(dying.seat.number) ? undefined : true));
      await heir.queue.recover(LEASE_SECONDS, PAUSE_SECONDS);
      expect(await heir.queue.recover(LEASE_SECONDS, PAUSE_SECONDS)).toBe(due);
    }
    expect(await heir.queue.withdraw('answer-email', 2)).toBe(true);
  });

  it('leave mail that was leaving to the end of its lease: nobody knows that it is not being sent any more', async () => {
    const [dying, living] = [await process(), await process()];
    await living.queue.enqueue('send-reply', 3, past());
    expect(await dying.queue.take(WORK_KINDS, LEASE_SECONDS)).toMatchObject({ subjectId: 3 });
    await dying.bell.close();
    await eventually(async () => ((await holders()).includes(dying.seat.number) ? undefined : true));
    for (let look = 0; look < 3; look += 1) await living.queue.recover(LEASE_SECONDS, PAUSE_SECONDS);
    expect(await living.queue.take(WORK_KINDS, LEASE_SECONDS)).toBeUndefined();
  });

  describe('with mail that was leaving when its lease ran out', () => {
    let nowMs = 0;
    const look = async (queue: PostgresWorkQueue, afterMs: number) => {
      nowMs += afterMs;
      await queue.recover(LEASE_SECONDS, PAUSE_SECONDS);
      const taken = await queue.take(WORK_KINDS, LEASE_SECONDS);
      return taken?.subjectId;
    };
    /** Two processes, of which the first one has mail in hand whose lease has run out. */
    async function overdue(subject: number) {
      const [first, other] = [await process(), await process(() => nowMs)];
      await other.queue.enqueue('send-reply', subject, past());
      expect(await eventually(() => first.queue.take(['send-reply'], 0.001))).toMatchObject({ subjectId: subject });
      const isOver = 'SELECT FROM work WHERE subject_id = $1 AND available_at < statement_timestamp()';
      await eventually(async () => ((await desk.dataSource.query(isOver, [subject])).length > 0 ? true : undefined));
      return { first, other };
    }

    it('give it away only once nobody has come back to its seat for a while', async () => {
      const { first, other } = await overdue(21);
      for (let looks = 0; looks < 10; looks += 1) expect(await look(other.queue, 2_000)).toBeUndefined();
      await first.bell.close();
      await eventually(async () => ((await holders()).includes(first.seat.number) ? undefined : true));
      expect(await look(other.queue, 2_000)).toBeUndefined();
      expect(await look(other.queue, RETURN_MS - 4_000)).toBeUndefined();
      // The database was away: all may be making their connections anew.
      expect(await look(other.queue, 60_000)).toBeUndefined();
      expect(await look(other.queue, RETURN_MS)).toBe(21);
      expect(await other.queue.withdraw('send-reply', 21)).toBe(false);
    });

    it('leave it to its own process, which takes it up again by itself', async () => {
      const { first, other } = await overdue(22);
      expect(await look(other.queue, 2_000)).toBeUndefined();
      const again = await first.queue.take(WORK_KINDS, LEASE_SECONDS);
      expect(again).toMatchObject({ subjectId: 22, attempts: 2 });
      if (again) await first.queue.holdBack(again, past(), 'away');
      expect(await look(other.queue, 2_000)).toBeUndefined();
      expect((await first.queue.take(WORK_KINDS, LEASE_SECONDS))?.subjectId).toBe(22);
    });

    it('give it away in the end where a seat is held for a process that does nothing any more', async () => {
      const { other } = await overdue(23);
      expect(await look(other.queue, 2_000)).toBeUndefined();
      for (let passed = 0; passed < SILENCE_MS - 5_000; passed += 5_000) {
        expect(await look(other.queue, 5_000)).toBeUndefined();
      }
      expect(await look(other.queue, 5_000)).toBe(23);
    });
  });

  it('keep their seats over a connection that breaks', async () => {
    const { seat, bell } = await process();
    const rows: Array<{ pid: number }> = await desk.dataSource.query(
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1::bigint::oid",
      [seat.number],
    );
    await desk.dataSource.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await eventually(async () => ((await holders()).includes(seat.number) ? true : undefined));
    await bell.close();
  });
});
