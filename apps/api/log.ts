import { pino } from 'pino';
import type { LogLevel } from './configuration.js';

/** The process's structured log. No email text above debug. */
export type Log = ReturnType<typeof logOf>;

/** A log in JSON lines on standard error, so that standard output is for people. */
export function logOf(level: LogLevel) {
  return pino(
    { level, base: undefined, errorKey: 'fault', redact: ['password', '*.password', 'secret', '*.secret'] },
    pino.destination({ dest: 2, sync: false }),
  );
}
