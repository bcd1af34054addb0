import type { FastifyRequest } from 'fastify';
import type { Administrator } from '../../../application/identity/administrator.js';
import type { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { type ApiToken, formatTokenActor } from '../../../domain/identity/api-token.js';
import { STAFF_ROLE_NAMES } from '../../../domain/identity/identity.messages.js';
import { isRoleSufficient, type StaffRole } from '../../../domain/identity/staff-role.js';
import { HTTP_MESSAGES } from './http.messages.js';
import { requestContext } from './request-context.js';

declare module 'fastify' {
  interface Session {
    userId?: number;
    email?: string;
    /** That of the account when the session was opened. */
    sessionVersion?: number;
  }
  interface FastifyRequest {
    /** The account of the person who is signed in, as it is stored now. */
    staffAccount?: Administrator | undefined;
    /** The token that another program calls with; nobody is signed in then. */
    apiToken?: ApiToken | undefined;
  }
}

/**
 * A hook that reads at each call whose account a session belongs to. Somebody who was disabled, or whose password was reset,
 * is signed out at once, whatever the session still says.
 */
export function loadStaffAccount(administrators: Pick<AdministratorRepository, 'findById'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const { session, url } = request;
    if (request.apiToken || session?.userId === undefined || !url.startsWith('/api/')) return;
    const account = await administrators.findById(session.userId);
    if (account?.isActive && account.sessionVersion === session.sessionVersion) {
      request.staffAccount = account;
      const context = requestContext.getStore();
      if (context && account.language) context.language = account.language;
    }
  };
}

/** Whether the request belongs to somebody who is signed in. */
export function isSignedIn(request: FastifyRequest): boolean {
  return request.staffAccount !== undefined;
}

/** The account of the person who is signed in. @throws DomainError `unauthenticated` */
export function getCurrentAccount(request: FastifyRequest): Administrator {
  if (!request.staffAccount) throw new DomainError('unauthenticated', HTTP_MESSAGES.notSignedIn);
  return request.staffAccount;
}

/** The email of the person who is signed in, or the name of the token, as the log names them. */
export function getCurrentUserEmail(request: FastifyRequest): string {
  const { apiToken, staffAccount } = request;
  return apiToken ? formatTokenActor(apiToken) : (staffAccount?.email ?? 'system');
}

/** Whether the request belongs to somebody who may do what needs this role, and has a password of their own. */
export function hasRole(request: FastifyRequest, needed: StaffRole): boolean {
  const { staffAccount } = request;
  return staffAccount !== undefined && !staffAccount.mustChangePassword && isRoleSufficient(staffAccount.role, needed);
}

/** What is asked for, as the log names it: `POST /api/rates`. */
export function describeCall({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

/** What somebody is told who may not do what they ask for: for their first password, or else for their role. */
export function createRoleError({ role, mustChangePassword }: Administrator): DomainError {
  if (mustChangePassword) return new DomainError('refused', HTTP_MESSAGES.changePasswordFirst);
  return new DomainError('refused', HTTP_MESSAGES.roleInsufficient(STAFF_ROLE_NAMES[role]));
}
