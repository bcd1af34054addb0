import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyTries, TRIES_WINDOW_MS } from '../../../application/identity/too-many-attempts-error.js';
import { RuleViolation, type ViolationKind } from '../../../domain/errors/domain-error.js';
import type { Log } from '../infrastructure/logger.js';
import { sentenceOfRefusedEntry } from './client-error-message.js';
import { isStoreOutOfReach } from './database-unavailable.js';

/** A kind without a status does not compile. */
const STATUS: Readonly<Record<ViolationKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  refused: 403,
  missing: 404,
  conflict: 409,
};

interface ErrorAnswer {
  readonly status: number;
  readonly error: string;
  readonly details?: readonly { readonly field: string; readonly message: string }[];
  readonly retryAfterSeconds?: number;
}

const RETRY_SECONDS = 5;

/**
 * Turns whatever was thrown into `{ error, details? }` with the fitting status; never a stack, never SQL. A fault of ours bears
 * the id under which the log tells the rest: `{ error, request }`.
 */
@Catch()
export class AnswerErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const answer = answerTo(thrown);
    const isOurs = answer.status >= 500;
    if (isOurs) {
      // Without what was searched for, which is often a customer.
      const [path] = request.url.split('?');
      this.log.error({ fault: thrown, request: request.id, path }, 'request failed');
    }
    if (answer.retryAfterSeconds) void reply.header('retry-after', String(answer.retryAfterSeconds));
    void reply
      .status(answer.status)
      .header('cache-control', 'no-store')
      .send({
        error: answer.error,
        ...(answer.details?.length ? { details: answer.details } : {}),
        ...(isOurs ? { request: request.id } : {}),
      });
  }
}

/** The status and the sentence for a thrown value. */
export function answerTo(thrown: unknown): ErrorAnswer {
  if (thrown instanceof RuleViolation) {
    return { status: STATUS[thrown.kind], error: thrown.message, details: thrown.faults };
  }
  if (thrown instanceof TooManyTries)
    return { status: 429, error: thrown.message, retryAfterSeconds: TRIES_WINDOW_MS / 1000 };
  if (thrown instanceof HttpException) return { status: thrown.getStatus(), error: withFullStop(sentenceOf(thrown)) };
  const status = statusOfFastify(thrown);
  if (status === 413) return { status, error: 'The request is larger than the maximum attachment size allows.' };
  if (status === 415) return { status, error: 'The content type is not one that this address takes.' };
  if (status) return { status, error: 'The request body is not valid JSON.' };
  if (isStoreOutOfReach(thrown)) {
    return {
      status: 503,
      error: 'The database is not available at the moment. Try again in a few seconds.',
      retryAfterSeconds: RETRY_SECONDS,
    };
  }
  const refused = sentenceOfRefusedEntry(thrown);
  if (refused) return { status: 400, error: refused };
  return { status: 500, error: 'Something went wrong on our side. It was logged; try again.' };
}

function sentenceOf(exception: HttpException): string {
  const body = exception.getResponse();
  if (typeof body === 'object' && 'message' in body && typeof body.message === 'string') return body.message;
  return exception.message;
}

/** Errors that Fastify throws before a controller is reached carry a 4xx status of their own. */
function statusOfFastify(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown)) return undefined;
  const { statusCode } = thrown;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
