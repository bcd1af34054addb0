import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../config/configuration.js';
import { serializeError } from '../http/error-serializer.js';
import { requestContext } from '../http/request-context.js';

/** The process's structured log. No email text above debug. */
export type Logger = ReturnType<typeof createLogger>;

/** A log in JSON lines on standard error, so that standard output is for people. */
export function createLogger(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
) {
  return pino(
    {
      level,
      base: undefined,
      errorKey: 'error',
      serializers: { error: serializeError, err: serializeError },
      redact: ['password', '*.password', 'secret', '*.secret'],
      // Whatever is written during a call names the call.
      mixin: () => {
        const request = requestContext.getStore()?.requestId;
        return request === undefined ? {} : { request };
      },
    },
    destination,
  );
}
