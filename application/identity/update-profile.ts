import type { Administrator } from './administrator.js';
import type { Administrators } from './administrator.repository.js';
import type { NotificationChoices } from '../notifications/notification-preferences.repository.js';
import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';
import { faultsOfProfile, type Profile } from '../../domain/identity/profile.js';
import type { Clock } from '../../domain/clock.port.js';
import { RuleViolation, refuseFaults } from '../../domain/errors/domain-error.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Keeps what an administrator says about themselves, and what they want to hear of. */
export class KeepProfile {
  constructor(
    private readonly administrators: Administrators,
    private readonly choices: NotificationChoices,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `unauthenticated` where the person is gone */
  async of(administratorId: number): Promise<Administrator> {
    const person = await this.administrators.byId(administratorId);
    if (!person) throw new RuleViolation('unauthenticated', 'Not signed in');
    return person;
  }

  /** @throws RuleViolation `invalid` with the specification's sentence, `conflict` for somebody else's email */
  async change(administratorId: number, entry: Partial<Profile>): Promise<Administrator> {
    const before = await this.of(administratorId);
    const wanted = { name: entry.name ?? before.name, email: entry.email ?? before.email };
    refuseFaults(faultsOfProfile(wanted));
    const after = { ...before, name: wanted.name.trim(), email: wanted.email.trim().toLowerCase() };
    // Only what was changed is written: what somebody changes at the same moment stays.
    const change = {
      ...(after.name === before.name ? {} : { name: after.name }),
      ...(after.email === before.email ? {} : { email: after.email }),
    };

    if (Object.keys(change).length === 0) return before;
    await this.unitOfWork.run(async (desk) => {
      await desk.administrators.amend(administratorId, change);
      await desk.activity.append(
        changeNote({
          at: this.clock.now(),
          action: 'Profile updated',
          details: `${after.name}, ${after.email}`,
          actor: before.email,
          before: { name: before.name, email: before.email },
          after: { name: after.name, email: after.email },
        }),
      );
    });
    return after;
  }

  notifications(administratorId: number): Promise<NotificationPreferences> {
    return this.choices.of(administratorId);
  }

  /** What is left out stays as it is. */
  async choose(administratorId: number, entry: Partial<NotificationPreferences>): Promise<NotificationPreferences> {
    const person = await this.of(administratorId);
    const before = await this.choices.of(administratorId);
    const after = {
      emailQuotations: entry.emailQuotations ?? before.emailQuotations,
      emailErrors: entry.emailErrors ?? before.emailErrors,
      emailSummary: entry.emailSummary ?? before.emailSummary,
      desktopNotifications: entry.desktopNotifications ?? before.desktopNotifications,
    };

    await this.unitOfWork.run(async (desk) => {
      await desk.notifications.keep(administratorId, after);
      const action = 'Notification settings updated';
      const note = { at: this.clock.now(), action, details: person.email, actor: person.email, before, after };
      await desk.activity.append(changeNote(note));
    });
    return after;
  }
}
