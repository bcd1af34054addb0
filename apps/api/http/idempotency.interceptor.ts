import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type RawBodyRequest,
  SetMetadata,
  UnprocessableEntityException,
} from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { CallClaim } from '../../../application/operations/idempotent-call.repository.js';
import type { RunIdempotently } from '../../../application/operations/run-idempotently.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from './http.messages.js';
import { parseIdempotencyKey } from './idempotency-key.js';
import { PUBLIC_ROUTES } from './public-routes.js';
import { requestContext } from './request-context.js';

const IS_REPEATABLE = 'istmo:repeatable';

/** Marks what makes nothing twice under one key by itself, and can tell again what it made: a lost answer is no loss. */
export const Repeatable = () => SetMetadata(IS_REPEATABLE, true);

type Request = RawBodyRequest<FastifyRequest>;

/**
 * Carries a `POST` under an `Idempotency-Key` out once: sent again, it gets the same answer. It stands behind the guard, so
 * that only those who may do something have keys, and before the check of the body, which takes no key where it fails.
 */
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly runIdempotently: RunIdempotently,
    private readonly reflector: Reflector,
  ) {}

  /** @throws DomainError `invalid` for what is no key, `conflict` while the call runs or where its answer was lost */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<Request>(), http.getResponse<FastifyReply>()];
    const header = [request.headers['idempotency-key'] ?? []].flat()[0];
    const caller = findCaller(request);
    if (header === undefined || caller === undefined || request.method !== 'POST') return next.handle();
    const key = parseIdempotencyKey(header);
    const call = { caller, key, request: describeRequest(request) };
    const outcome = await this.runIdempotently.execute(call, (claim) => carryOut(claim, next));
    const isSafe = this.reflector.get<boolean | undefined>(IS_REPEATABLE, context.getHandler());
    if (outcome.kind === 'lost' && isSafe) return next.handle();
    if (outcome.kind !== 'answered') throw createRefusal(outcome.kind);
    if (outcome.isReplayed) void reply.header('idempotency-replayed', 'true');
    return of(outcome.answer);
  }
}

function createRefusal(kind: 'reused' | 'running' | 'lost'): Error {
  if (kind === 'reused') return new UnprocessableEntityException(HTTP_MESSAGES.keyReused);
  return new DomainError('conflict', kind === 'running' ? HTTP_MESSAGES.keyRunning : HTTP_MESSAGES.answerLost);
}

/** Whose keys they are; undefined: nobody has proven who calls, or a channel has a proof and keys of its own. */
function findCaller({ apiToken, staffAccount, routeOptions }: Request): string | undefined {
  if (PUBLIC_ROUTES.includes(routeOptions.url ?? '')) return undefined;
  if (apiToken) return `token ${apiToken.id}`;
  return staffAccount && `account ${staffAccount.id}`;
}

/** What is asked for. @throws DomainError `invalid` for a form, whose body is read later than this */
function describeRequest({ method, url, headers, rawBody, body }: Request): string {
  if (headers['content-type']?.startsWith('multipart/')) throw new DomainError('invalid', HTTP_MESSAGES.keyWithForm);
  const bytes = rawBody ?? (Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body ?? null)));
  return [method, url, createHash('sha256').update(bytes).digest('hex')].join('\n');
}

/** Has every transaction of the call record its claim. */
async function carryOut(claim: CallClaim, next: CallHandler): Promise<unknown> {
  const store = requestContext.getStore();
  if (store) store.callClaim = claim;
  return lastValueFrom(next.handle(), { defaultValue: undefined });
}
