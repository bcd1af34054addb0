import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { StaffRole } from '../../../domain/identity/staff-role.js';

/** Under which the guard finds the role that a call asks for. */
export const REQUIRED_ROLE = 'istmo:required-role';

/**
 * Says which role a caller has at least. A call that says nothing is refused to everybody; the description of the API repeats
 * it as `x-role`.
 */
export const RequireRole = (role: StaffRole) =>
  applyDecorators(SetMetadata(REQUIRED_ROLE, role), ApiExtension('x-role', role));

/** Under which the guard finds what somebody may call whose password is still the first one. */
export const WITH_FIRST_PASSWORD = 'istmo:with-first-password';

/** Marks what somebody may call who has to change their password before anything else. */
export const AllowWithFirstPassword = () => SetMetadata(WITH_FIRST_PASSWORD, true);
