import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../config/configuration.js';
import { faultLine } from '../http/error-serializer.js';
import { requestTrace } from '../http/request-context.js';

/** The process's structured log. No email text above debug. */
export type Log = ReturnType<typeof logOf>;

/** A log in JSON lines on standard error, so that standard output is for people. */
export function logOf(level: LogLevel, destination: DestinationStream = pino.destination({ dest: 2, sync: false })) {
  return pino(
    {
      level,
      base: undefined,
      errorKey: 'fault',
      serializers: { fault: faultLine, err: faultLine },
      redact: ['password', '*.password', 'secret', '*.secret'],
      // Whatever is written during a call names the call.
      mixin: () => {
        const request = requestTrace.getStore();
        return request === undefined ? {} : { request };
      },
    },
    destination,
  );
}
