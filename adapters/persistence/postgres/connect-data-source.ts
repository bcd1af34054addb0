import type { DataSource } from 'typeorm';
import { CONNECT_TIMEOUT_MS, createDataSource, type DataSourceOptions } from './data-source.js';
import { POSTGRES_MESSAGES } from './postgres.messages.js';

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
  const location = POSTGRES_MESSAGES.databaseAt({
    host: decodeURIComponent(url.hostname) || 'this machine',
    port: url.port || '5432',
  });
  // The driver gives a connection that took too long no code.
  if (/timeout/i.test(error.message ?? '')) {
    return POSTGRES_MESSAGES.noAnswer({ location, seconds: CONNECT_TIMEOUT_MS / 1_000 });
  }
  switch (error.code) {
    case 'ENOENT':
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return POSTGRES_MESSAGES.unreachable(location);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return POSTGRES_MESSAGES.unknownHost(url.hostname);
    case '28P01':
    case '28000':
      return POSTGRES_MESSAGES.loginRefused({ location, reason: error.message });
    case '3D000':
      return POSTGRES_MESSAGES.unknownDatabase({ location, name: decodeURIComponent(url.pathname.slice(1)) });
    case '53300':
      return POSTGRES_MESSAGES.noFreeConnection(location);
    case '57P03':
      return POSTGRES_MESSAGES.notReady(location);
    default:
      return undefined;
  }
}
