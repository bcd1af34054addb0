import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from './http.messages.js';

/**
 * Whether only a preview is asked for, as it stands in the address: the conversion of query values would make `1` and `TRUE`
 * a "no". Whoever wrote them may have meant a preview, and is not served the real thing.
 * @throws DomainError `invalid` for anything but `true`, `false`, nothing, or no such parameter
 */
export const DryRunQuery = createParamDecorator((_data: unknown, context: ExecutionContext): boolean => {
  const { dryRun } = context.switchToHttp().getRequest<FastifyRequest>().query as { readonly dryRun?: unknown };
  if (dryRun === 'true') return true;
  if (dryRun === undefined || dryRun === '' || dryRun === 'false') return false;
  throw new DomainError('invalid', HTTP_MESSAGES.invalidDryRun);
});
