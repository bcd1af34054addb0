import type { Profile } from '../../domain/identity/profile.js';
import type { StaffAction } from '../../domain/identity/staff-action.js';
import type { StaffRole } from '../../domain/identity/staff-role.js';

/** An account of staff as the log knows it: without anything secret. */
export interface LoggedAccount extends Pick<Profile, 'name' | 'email'> {
  readonly id: number;
  readonly role: StaffRole;
  readonly isActive: boolean;
}

interface AccountChanged {
  readonly before: LoggedAccount;
  readonly after: LoggedAccount;
}

/** What happens to the accounts of staff. */
export interface StaffEventPayloads {
  readonly 'call-refused': {
    /** Such as `POST /api/rates`. */
    readonly call: string;
    readonly role: StaffRole;
    /** Refused for a first password that somebody else knows, whatever the role. */
    readonly mustChangePassword: boolean;
  };
  /** Somebody who is signed in gave a wrong current password, or a wrong code, for what an open session must not allow. */
  readonly 'identity-check-failed': { readonly checked: 'password' | 'code' };
  readonly 'staff-account-created': { readonly after: LoggedAccount };
  readonly 'staff-role-changed': AccountChanged;
  readonly 'staff-account-disabled': AccountChanged;
  readonly 'staff-account-enabled': AccountChanged;
  readonly 'staff-password-reset': AccountChanged;
  readonly 'staff-second-factor-reset': AccountChanged;
  readonly 'second-factor-enabled': object;
  readonly 'second-factor-removed': object;
  readonly 'recovery-code-used': {
    /** How many were not used yet. */
    readonly left: number;
  };
  readonly 'staff-change-refused': {
    readonly action: StaffAction;
    /** The email of the account, as typed where there is none yet; empty where it is unknown. */
    readonly account: string;
    readonly reason: string;
  };
}
