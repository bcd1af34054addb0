import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import pg from 'pg';
import {
  APPLICATION_ROLE,
  toConnectionUrl,
  toSuperuserUrl,
} from '../../../adapters/persistence/embedded-postgres/server-connection.js';
import { ServerFolder } from '../../../adapters/persistence/embedded-postgres/server-folder.js';
import { startOrAdopt } from '../../../adapters/persistence/embedded-postgres/start-or-adopt.js';
import { getRunFolder } from '../run-folder.js';

/** A number of our own: specs that want a template at once agree on one. */
const TEMPLATE_LOCK = 7_431_984_413;

/** A database of one spec's own. */
export interface TestDatabase {
  readonly url: string;
  /** Disconnects everybody and removes the database. */
  drop(): Promise<void>;
}

/** A database that others are copied from, made once in a run. */
export interface DatabaseTemplate {
  readonly name: string;
  /** Fills the empty database, and lets go of it. */
  readonly fill: (url: string) => Promise<void>;
}

/** The server of a run: specs work under the program's own role, which cannot make databases. */
interface TestServer {
  /** For making and removing databases. */
  readonly url: string;
  /** Of a database in which a spec works, but for its name. */
  readonly databaseUrl: string;
  readonly options: string;
}

/**
 * Makes a database on `TEST_DATABASE_URL`, or else on the run's embedded server, which the first caller starts. It answers
 * before the disk has everything: what survives a power cut is not what these specs are about.
 * @param template what it is a copy of; without one it is empty
 */
export async function openTestDatabase(template?: DatabaseTemplate): Promise<TestDatabase> {
  const server = await resolveServer();
  const source = template && (await ensureTemplate(server, template));
  const name = createName(randomBytes(6).toString('hex'));
  await withClient(server.url, async (client) => {
    await client.query(`CREATE DATABASE ${name} ${server.options}${source ? ` TEMPLATE ${source}` : ''}`);
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  });
  const drop = () => withClient(server.url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  return { url: resolveDatabaseUrl(server, name), drop: async () => void (await drop()) };
}

/** @returns the name of the template's database */
function ensureTemplate(server: TestServer, { name, fill }: DatabaseTemplate): Promise<string> {
  const [database, draft] = [createName(`template_${name}`), createName(`draft_${name}`)];
  return withClient(server.url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount) return database;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft} ${server.options}`);
    await fill(resolveDatabaseUrl(server, draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${database}`);
    return database;
  });
}

/** Names tell runs apart that share a server; what is left of a run is known by its name. */
function createName(rest: string): string {
  return `test_${basename(getRunFolder()).replace(/\D/g, '')}_${rest}`;
}

function resolveDatabaseUrl(server: TestServer, name: string): string {
  const url = new URL(server.databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function resolveServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, databaseUrl: given, options: '' };
  const serving = await startOrAdopt(await ServerFolder.open(join(getRunFolder(), 'postgres')), {
    nativeDir: undefined,
    boundToPort: undefined,
    calledOff: new AbortController().signal,
    log: () => undefined,
  });
  const [url, databaseUrl] = [toSuperuserUrl(serving), toConnectionUrl(serving)];
  return { url, databaseUrl, options: `OWNER ${APPLICATION_ROLE}` };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
