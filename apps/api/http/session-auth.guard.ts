import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { LogRefusedCall } from '../../../application/identity/log-refused-call.js';
import type { LogRefusedTokenCall } from '../../../application/identity/log-refused-token-call.js';
import type { ApiToken } from '../../../domain/identity/api-token.js';
import { isRoleSufficient, type StaffRole } from '../../../domain/identity/staff-role.js';
import { createScopeError, type NeededScope, TOKEN_SCOPE } from './allow-tokens.decorator.js';
import { REQUIRED_ROLE, WITH_FIRST_PASSWORD } from './require-role.decorator.js';
import { createRoleError, describeCall, getCurrentAccount } from './staff-account.js';

const IS_PUBLIC = 'istmo:open';

/** Marks what may be called without a session; a mail door brings a proof of its own. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/**
 * Lets only signed-in people through whose role suffices, and other programs with a token of the scope that a call names; what
 * asks for no role is for nobody, and what names no scope for no token.
 */
@Injectable()
export class SessionAuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly logRefusedCall: LogRefusedCall,
    private readonly logRefusedTokenCall: LogRefusedTokenCall,
  ) {}

  /** @throws DomainError `unauthenticated` without a session, `refused` with a first password, for a role or a scope that does not suffice */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, places)) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.apiToken) return this.admitToken(request.apiToken, request, places);
    const account = getCurrentAccount(request);
    const isAllowedFirst = this.reflector.getAllAndOverride<boolean | undefined>(WITH_FIRST_PASSWORD, places);
    const needed = this.reflector.getAllAndOverride<StaffRole | undefined>(REQUIRED_ROLE, places);
    const hasPassword = !account.mustChangePassword || isAllowedFirst;
    if (hasPassword && needed !== undefined && isRoleSufficient(account.role, needed)) return true;
    await this.logRefusedCall.execute(account, describeCall(request));
    throw createRoleError(account);
  }

  private async admitToken(
    token: ApiToken,
    request: FastifyRequest,
    places: Parameters<Reflector['getAllAndOverride']>[1],
  ): Promise<boolean> {
    const scope = this.reflector.getAllAndOverride<NeededScope | undefined>(TOKEN_SCOPE, places);
    if (scope === 'any' || (scope !== undefined && token.scopes.includes(scope))) return true;
    await this.logRefusedTokenCall.execute(token, describeCall(request), scope);
    throw createScopeError(scope);
  }
}
