/** Network faults of a lost connection. */
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'];
/** PostgreSQL classes: 08 connection, 53 no resources (disk full among them), 57P0x shut down or starting. */
const SQLSTATE = /^(?:08...|53...|57P0[1-5])$/;
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|terminating connection|Client has encountered/i;

/** Whether a fault means that the database is away or full for the moment: worth trying again. */
export function isStoreOutOfReach(thrown: unknown): boolean {
  for (let fault = thrown, depth = 0; fault !== undefined && fault !== null && depth < 5; depth += 1) {
    if (typeof fault !== 'object') return false;
    const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
    if (NETWORK_CODES.includes(code) || SQLSTATE.test(code)) return true;
    if (fault instanceof Error && MESSAGES.test(fault.message)) return true;
    fault = 'driverError' in fault ? fault.driverError : 'cause' in fault ? fault.cause : undefined;
  }
  return false;
}
