import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, HttpAdapterHost, Reflector } from '@nestjs/core';
import { LogRefusedCall } from '../../../application/identity/log-refused-call.js';
import { LogRefusedTokenCall } from '../../../application/identity/log-refused-token-call.js';
import { IdempotentCallRepository } from '../../../application/operations/idempotent-call.repository.js';
import { RunIdempotently } from '../../../application/operations/run-idempotently.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { Hasher } from '../../../domain/hasher.port.js';
import { SecretCipher } from '../../../domain/secret-cipher.port.js';
import type { Logger } from '../infrastructure/logger.js';
import { provideFactory } from '../infrastructure/provide.js';
import { STOP_TIMEOUT_MS } from '../infrastructure/shutdown.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { AllExceptionsFilter } from './all-exceptions.filter.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { RequestValidationPipe } from './request-validation.pipe.js';
import { SessionAuthGuard } from './session-auth.guard.js';

/** What stands before and behind every controller: the session, the validation, the statuses of errors. */
@Module({
  providers: [
    {
      provide: APP_GUARD,
      useFactory: (reflector: Reflector, unitOfWork: UnitOfWork, clock: Clock) =>
        new SessionAuthGuard(
          reflector,
          new LogRefusedCall(unitOfWork, clock),
          new LogRefusedTokenCall(unitOfWork, clock),
        ),
      inject: [Reflector, UnitOfWork, Clock],
    },
    { provide: APP_FILTER, useFactory: (log: Logger) => new AllExceptionsFilter(log), inject: [LOGGER.key] },
    provideFactory(
      RunIdempotently,
      (calls, hasher, cipher, clock) =>
        new RunIdempotently(calls, hasher, cipher, clock, (milliseconds) => pause(milliseconds)),
      [IdempotentCallRepository, Hasher, SecretCipher, Clock],
    ),
    {
      provide: APP_INTERCEPTOR,
      useFactory: (runIdempotently: RunIdempotently, reflector: Reflector) =>
        new IdempotencyInterceptor(runIdempotently, reflector),
      inject: [RunIdempotently, Reflector],
    },
    { provide: APP_PIPE, useClass: RequestValidationPipe },
  ],
})
export class HttpModule implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  /** A request that takes longer than a stop may is cut off, so that what comes after it is still closed. */
  beforeApplicationShutdown(): void {
    const server: { closeAllConnections(): void } | undefined = this.host.httpAdapter?.getHttpServer();
    setTimeout(() => server?.closeAllConnections(), STOP_TIMEOUT_MS).unref();
  }
}
