import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresJobNotifier } from '../../../../../adapters/persistence/postgres/job-notifier/postgres-job-notifier.js';
import { PostgresJobQueue } from '../../../../../adapters/persistence/postgres/job-queue/postgres-job-queue.js';
import { eventually } from '../../../../contracts/contract-context.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const LONG_MS = 60_000;
const NEVER = new AbortController().signal;
const EMAILS = ['answer-email'] as const;

describe('the work bell in PostgreSQL', () => {
  let database: MigratedDatabase;
  const notifiers: PostgresJobNotifier[] = [];
  const openNotifier = (url: string, onError?: (error: unknown) => void) => {
    const notifier = new PostgresJobNotifier(url, onError);
    notifiers.push(notifier);
    return notifier;
  };
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterEach(() => Promise.all(notifiers.splice(0).map((notifier) => notifier.close())));
  afterAll(() => database.drop());

  const listListeners = async (): Promise<number[]> => {
    const rows: Array<{ pid: number }> = await database.dataSource.query(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'istmo-job-notifier'",
    );
    return rows.map((row) => row.pid);
  };

  it('hears again after its connection was cut, and wakes everybody who may have missed a ring', async () => {
    const errors: unknown[] = [];
    const notifier = openNotifier(database.url, (error) => errors.push(error));
    await notifier.waitForJob(LONG_MS, NEVER, EMAILS);
    const missed = notifier.waitForOutcome(1, LONG_MS);
    const [pid] = await listListeners();
    await database.dataSource.query('SELECT pg_terminate_backend($1)', [pid]);
    await missed;
    expect(errors).toHaveLength(1);
    expect(await listListeners()).not.toContain(pid);
    await notifier.waitForJob(LONG_MS, NEVER, EMAILS);
    const woken = notifier.waitForJob(LONG_MS, NEVER, EMAILS);
    const before = Date.now();
    await new PostgresJobQueue(database.dataSource.manager).enqueue('answer-email', 1, new Date());
    await woken;
    expect(Date.now() - before).toBeLessThan(LONG_MS);
  });

  it('tells of a server that cannot be reached, and lets waits end by their time', async () => {
    const errors: unknown[] = [];
    const notifier = openNotifier('postgres://nobody@127.0.0.1:1/nowhere', (error) => errors.push(error));
    await notifier.waitForJob(50, NEVER, EMAILS);
    await eventually(async () => (errors.length > 0 ? true : undefined));
  });

  it('leaves no connection behind when it is closed, and wakes who still waits', async () => {
    const notifier = openNotifier(database.url);
    await notifier.waitForJob(LONG_MS, NEVER, EMAILS);
    const waiting = notifier.waitForOutcome(2, LONG_MS);
    await notifier.close();
    await waiting;
    await eventually(async () => ((await listListeners()).length === 0 ? true : undefined));
  });
});
