import { describe, expect, it } from '@jest/globals';
import { isRoleSufficient, STAFF_ROLES } from '../../../../domain/identity/staff-role.js';

describe('a role of staff', () => {
  it('may do what its own role and the lesser ones may, and nothing of a greater one', () => {
    const table = STAFF_ROLES.map((role) => [role, STAFF_ROLES.filter((needed) => isRoleSufficient(role, needed))]);
    expect(table).toEqual([
      ['read-only', ['read-only']],
      ['operator', ['read-only', 'operator']],
      ['administrator', ['read-only', 'operator', 'administrator']],
    ]);
  });
});
