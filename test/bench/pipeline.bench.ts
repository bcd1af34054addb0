import { setTimeout as delay } from 'node:timers/promises';
import { alternating, atOnce, percentile } from './measurements.js';
import { type BenchDesk, openBenchDesk } from './bench-server.js';
import type { Ratio } from './ratio.js';

const POSTERS = 8;
const EMAILS = 48;
const COMMITS = 800;
/** Emails of the latency's load, at half the rate that the desk gets through. */
const TIMED = 40;
const LOOK_AGAIN_MS = 5;

/** B1, B2 and B3: emails through the real webhook to a mail server, against bare commits and empty calls. */
export async function pipelineBenchmark(): Promise<Ratio[]> {
  const desk = await openBenchDesk();
  try {
    const sizes = await layBareTables(desk);
    const answered = await alternating(
      () => atOnce(POSTERS, EMAILS, () => desk.post()),
      () =>
        atOnce(POSTERS, COMMITS, () =>
          desk.database.query('INSERT INTO bare_email (body) VALUES ($1)', [desk.email()]),
        ),
    );
    const whole = await alternating(
      () => wholePipeline(desk),
      () => atOnce(POSTERS, COMMITS, () => threeInserts(desk, sizes)),
    );
    const late = await alternating(
      () => latestMs(answered.ours / 2, () => desk.post()),
      () => latestMs(answered.ours / 2, () => desk.callNothing()),
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
    await desk.stop();
  }
}

/** Bytes that the desk keeps of one email: the email, its quotation, its reply with the document. */
interface Sizes {
  readonly email: number;
  readonly quotation: number;
  readonly reply: number;
}

async function layBareTables({ database, post }: BenchDesk): Promise<Sizes> {
  await post();
  await database.query(`
    CREATE TABLE bare_email (id bigserial PRIMARY KEY, body text NOT NULL);
    CREATE TABLE bare_quotation (id bigserial PRIMARY KEY, body text NOT NULL);
    CREATE TABLE bare_reply (id bigserial PRIMARY KEY, body bytea NOT NULL)`);
  for (;;) {
    const { rows } = await database.query<Sizes>(`
      SELECT length(c.body_text) + length(c.headers::text) + 200 AS email, length(q.document::text) AS quotation,
             length(r.body_text) + length(r.body_html) + length(d.content) AS reply
      FROM quotation q JOIN incoming_email_content c ON c.email_id = q.email_id
      JOIN outbox_reply r ON r.quotation_id = q.id JOIN outbox_document d ON d.reply_id = r.id LIMIT 1`);
    if (rows[0]) return rows[0];
    await delay(LOOK_AGAIN_MS);
  }
}

async function wholePipeline(desk: BenchDesk): Promise<number> {
  const before = desk.delivered();
  const start = performance.now();
  await atOnce(POSTERS, EMAILS, () => desk.post());
  while (desk.delivered() < before + EMAILS) await delay(LOOK_AGAIN_MS);
  return (EMAILS * 1000) / (performance.now() - start);
}

async function threeInserts({ database }: BenchDesk, sizes: Sizes): Promise<void> {
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
async function latestMs(perSecond: number, call: () => Promise<void>): Promise<number> {
  const start = performance.now();
  const calls = Array.from({ length: TIMED }, async (_, at) => {
    const dueAt = start + (at * 1000) / perSecond;
    await delay(Math.max(0, dueAt - performance.now()));
    await call();
    return performance.now() - dueAt;
  });
  return percentile(await Promise.all(calls), 0.99);
}
