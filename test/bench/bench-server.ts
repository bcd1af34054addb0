import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { startEmbeddedPostgres } from '../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { bootstrap, resolveConsoleFolder } from '../../apps/api/bootstrap.js';
import { parseConfiguration } from '../../apps/api/config/configuration.js';
import { createLogger } from '../../apps/api/infrastructure/logger.js';
import { createBarePool } from './bare-pool.js';

/** Of the administrator, who signs in as `admin@localhost`. */
export const BENCH_PASSWORD = 'a password for the benchmark';
const SECRET = 'a secret for the benchmark only';
/** Replies an hour to one domain are limited; the emails come from so many. */
const DOMAINS = 100;
const CONNECTIONS = 16;

/** A server of its own with its database, a mail server that takes everything at once, and customers who write. */
export interface BenchServer {
  /** Where it is, for instance `http://127.0.0.1:4000`. */
  readonly base: string;
  readonly database: pg.Pool;
  /** One email of the usual kind, as the webhook takes it. */
  email(): string;
  /** Posts one email, and waits until it is answered. @throws Error where it is not */
  post(): Promise<void>;
  /** Calls what does nothing, in the same server. */
  callNothing(): Promise<void>;
  /** Replies that the mail server has taken. */
  delivered(): number;
  stop(): Promise<void>;
}

/** Opens the server; everything of it is gone after `stop`. */
export async function openBenchServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'istmo-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const database = createBarePool(server.url, CONNECTIONS);
  let delivered = 0;
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => {
        delivered += 1;
        done();
      });
    },
  });
  const [port, smtpPort] = [await findFreePort(), await findFreePort()];
  await new Promise<void>((resolve) => mailServer.listen(smtpPort, '127.0.0.1', resolve));
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: server.url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    WEBHOOK_SECRET: SECRET,
    ADMIN_PASSWORD: BENCH_PASSWORD,
  };
  const app = await bootstrap(parseConfiguration(environment), createLogger('error'), {
    consoleFolder: resolveConsoleFolder(process.cwd()),
  });
  await database.query(
    `INSERT INTO recognized_domain (version, mail_domain, company_name, is_approved, added_at)
     SELECT 1, 'cliente-' || n || '.example', 'Cliente', true, now() FROM generate_series(0, $1::integer - 1) AS n`,
    [DOMAINS],
  );
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let written = 0;
  const createEmail = () => {
    written += 1;
    const domain = `cliente-${written % DOMAINS}.example`;
    return JSON.stringify({
      from: `Clara Montero <compras-${written}@${domain}>`,
      to: 'quotes@localhost',
      subject: 'Air freight to Heredia',
      content:
        'Please quote DAP Heredia for 2 pallets 120x80x100 cm, 350 kg gross in total, machine parts, Miami to SJO.',
      messageId: `<${randomUUID()}@${domain}>`,
    });
  };
  return {
    base: `http://127.0.0.1:${port}`,
    database,
    email: createEmail,
    post: async () => {
      const answer = await callServer(agent, port, 'POST', '/api/webhook/email', createEmail());
      if (!answer.includes('"outcome":"answered"')) throw new Error(`An email was not answered: ${answer}`);
    },
    callNothing: async () => {
      await callServer(agent, port, 'GET', '/api/health/live', undefined);
    },
    delivered: () => delivered,
    stop: async () => {
      agent.destroy();
      await database.end();
      await app.stop();
      await new Promise<void>((resolve) => mailServer.close(resolve));
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function callServer(
  agent: Agent,
  port: number,
  method: string,
  path: string,
  body: string | undefined,
): Promise<string> {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json', ...length };
  return new Promise((resolve, reject) => {
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.');
  return address.port;
}
