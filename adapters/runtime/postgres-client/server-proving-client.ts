import pg from 'pg';
import { POSTGRES_CLIENT_MESSAGES } from './postgres-client.messages.js';

/** The parameter of a connection string, as libpq knows it, by which a client demands how it is authenticated. */
export const REQUIRE_SCRAM = 'require_auth=scram-sha-256';

/** What a server asks or says that is no proof that it knows the password. */
const UNPROVEN_EVENTS: ReadonlySet<string | symbol> = new Set([
  'authenticationCleartextPassword',
  'authenticationMD5Password',
  'authenticationOk',
  'readyForQuery',
]);

/** The server has not shown that it knows the password; nothing that reveals it was sent. */
export class UnprovenServerError extends Error {
  constructor() {
    super(POSTGRES_CLIENT_MESSAGES.serverUnproven);
    this.name = 'UnprovenServerError';
  }
}

/** Passes on nothing that comes before the server's own signature, which `pg` compares; then it is a usual connection. */
class ServerProvingConnection extends pg.Connection {
  private isSigned = false;

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event === 'authenticationSASLFinal') this.isSigned = true;
    if (this.isSigned || !UNPROVEN_EVENTS.has(event)) return super.emit(event, ...values);
    const error = new UnprovenServerError();
    this.stream.destroy(error);
    return super.emit('error', error);
  }
}

/**
 * A client that talks only to a server that proves that it knows the password, too. The usual client sends the password in
 * clear or as an MD5 hash to whoever asks for it, and takes a server that wants no password for the right one.
 */
class ServerProvingClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    const { keepAlive = false } = config;
    const connection = new ServerProvingConnection({ keepAlive } as pg.ConnectionConfig);
    super({ ...config, connection } as pg.ClientConfig);
  }
}

/** The kind of client that an address demands. @param url `postgres://…` */
export function selectClient(url: string): typeof pg.Client {
  return new URL(url).searchParams.get('require_auth') === 'scram-sha-256' ? ServerProvingClient : pg.Client;
}
