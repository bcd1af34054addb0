import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { HtmlToTextConverter } from '../../adapters/mail/html-to-text/html-to-text-converter.js';
import { WorkerMimeParser } from '../../adapters/mail/mime/worker-mime-parser.js';
import { startEmbeddedPostgres } from '../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { createDataSource } from '../../adapters/persistence/postgres/data-source.js';
import { migrate } from '../../adapters/persistence/postgres/migrate.js';
import { createPostgresRepositories } from '../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { WorkerThreadPoolFactory } from '../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { JOB_TYPES } from '../../application/jobs/job-queue.port.js';
import { createBarePool } from './bare-pool.js';
import { measureAlternating, measureConcurrently } from './measurements.js';
import type { Ratio } from './ratio.js';

const WRITERS = 8;
const WRITES = 600;
const MAILS = 60;
const LEASE_SECONDS = 60;

/** B4 and B10: what our stores add to the same statements by the bare driver, for writes and for taking work. */
export async function benchmarkHotPath(): Promise<Ratio[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'istmo-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const dataSource = await createDataSource(server.url, { poolSize: WRITERS }).initialize();
  const pool = createBarePool(server.url, WRITERS);
  try {
    await migrate(dataSource);
    const { activity, queue } = createPostgresRepositories(dataSource.manager);
    const at = new Date();
    const entry = { at, category: 'email', action: 'Email ignored', details: 'x'.repeat(200), status: 'info' } as const;
    const unnamed = { actor: 'system', emailId: 1, quotationId: undefined, before: undefined, after: undefined };
    const writes = await measureAlternating(
      () => measureConcurrently(WRITERS, WRITES, () => activity.append({ ...entry, ...unnamed })),
      () =>
        measureConcurrently(WRITERS, WRITES, () =>
          pool.query({
            name: 'append',
            text: 'INSERT INTO activity (at, category, action, details, status, actor, email_id) VALUES ($1,$2,$3,$4,$5,$6,$7)',
            values: [at, entry.category, entry.action, entry.details, entry.status, 'system', 1],
          }),
        ),
    );
    const fillQueue = () =>
      pool.query(
        `INSERT INTO job (kind, payload_id, attempts, run_at)
         SELECT 'answer-email', n, 0, now() FROM generate_series(1, $1::integer) AS n`,
        [WRITES],
      );
    const claims = await measureAlternating(
      async () => {
        await fillQueue();
        return measureConcurrently(WRITERS, WRITES, async () => {
          const work = await queue.claim(JOB_TYPES, LEASE_SECONDS);
          if (work) await queue.complete(work);
        });
      },
      async () => {
        await fillQueue();
        return measureConcurrently(WRITERS, WRITES, () =>
          pool.query(`DELETE FROM job WHERE id = (SELECT id FROM job WHERE dead_at IS NULL
                      ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`),
        );
      },
    );
    return [
      {
        name: 'B4 Writes through a store, against the same statement by the bare driver',
        ours: `${writes.ours.toFixed(0)} writes/s`,
        against: `${writes.theirs.toFixed(0)} writes/s`,
        ratio: writes.ours / writes.theirs,
      },
      {
        name: 'B10 Work taken under a lease and finished, against rows that are deleted one by one without one',
        ours: `${claims.ours.toFixed(0)} pieces/s`,
        against: `${claims.theirs.toFixed(0)} rows/s`,
        ratio: claims.ours / claims.theirs,
      },
    ];
  } finally {
    await pool.end();
    await dataSource.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const RAW = Buffer.from(
  [
    'From: Clara Montero <clara@rutas-del-istmo.example>',
    'To: quotes@localhost',
    'Subject: Air freight to Heredia',
    'Message-ID: <bench@rutas-del-istmo.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=half',
    '',
    '--half',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Please quote DAP Heredia for 2 pallets 120x80x100 cm, 350 kg gross in total.\r\n'.repeat(20),
    '--half',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<p>${'Please quote <b>DAP</b> Heredia for 2 pallets, 350 kg. '.repeat(20)}</p>`,
    '--half--',
    '',
  ].join('\r\n'),
);

/** B6: raw emails to what is kept of them, by way of a thread, against the parser alone. */
export async function benchmarkIngest(): Promise<Ratio[]> {
  const mimeParser = new WorkerMimeParser(new WorkerThreadPoolFactory(), new HtmlToTextConverter());
  const { ours, theirs } = await measureAlternating(
    () => measureConcurrently(1, MAILS, () => mimeParser.parse(RAW, 'raw')),
    () => measureConcurrently(1, MAILS, () => simpleParser(RAW)),
  );
  await mimeParser.close();
  return [
    {
      name: 'B6 Raw emails read into what is kept, against the parser alone',
      ours: `${ours.toFixed(0)} emails/s`,
      against: `${theirs.toFixed(0)} emails/s`,
      ratio: ours / theirs,
    },
  ];
}
