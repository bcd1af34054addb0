import type { Administrator } from '../../../application/identity/administrator.js';
import { STAFF_ROLE_NAMES } from '../../../domain/identity/identity.messages.js';
import type { Language } from '../../../domain/message-catalogue.js';

/** The signed-in person as Settings shows them. */
export class ProfileView {
  readonly name!: string;
  readonly email!: string;
  readonly role!: string;
  /** Null: that of the browser. */
  readonly language!: Language | null;
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
export function toProfileView({ name, email, role, language }: Administrator): ProfileView {
  return { name, email, role: STAFF_ROLE_NAMES[role], language };
}
