import type { Administrator } from '../../../application/identity/administrator.js';

/** The one role that there is. */
export const ADMINISTRATOR_ROLE = 'Administrator';

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
export function toProfileView({ name, email }: Administrator): ProfileView {
  return { name, email, role: ADMINISTRATOR_ROLE };
}
