/**
 * A desk under a supervisor ends with this code where starting it again is of no use before a person has changed something, a
 * variable for instance (`EX_CONFIG` of sysexits.h). Elsewhere it ends with 1.
 */
export const EXIT_CONFIG = 78;

/** What a desk tells its supervisor when it is ready. */
export const READY_MESSAGE = 'ready';
