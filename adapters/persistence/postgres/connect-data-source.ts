import type { DataSource } from 'typeorm';
import { CONNECT_TIMEOUT_MS, createDataSource, type DataSourceOptions } from './data-source.js';

/** The database cannot be used; the message says where it was looked for and what to do. It names no password. */
export class UnreachableDatabase extends Error {
  constructor(sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.name = 'UnreachableDatabase';
  }
}

/** What the driver and the system say of a connection that failed. */
interface ConnectionFault {
  readonly message?: string;
  readonly code?: unknown;
}

/**
 * Connects to the desk's database.
 * @param url the server's connection string
 * @throws UnreachableDatabase where there is none, or it takes nobody in; other faults as they come
 */
export async function connectedDataSource(url: string, options: DataSourceOptions): Promise<DataSource> {
  try {
    return await createDataSource(url, options).initialize();
  } catch (fault) {
    const sentence = sentenceOn(fault as ConnectionFault, new URL(url));
    throw sentence === undefined ? fault : new UnreachableDatabase(sentence, fault);
  }
}

/** What to do about a failed connection; undefined for faults that are of another kind. */
function sentenceOn(fault: ConnectionFault, url: URL): string | undefined {
  const place = `The database at ${url.hostname || 'this machine'}:${url.port || '5432'}`;
  // The driver gives a connection that took too long no code.
  if (/timeout/i.test(fault.message ?? '')) {
    return `${place} did not answer within ${CONNECT_TIMEOUT_MS / 1_000} seconds: look whether it runs and can be reached from here.`;
  }
  switch (fault.code) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${place} cannot be reached: start it, or correct DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `No address is known for the database's host ${url.hostname}: correct DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `${place} does not let us in (${fault.message}): correct user and password in DATABASE_URL.`;
    case '3D000':
      return `${place} has no database ${decodeURIComponent(url.pathname.slice(1))}: create it, or correct DATABASE_URL.`;
    case '53300':
      return `${place} has no free connection: raise its max_connections, or end what else uses it.`;
    case '57P03':
      return `${place} is starting or stopping: it is not ready for work yet.`;
    default:
      return undefined;
  }
}
