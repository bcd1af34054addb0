import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresWorkBell } from '../../../../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import { PostgresWorkQueue } from '../../../../../adapters/persistence/postgres/job-queue/postgres-job-queue.js';
import { eventually } from '../../../../contracts/contract-context.js';
import { openTestDesk, type TestDesk } from '../../../../support/postgres/test-database.js';

const LONG_MS = 20_000;
const NEVER = new AbortController().signal;

describe('the work bell in PostgreSQL', () => {
  let desk: TestDesk;
  const bells: PostgresWorkBell[] = [];
  const openBell = (url: string, onFault?: (fault: unknown) => void) => {
    const bell = new PostgresWorkBell(url, onFault);
    bells.push(bell);
    return bell;
  };
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterEach(() => Promise.all(bells.splice(0).map((bell) => bell.close())));
  afterAll(() => desk.drop());

  const listeners = async (): Promise<number[]> => {
    const rows: Array<{ pid: number }> = await desk.dataSource.query(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'istmo-bell'",
    );
    return rows.map((row) => row.pid);
  };

  it('hears again after its connection was cut, and wakes everybody who may have missed a ring', async () => {
    const faults: unknown[] = [];
    const bell = openBell(desk.url, (fault) => faults.push(fault));
    await bell.waitForWork(LONG_MS, NEVER);
    const missed = bell.waitForSettled(1, LONG_MS);
    const [pid] = await listeners();
    await desk.dataSource.query('SELECT pg_terminate_backend($1)', [pid]);
    await missed;
    expect(faults).toHaveLength(1);
    expect(await listeners()).not.toContain(pid);
    await bell.waitForWork(LONG_MS, NEVER);
    const woken = bell.waitForWork(LONG_MS, NEVER);
    const before = Date.now();
    await new PostgresWorkQueue(desk.dataSource.manager).enqueue('answer-email', 1, new Date());
    await woken;
    expect(Date.now() - before).toBeLessThan(LONG_MS);
  });

  it('tells of a server that cannot be reached, and lets waits end by their time', async () => {
    const faults: unknown[] = [];
    const bell = openBell('postgres://nobody@127.0.0.1:1/nowhere', (fault) => faults.push(fault));
    await bell.waitForWork(50, NEVER);
    await eventually(async () => (faults.length > 0 ? true : undefined));
  });

  it('leaves no connection behind when it is closed, and wakes who still waits', async () => {
    const bell = openBell(desk.url);
    await bell.waitForWork(LONG_MS, NEVER);
    const waiting = bell.waitForSettled(2, LONG_MS);
    await bell.close();
    await waiting;
    await eventually(async () => ((await listeners()).length === 0 ? true : undefined));
  });
});
