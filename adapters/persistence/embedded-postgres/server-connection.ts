import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import {
  REQUIRE_SCRAM,
  selectClient,
  UnprovenServerError,
} from '../../runtime/postgres-client/server-proving-client.js';
import { EMBEDDED_POSTGRES_MESSAGES } from './embedded-postgres.messages.js';
import { EmbeddedPostgresError, getSystemErrorCode } from './embedded-postgres-error.js';

/** The superuser of every embedded cluster; it makes and keeps up the cluster, and does none of the program's work. */
export const SUPERUSER = 'istmo';
/** The role that the program works under. */
export const APPLICATION_ROLE = 'istmo_app';
const DATABASE = 'postgres';
const POLL_INTERVAL_MS = 15;
const INVALID_PASSWORD_CODE = '28P01';
const DISCONNECT_GRACE_MS = 500;
const FIND_OTHER_CLIENTS = 'SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()';
const DURABLE_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Where a server of ours is reached. */
export interface ServerAddress {
  /** Of TCP, or the number in the socket's name. */
  readonly port: number;
  /** Of the superuser. */
  readonly password: string;
  readonly applicationPassword: string;
  /** The folder of its Unix socket; undefined: it is reached by TCP on 127.0.0.1. */
  readonly socketFolder: string | undefined;
}

/** Where the program reaches its database under its own role, as `postgres://…`. */
export function toConnectionUrl(address: ServerAddress): string {
  return buildUrl(address, APPLICATION_ROLE, address.applicationPassword);
}

/** Where the superuser reaches the server: for its upkeep alone. */
export function toSuperuserUrl(address: Omit<ServerAddress, 'applicationPassword'>): string {
  return buildUrl(address, SUPERUSER, address.password);
}

/** The passwords hold only letters, digits, `-` and `_`. */
function buildUrl(
  { port, socketFolder }: Pick<ServerAddress, 'port' | 'socketFolder'>,
  role: string,
  password: string,
): string {
  const host = socketFolder === undefined ? '127.0.0.1' : encodeURIComponent(socketFolder);
  return `postgres://${role}:${password}@${host}:${port}/${DATABASE}?${REQUIRE_SCRAM}`;
}

/** Where a server is reached, as people read it. */
export function describePlace({ port, socketFolder }: Pick<ServerAddress, 'port' | 'socketFolder'>): string {
  return socketFolder ?? `127.0.0.1:${port}`;
}

/**
 * Waits until the server answers a query and returns true; false as soon as `ended` reports that it will not start.
 * Crash recovery may take long, so the process decides, not a timeout. A wrong password is refused.
 */
export async function waitUntilServing(
  address: ServerAddress,
  ended: () => boolean | Promise<boolean>,
): Promise<boolean> {
  for (;;) {
    if (await acceptsQueries(address)) return true;
    if (await ended()) return false;
    await delay(POLL_INTERVAL_MS);
  }
}

/** Rejects a server whose settings could lose an accepted email at a power failure. */
export async function assertDurable(address: ServerAddress): Promise<void> {
  const rows = await withSuperuser(address, async (client) => {
    const result = await client.query<{ name: string; setting: string }>(
      'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
      [DURABLE_SETTINGS],
    );
    return result.rows;
  });
  const off = DURABLE_SETTINGS.filter((name) => rows.find((row) => row.name === name)?.setting !== 'on');
  if (off.length === 0) return;
  throw new EmbeddedPostgresError(
    EMBEDDED_POSTGRES_MESSAGES.notDurable({
      settings: off.join(' and '),
      thoseSettings: off.length === 1 ? 'that setting' : 'those settings',
    }),
  );
}

/**
 * Whether processes are connected under this name for longer than closing connections take to disappear. A server that
 * cannot be queried counts as not shared.
 */
export async function isSharedBy(program: string, address: ServerAddress): Promise<boolean> {
  const giveUpAtMs = Date.now() + DISCONNECT_GRACE_MS;
  for (;;) {
    const others = await withSuperuser(address, (client) => client.query(FIND_OTHER_CLIENTS, [program])).then(
      ({ rowCount }) => rowCount ?? 0,
      () => 0,
    );
    if (others === 0) return false;
    if (Date.now() > giveUpAtMs) return true;
    await delay(POLL_INTERVAL_MS);
  }
}

/** Whether the program's role can sign in with its password. */
export async function acceptsApplicationRole(address: ServerAddress): Promise<boolean> {
  try {
    await withClient(toConnectionUrl(address), (client) => client.query('SELECT 1'));
    return true;
  } catch (error) {
    if (getSystemErrorCode(error) === INVALID_PASSWORD_CODE) return false;
    throw error;
  }
}

/** Does the work as the superuser, on a connection of its own. */
export function withSuperuser<T>(address: ServerAddress, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(toSuperuserUrl(address), work);
}

async function acceptsQueries(address: ServerAddress): Promise<boolean> {
  try {
    await withSuperuser(address, (client) => client.query('SELECT 1'));
    return true;
  } catch (error) {
    if (error instanceof UnprovenServerError) throw new EmbeddedPostgresError(error.message);
    if (getSystemErrorCode(error) !== INVALID_PASSWORD_CODE) return false;
    throw new EmbeddedPostgresError(EMBEDDED_POSTGRES_MESSAGES.passwordRefused(describePlace(address)));
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const Client = selectClient(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 5000 });
  client.on('error', () => undefined); // a server that ends meanwhile is noticed by the query, not by this event
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
