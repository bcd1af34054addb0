/** The roles of staff, from the one that may least to the one that may most. */
export const STAFF_ROLES = ['read-only', 'operator', 'administrator'] as const;

/** `read-only` looks, `operator` also does the daily work, `administrator` also changes how the product works. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What the first administrator is called where nobody has given a name. */
export const DEFAULT_ADMINISTRATOR_NAME = 'Administrator';

/** Whether a role may do what needs at least another one. */
export function isRoleSufficient(role: StaffRole, needed: StaffRole): boolean {
  return STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(needed);
}
