import type { Administrator } from '../../../application/identity/administrator.js';
import { STAFF_ROLE_NAMES } from '../../../domain/identity/identity.messages.js';

/** The signed-in person as Settings shows them. */
export class ProfileView {
  readonly name!: string;
  readonly email!: string;
  readonly role!: string;
}

/** Which notifications a person wants. */
export class NotificationPreferencesView {
  readonly emailQuotations!: boolean;
  readonly emailErrors!: boolean;
  readonly emailSummary!: boolean;
  readonly desktopNotifications!: boolean;
}

/** The answer to a new password. */
export class PasswordChangeView {
  readonly changed!: boolean;
}

/** A person's profile for the wire. */
export function toProfileView({ name, email, role }: Administrator): ProfileView {
  return { name, email, role: STAFF_ROLE_NAMES[role] };
}
