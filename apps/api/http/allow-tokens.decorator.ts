import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { TokenScope } from '../../../domain/identity/api-token.js';
import { API_TOKEN_MESSAGES } from '../../../domain/identity/api-token.messages.js';

/** Under which the guard finds the scope that lets a token do a call. */
export const TOKEN_SCOPE = 'istmo:token-scope';

/** A scope, or `any`: every token may, since the call tells nothing but what the token itself is. */
export type NeededScope = TokenScope | 'any';

/**
 * Lets other programs do a call whose token has a scope. A call that names none is for people alone; the description of the
 * API repeats it as `x-token-scope`.
 */
export const AllowTokens = (scope: NeededScope) =>
  applyDecorators(SetMetadata(TOKEN_SCOPE, scope), ApiExtension('x-token-scope', scope));

/** What a program is told that asked for what its token does not allow. @param scope undefined: no token may */
export function createScopeError(scope: TokenScope | undefined): DomainError {
  return new DomainError(
    'refused',
    scope === undefined ? API_TOKEN_MESSAGES.notForTokens : API_TOKEN_MESSAGES.scopeMissing(scope),
  );
}
