/** Network faults of a lost connection. */
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'];
/** What a Unix socket is while its server starts again. */
const SOCKET_CODES = ['ENOENT', 'EACCES'];
/** PostgreSQL classes: 08 connection, 53 no resources (disk full among them), 57P0x shut down or starting. */
const SQLSTATE = /^(?:08...|53...|57P0[1-5])$/;
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|terminating connection|Client has encountered/i;

/** Whether a fault means that the database is away or full for the moment: worth trying again. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; error !== undefined && error !== null && depth < 5; depth += 1) {
    if (typeof error !== 'object') return false;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (NETWORK_CODES.includes(code) || SQLSTATE.test(code)) return true;
    if (SOCKET_CODES.includes(code) && 'syscall' in error && error.syscall === 'connect') return true;
    if (error instanceof Error && MESSAGES.test(error.message)) return true;
    error = 'driverError' in error ? error.driverError : 'cause' in error ? error.cause : undefined;
  }
  return false;
}
