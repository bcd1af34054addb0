import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import { type Profile, validateProfile } from '../../domain/identity/profile.js';
import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.js';
import type { NotificationPreferencesRepository } from '../notifications/notification-preferences.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Administrator } from './administrator.js';
import type { AdministratorRepository } from './administrator.repository.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';

/** Manages an administrator's profile and notification preferences. */
export class UpdateProfile {
  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly preferences: NotificationPreferencesRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `unauthenticated` if the administrator no longer exists */
  async get(administratorId: number): Promise<Administrator> {
    const administrator = await this.administrators.findById(administratorId);
    if (!administrator) throw new DomainError('unauthenticated', IDENTITY_MESSAGES.notSignedIn);
    return administrator;
  }

  /** @throws DomainError `invalid` with the specification's message, `conflict` for an email in use */
  async update(administratorId: number, entry: Partial<Profile>): Promise<Administrator> {
    const before = await this.get(administratorId);
    const requested = { name: entry.name ?? before.name, email: entry.email ?? before.email };
    const language = entry.language === undefined ? before.language : entry.language;
    assertValid(validateProfile(requested));
    const after = { ...before, name: requested.name.trim(), email: requested.email.trim().toLowerCase(), language };
    // Only changed fields are written, so that concurrent changes of other fields are not lost.
    const change = {
      ...(after.name === before.name ? {} : { name: after.name }),
      ...(after.email === before.email ? {} : { email: after.email }),
      ...(language === before.language ? {} : { language }),
    };

    if (Object.keys(change).length === 0) return before;
    await this.unitOfWork.run(async (tx) => {
      await tx.administrators.update(administratorId, change);
      await tx.events.publish({
        type: 'profile-updated',
        at: this.clock.now(),
        actor: before.email,
        before: { name: before.name, email: before.email, language: before.language },
        after: { name: after.name, email: after.email, language },
      });
    });
    return after;
  }

  getNotificationPreferences(administratorId: number): Promise<NotificationPreferences> {
    return this.preferences.get(administratorId);
  }

  /** Fields left out are unchanged. */
  async updateNotificationPreferences(
    administratorId: number,
    entry: Partial<NotificationPreferences>,
  ): Promise<NotificationPreferences> {
    const administrator = await this.get(administratorId);
    const before = await this.preferences.get(administratorId);
    const after = {
      emailQuotations: entry.emailQuotations ?? before.emailQuotations,
      emailErrors: entry.emailErrors ?? before.emailErrors,
      emailSummary: entry.emailSummary ?? before.emailSummary,
      desktopNotifications: entry.desktopNotifications ?? before.desktopNotifications,
    };

    await this.unitOfWork.run(async (tx) => {
      await tx.notificationPreferences.save(administratorId, after);
      const at = this.clock.now();
      const { email: actor } = administrator;
      await tx.events.publish({ type: 'notification-preferences-updated', at, actor, before, after });
    });
    return after;
  }
}
