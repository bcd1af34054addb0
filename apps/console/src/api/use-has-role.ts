import { isRoleSufficient, type StaffRole } from '../../../../domain/identity/staff-role.js';
import { useCurrentUserQuery } from './session.endpoints.js';

/** Whether the person who is signed in may do what needs this role. The server asks the same of every call. */
export function useHasRole(needed: StaffRole): boolean {
  const { data: user } = useCurrentUserQuery();
  return user !== undefined && isRoleSufficient(user.staffRole, needed);
}
