import type { ReactNode } from 'react';
import type { StaffRole } from '../../../../../domain/identity/staff-role.js';
import { useHasRole } from '../../api/use-has-role.js';

interface ForRoleProps {
  /** Which role somebody has at least who sees this. */
  readonly needed: StaffRole;
  readonly children: ReactNode;
}

/** Shows what only people of a role may use; nobody is offered what the server would refuse. */
export function ForRole({ needed, children }: ForRoleProps) {
  return useHasRole(needed) ? children : null;
}
