import type { TokenScope } from '../../../domain/identity/api-token.js';
import type { StaffRole } from '../../../domain/identity/staff-role.js';
import { getCurrentAccount } from '../http/staff-account.js';

/** Who calls, and what they may do. */
export class AccessView {
  /** Of the token, or the email of the person who is signed in. */
  readonly name!: string;
  /** Null: a token calls. */
  readonly role!: StaffRole | null;
  /** Of the token; none where a person calls. */
  readonly scopes!: TokenScope[];
  /** ISO moment; null: the token is good until it is revoked, or a person calls. */
  readonly expiresAt!: string | null;
}

/** The caller of a request. @throws DomainError `unauthenticated` */
export function toAccessView(request: Parameters<typeof getCurrentAccount>[0]): AccessView {
  const { apiToken } = request;
  if (apiToken) {
    const { name, scopes, expiresAt } = apiToken;
    return { name, role: null, scopes: [...scopes], expiresAt: expiresAt?.toISOString() ?? null };
  }
  const { email, role } = getCurrentAccount(request);
  return { name: email, role, scopes: [], expiresAt: null };
}
