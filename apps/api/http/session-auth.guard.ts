import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from './http.messages.js';

const IS_PUBLIC = 'istmo:open';

/** Marks what may be called without a session; a mail door brings a proof of its own. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

declare module 'fastify' {
  interface Session {
    userId?: number;
    email?: string;
  }
}

/** Lets only signed-in people through. */
@Injectable()
export class SessionAuthGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isSignedIn(request)) return true;
    throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
  }
}

/** Whether the request belongs to a signed-in session. */
export function isSignedIn(request: FastifyRequest): boolean {
  return request.session?.userId !== undefined;
}

/** The email of the person who is signed in, as the log names them. */
export function getCurrentUserEmail(request: FastifyRequest): string {
  return request.session?.email ?? 'system';
}
