import { STAFF_ROLE_NAMES } from './identity.messages.js';
import { DEFAULT_ADMINISTRATOR_NAME } from './staff-role.js';

/** A name as it is shown: the one that the product gave in the language of whoever reads, one that somebody chose as it stands. */
export function describeStaffName(name: string): string {
  return name === DEFAULT_ADMINISTRATOR_NAME ? STAFF_ROLE_NAMES.administrator : name;
}
