import { CancelReply } from '../../../application/outbound-mail/cancel-reply.js';
import { ChangePassword } from '../../../application/identity/change-password.js';
import { CheckCoreRules } from '../../../application/operations/check-core-rules.js';
import { CloseFollowUp } from '../../../application/inbound-mail/complete-follow-up.js';
import { CountOldRecords } from '../../../application/operations/preview-purge.js';
import { ForgetOldRecords } from '../../../application/operations/purge-expired-records.js';
import { KeepAvatar } from '../../../application/identity/update-avatar.js';
import { KeepProfile } from '../../../application/identity/update-profile.js';
import { KeepSettings } from '../../../application/operations/settings/update-settings.js';
import { ListWhatWaits } from '../../../application/operations/list-pending-tasks.js';
import type { MailServerWatch } from '../../../application/outbound-mail/mail-server-health.js';
import { ReprocessEmail } from '../../../application/inbound-mail/reprocess-email.js';
import { RetryReply } from '../../../application/outbound-mail/retry-reply.js';
import { ReviewActivity } from '../../../application/operations/activity/activity-queries.js';
import { ReviewMail } from '../../../application/inbound-mail/mail-queries.js';
import { SearchDesk } from '../../../application/operations/search-all.js';
import type { Passwords } from '../../../application/identity/password-hasher.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { StoreRoom } from './persistence.js';

/** What the office needs besides the stores. */
export interface OfficeWorld {
  readonly clock: Clock;
  readonly passwords: Passwords;
}

/** Binds the use cases around the quotations: the log, the settings, the mail, the rules, search and news. */
export function officeUseCasesOf(stores: StoreRoom, { clock, passwords }: OfficeWorld, mailServer: MailServerWatch) {
  const { unitOfWork, settings, administrators, activity, emails, quotations, outbox, queue } = stores;
  const { rates, reference, sessions, tries, avatars, notifications } = stores;
  return {
    reviewActivity: new ReviewActivity(activity, clock),
    forgetOldRecords: new ForgetOldRecords(settings, sessions, unitOfWork, clock),
    keepSettings: new KeepSettings(settings, unitOfWork, clock),
    keepProfile: new KeepProfile(administrators, notifications, unitOfWork, clock),
    keepAvatar: new KeepAvatar(avatars, unitOfWork, clock),
    changePassword: new ChangePassword(administrators, passwords, tries, sessions, unitOfWork, clock),
    reviewMail: new ReviewMail(emails, outbox, queue),
    reprocessEmail: new ReprocessEmail(emails, quotations, unitOfWork, clock),
    closeFollowUp: new CloseFollowUp(emails, unitOfWork, clock),
    cancelReply: new CancelReply(outbox, quotations, unitOfWork, clock),
    countOldRecords: new CountOldRecords(activity, emails, stores.staffMails, clock),
    retryReply: new RetryReply(outbox, quotations, unitOfWork, clock),
    checkCoreRules: new CheckCoreRules(rates, reference, activity, clock),
    searchDesk: new SearchDesk(stores.search),
    listWhatWaits: new ListWhatWaits({ quotations, emails, outbox, queue, rates, reference, clock, mailServer }),
  };
}
