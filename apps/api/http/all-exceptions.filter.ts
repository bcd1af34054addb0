import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyAttemptsError } from '../../../application/identity/too-many-attempts-error.js';
import { ByteBudgetExhaustedError } from '../../../application/inbound-mail/byte-budget.js';
import { DomainError, type DomainErrorKind } from '../../../domain/errors/domain-error.js';
import type { Logger } from '../infrastructure/logger.js';
import { toClientErrorMessage } from './client-error-message.js';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { type ConflictingValues, EditConflictError } from './edit-conflict.js';
import { HTTP_MESSAGES } from './http.messages.js';

/** A kind without a status does not compile. */
const STATUS: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  refused: 403,
  missing: 404,
  conflict: 409,
};

interface ErrorResponse {
  readonly status: number;
  readonly error: string;
  readonly details?: readonly { readonly field: string; readonly message: string }[];
  readonly conflict?: ConflictingValues;
  readonly retryAfterSeconds?: number;
}

const RETRY_SECONDS = 5;

/**
 * Turns whatever was thrown into `{ error, details?, conflict? }` with the fitting status; never a stack, never SQL. A fault of ours bears
 * the id under which the log tells the rest: `{ error, request }`.
 */
@Catch()
export class AllExceptionsFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const errorResponse = toErrorResponse(thrown);
    const isServerError = errorResponse.status >= 500;
    if (isServerError) {
      // Without what was searched for, which is often a customer.
      const [path] = request.url.split('?');
      this.log.error({ error: thrown, request: request.id, path }, 'request failed');
    }
    if (errorResponse.retryAfterSeconds) void reply.header('retry-after', String(errorResponse.retryAfterSeconds));
    void reply
      .status(errorResponse.status)
      .header('cache-control', 'no-store')
      .send({
        error: errorResponse.error,
        ...(errorResponse.details?.length ? { details: errorResponse.details } : {}),
        ...(errorResponse.conflict ? { conflict: errorResponse.conflict } : {}),
        ...(isServerError ? { request: request.id } : {}),
      });
  }
}

/** The status and the sentence for a thrown value. */
export function toErrorResponse(thrown: unknown): ErrorResponse {
  if (thrown instanceof DomainError) {
    const { kind, message: error, fieldErrors: details } = thrown;
    const conflict = thrown instanceof EditConflictError ? { conflict: thrown.conflict } : {};
    return { status: STATUS[kind], error, details, ...conflict };
  }
  if (thrown instanceof TooManyAttemptsError)
    return { status: 429, error: thrown.message, retryAfterSeconds: Math.ceil(thrown.waitMs / 1000) };
  if (thrown instanceof ByteBudgetExhaustedError)
    return { status: 503, error: thrown.message, retryAfterSeconds: RETRY_SECONDS };
  if (thrown instanceof HttpException)
    return { status: thrown.getStatus(), error: addFullStop(extractMessage(thrown)) };
  const status = extractClientStatus(thrown);
  if (status === 413) return { status, error: HTTP_MESSAGES.emailTooLarge };
  if (status === 415) return { status, error: HTTP_MESSAGES.unknownContentType };
  if (status) return { status, error: HTTP_MESSAGES.invalidJson };
  if (isDatabaseUnavailable(thrown)) {
    return {
      status: 503,
      error: HTTP_MESSAGES.databaseUnavailable,
      retryAfterSeconds: RETRY_SECONDS,
    };
  }
  const refused = toClientErrorMessage(thrown);
  if (refused) return { status: 400, error: refused };
  return { status: 500, error: HTTP_MESSAGES.unexpected };
}

function extractMessage(exception: HttpException): string {
  const body = exception.getResponse();
  if (typeof body === 'object' && 'message' in body && typeof body.message === 'string') return body.message;
  return exception.message;
}

/** Errors that Fastify throws before a controller is reached carry a 4xx status of their own. */
function extractClientStatus(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown)) return undefined;
  const { statusCode } = thrown;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

function addFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
