import { type Administrator, splitName } from '../../../application/identity/administrator.js';
import { ADMINISTRATOR_ROLE } from './personal-settings.view.js';

/** The signed-in administrator. */
export class UserView {
  readonly id!: number;
  readonly firstName!: string;
  readonly lastName!: string;
  readonly name!: string;
  readonly email!: string;
  readonly role!: string;
  /** Whether there is a picture at `/api/settings/avatar`. */
  readonly avatar!: boolean;
}

/** @param avatar whether there is a picture under `/api/settings/avatar` */
export function toUserView({ id, name, email }: Administrator, avatar: boolean): UserView {
  const { firstName, lastName } = splitName(name);
  return { id, firstName, lastName, name, email, role: ADMINISTRATOR_ROLE, avatar };
}
