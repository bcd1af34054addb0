/**
 * The exit code of a process under a supervisor that must not be restarted before a user has changed something, an
 * environment variable for instance (`EX_CONFIG` of sysexits.h). Any other failure exits with 1.
 */
export const EXIT_CONFIG = 78;

/** The message that a process sends its supervisor when it is ready. */
export const READY_MESSAGE = 'ready';
