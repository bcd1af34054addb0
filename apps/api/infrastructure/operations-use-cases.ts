import { ChangePassword } from '../../../application/identity/change-password.js';
import type { PasswordHasher } from '../../../application/identity/password-hasher.port.js';
import { UpdateAvatar } from '../../../application/identity/update-avatar.js';
import { UpdateProfile } from '../../../application/identity/update-profile.js';
import { CompleteFollowUp } from '../../../application/inbound-mail/complete-follow-up.js';
import { MailQueries } from '../../../application/inbound-mail/mail-queries.js';
import { ReprocessEmail } from '../../../application/inbound-mail/reprocess-email.js';
import { ActivityQueries } from '../../../application/operations/activity/activity-queries.js';
import { CheckCoreRules } from '../../../application/operations/check-core-rules.js';
import { ListPendingTasks } from '../../../application/operations/list-pending-tasks.js';
import { PreviewPurge } from '../../../application/operations/preview-purge.js';
import { PurgeExpiredRecords } from '../../../application/operations/purge-expired-records.js';
import { SearchAll } from '../../../application/operations/search-all.js';
import { UpdateSettings } from '../../../application/operations/settings/update-settings.js';
import { CancelReply } from '../../../application/outbound-mail/cancel-reply.js';
import type { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import { RetryReply } from '../../../application/outbound-mail/retry-reply.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Persistence } from './persistence.js';

/** What the office needs besides the stores. */
export interface OperationsDependencies {
  readonly clock: Clock;
  readonly passwordHasher: PasswordHasher;
}

/** Binds the use cases around the quotations: the log, the settings, the mail, the rules, search and news. */
export function createOperationsUseCases(
  persistence: Persistence,
  { clock, passwordHasher }: OperationsDependencies,
  mailServerHealth: MailServerHealth,
) {
  const { unitOfWork, settings, administrators, activity, emails, quotations, outboundEmails, queue } = persistence;
  const { rates, reference, sessions, loginAttempts, avatars, notificationPreferences: notifications } = persistence;
  return {
    activityQueries: new ActivityQueries(activity, clock),
    purgeExpiredRecords: new PurgeExpiredRecords(settings, sessions, unitOfWork, clock),
    updateSettings: new UpdateSettings(settings, unitOfWork, clock),
    updateProfile: new UpdateProfile(administrators, notifications, unitOfWork, clock),
    updateAvatar: new UpdateAvatar(avatars, unitOfWork, clock),
    changePassword: new ChangePassword(administrators, passwordHasher, loginAttempts, sessions, unitOfWork, clock),
    mailQueries: new MailQueries(emails, outboundEmails, queue),
    reprocessEmail: new ReprocessEmail(emails, quotations, unitOfWork, clock),
    completeFollowUp: new CompleteFollowUp(emails, unitOfWork, clock),
    cancelReply: new CancelReply(outboundEmails, quotations, unitOfWork, clock),
    previewPurge: new PreviewPurge(activity, emails, persistence.notificationEmails, clock),
    retryReply: new RetryReply(outboundEmails, quotations, unitOfWork, clock),
    checkCoreRules: new CheckCoreRules(rates, reference, activity, clock),
    searchAll: new SearchAll(persistence.search),
    listPendingTasks: new ListPendingTasks({
      quotations,
      emails,
      outboundEmails,
      queue,
      rates,
      reference,
      clock,
      mailServer: mailServerHealth,
    }),
  };
}
