import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../adapters/embedded-postgres/embedded-postgres.js';
import { configurationOf } from '../../apps/api/configuration.js';
import { startDesk } from '../../apps/api/desk-process.js';
import { logOf } from '../../apps/api/log.js';
import { alternating, perSecond } from './alternating.js';
import type { Ratio } from './ratio.js';

const POSTERS = 8;
const EMAILS = 240;
const SECRET = 'a secret for the benchmark only';

/** B1 and B3: emails answered through the real webhook, against bare commits of one row of the same size on one server. */
export async function durableAcknowledgementBenchmark(): Promise<Ratio[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'istmo-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const pool = new pg.Pool({ connectionString: server.url, max: POSTERS });
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: server.url,
    WEBHOOK_SECRET: SECRET,
    ADMIN_PASSWORD: 'a password for the benchmark',
  };
  const desk = await startDesk(configurationOf(environment), logOf('error'));
  try {
    await pool.query('CREATE TABLE bare_row (id bigserial PRIMARY KEY, body text NOT NULL)');
    const body = JSON.stringify(email());
    const bare = () => inParallel(() => pool.query('INSERT INTO bare_row (body) VALUES ($1)', [body]));
    const { ours, theirs } = await alternating(() => inParallel(() => post(port)), bare);
    return [
      {
        name: `Emails kept, read, priced and answered over HTTP (${POSTERS} posters), against bare durable inserts`,
        ours: `${ours.toFixed(0)} emails/s`,
        against: `${theirs.toFixed(0)} commits/s`,
        ratio: ours / theirs,
      },
    ];
  } finally {
    await pool.end();
    await desk.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function inParallel(work: () => Promise<unknown>): Promise<number> {
  return perSecond(EMAILS, async () => {
    let left = EMAILS;
    const poster = async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    };
    await Promise.all(Array.from({ length: POSTERS }, poster));
  });
}

function email() {
  return {
    from: 'Clara Montero <clara@rutas-del-istmo.example>',
    to: 'quotes@localhost',
    subject: 'Air freight to Heredia',
    content: 'Please quote DAP Heredia for 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
    messageId: `<${randomUUID()}@rutas-del-istmo.example>`,
  };
}

async function post(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/webhook/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(email()),
  });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.');
  return address.port;
}
