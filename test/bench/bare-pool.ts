import pg from 'pg';

/**
 * Connections by the bare driver, which the stores are measured against.
 * @param url the server's connection string
 * @param connections how many there are at most
 */
export function createBarePool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // The server may be stopped before the last connection has taken its leave; a failure that matters fails its query, too.
  pool.on('error', () => undefined);
  return pool;
}
