import { setTimeout as delay } from 'node:timers/promises';
import { type BenchServer, openBenchServer } from './bench-server.js';
import { computePercentile, measureAlternating, measureConcurrently } from './measurements.js';
import type { Ratio } from './ratio.js';

const POSTERS = 8;
const EMAILS = 48;
const COMMITS = 800;
/** Emails of the latency's load, at half the rate that the server gets through. */
const TIMED = 40;
const POLL_INTERVAL_MS = 5;

/** B1, B2 and B3: emails through the real webhook to a mail server, against bare commits and empty calls. */
export async function benchmarkPipeline(): Promise<Ratio[]> {
  const server = await openBenchServer();
  try {
    const sizes = await createBareTables(server);
    const answered = await measureAlternating(
      () => measureConcurrently(POSTERS, EMAILS, () => server.post()),
      () =>
        measureConcurrently(POSTERS, COMMITS, () =>
          server.database.query('INSERT INTO bare_email (body) VALUES ($1)', [server.email()]),
        ),
    );
    const whole = await measureAlternating(
      () => measurePipeline(server),
      () => measureConcurrently(POSTERS, COMMITS, () => measureThreeInserts(server, sizes)),
    );
    const late = await measureAlternating(
      () => measureLatestMs(answered.ours / 2, () => server.post()),
      () => measureLatestMs(answered.ours / 2, () => server.callNothing()),
    );
    return [
      {
        name: `B1 Emails kept, read, priced and answered over HTTP (${POSTERS} posters), against bare durable inserts`,
        ours: `${answered.ours.toFixed(0)} emails/s`,
        against: `${answered.theirs.toFixed(0)} commits/s`,
        ratio: answered.ours / answered.theirs,
      },
      {
        name: 'B2 The slowest answer of a hundred at half of that rate, against a call that does nothing',
        ours: `${late.ours.toFixed(1)} ms`,
        against: `${late.theirs.toFixed(1)} ms`,
        ratio: late.ours / late.theirs,
      },
      {
        name: 'B3 Quotations whose reply is with the mail server, against transactions that insert the same bytes',
        ours: `${whole.ours.toFixed(0)} quotations/s`,
        against: `${whole.theirs.toFixed(0)} transactions/s`,
        ratio: whole.ours / whole.theirs,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Bytes that the server keeps of one email: the email, its quotation, its reply with the document. */
interface Sizes {
  readonly email: number;
  readonly quotation: number;
  readonly reply: number;
}

async function createBareTables({ database, post }: BenchServer): Promise<Sizes> {
  await post();
  await database.query(`
    CREATE TABLE bare_email (id bigserial PRIMARY KEY, body text NOT NULL);
    CREATE TABLE bare_quotation (id bigserial PRIMARY KEY, body text NOT NULL);
    CREATE TABLE bare_reply (id bigserial PRIMARY KEY, body bytea NOT NULL)`);
  for (;;) {
    const { rows } = await database.query<Sizes>(`
      SELECT length(c.body_text) + length(c.headers::text) + 200 AS email, length(q.document::text) AS quotation,
             length(r.body_text) + length(r.body_html) + length(d.content) AS reply
      FROM quotation q JOIN inbound_email_content c ON c.email_id = q.email_id
      JOIN outbound_email r ON r.quotation_id = q.id JOIN outbound_email_pdf d ON d.outbound_email_id = r.id LIMIT 1`);
    if (rows[0]) return rows[0];
    await delay(POLL_INTERVAL_MS);
  }
}

async function measurePipeline(server: BenchServer): Promise<number> {
  const before = server.delivered();
  const start = performance.now();
  await measureConcurrently(POSTERS, EMAILS, () => server.post());
  while (server.delivered() < before + EMAILS) await delay(POLL_INTERVAL_MS);
  return (EMAILS * 1000) / (performance.now() - start);
}

async function measureThreeInserts({ database }: BenchServer, sizes: Sizes): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO bare_email (body) VALUES ($1)', ['e'.repeat(sizes.email)]);
    await client.query('INSERT INTO bare_quotation (body) VALUES ($1)', ['q'.repeat(sizes.quotation)]);
    await client.query('INSERT INTO bare_reply (body) VALUES ($1)', [Buffer.alloc(sizes.reply, 'r')]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** Calls at a fixed rate, whether those before have been answered or not. @returns milliseconds that 99 of 100 kept below */
async function measureLatestMs(perSecond: number, call: () => Promise<void>): Promise<number> {
  const start = performance.now();
  const calls = Array.from({ length: TIMED }, async (_, at) => {
    const dueAt = start + (at * 1000) / perSecond;
    await delay(Math.max(0, dueAt - performance.now()));
    await call();
    return performance.now() - dueAt;
  });
  return computePercentile(await Promise.all(calls), 0.99);
}
