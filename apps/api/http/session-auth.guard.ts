import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RuleViolation } from '../../../domain/errors/domain-error.js';

const OPEN = 'istmo:open';

/** Marks what may be called without a session; a mail door brings a proof of its own. */
export const Open = () => SetMetadata(OPEN, true);

declare module 'fastify' {
  interface Session {
    userId?: number;
    email?: string;
  }
}

/** Lets only signed-in people through. */
@Injectable()
export class SignedInGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.getAllAndOverride<boolean>(OPEN, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isSignedIn(request)) return true;
    throw new RuleViolation('unauthenticated', 'Not signed in');
  }
}

/** Whether the request belongs to a signed-in session. */
export function isSignedIn(request: FastifyRequest): boolean {
  return request.session?.userId !== undefined;
}

/** The email of the person who is signed in, as the log names them. */
export function actorOf(request: FastifyRequest): string {
  return request.session?.email ?? 'system';
}
