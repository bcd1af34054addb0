import type { DataSource } from 'typeorm';
import { CONNECT_TIMEOUT_MS, createDataSource, type DataSourceOptions } from './data-source.js';

/** The database cannot be used; the message says where it was expected and what to do. It names no password. */
export class DatabaseUnreachableError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnreachableError';
  }
}

/** Messages of the driver and the system for failed connections. */
interface ConnectionError {
  readonly message?: string;
  readonly code?: unknown;
}

/**
 * Connects to the database.
 * @param url the server's connection string
 * @throws DatabaseUnreachableError if it is unreachable or refuses the connection; other errors are passed on
 */
export async function connectDataSource(url: string, options: DataSourceOptions): Promise<DataSource> {
  try {
    return await createDataSource(url, options).initialize();
  } catch (error) {
    const message = describeConnectionError(error as ConnectionError, new URL(url));
    throw message === undefined ? error : new DatabaseUnreachableError(message, error);
  }
}

/** What to do about a failed connection; undefined for other errors. */
function describeConnectionError(error: ConnectionError, url: URL): string | undefined {
  const location = `The database at ${url.hostname || 'this machine'}:${url.port || '5432'}`;
  // The driver gives a connection that took too long no code.
  if (/timeout/i.test(error.message ?? '')) {
    return `${location} did not answer within ${CONNECT_TIMEOUT_MS / 1_000} seconds: look whether it runs and can be reached from here.`;
  }
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${location} cannot be reached: start it, or correct DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `No address is known for the database's host ${url.hostname}: correct DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `${location} does not let us in (${error.message}): correct user and password in DATABASE_URL.`;
    case '3D000':
      return `${location} has no database ${decodeURIComponent(url.pathname.slice(1))}: create it, or correct DATABASE_URL.`;
    case '53300':
      return `${location} has no free connection: raise its max_connections, or end what else uses it.`;
    case '57P03':
      return `${location} is starting or stopping: it is not ready for work yet.`;
    default:
      return undefined;
  }
}
