import { CancelReply } from '../../../application/cancel-reply/cancel-reply.js';
import { ChangePassword } from '../../../application/change-password/change-password.js';
import { CheckCoreRules } from '../../../application/check-core-rules/check-core-rules.js';
import { CloseFollowUp } from '../../../application/close-follow-up/close-follow-up.js';
import { CountOldRecords } from '../../../application/forget-old-records/count-old-records.js';
import { ForgetOldRecords } from '../../../application/forget-old-records/forget-old-records.js';
import { KeepAvatar } from '../../../application/keep-avatar/keep-avatar.js';
import { KeepProfile } from '../../../application/keep-profile/keep-profile.js';
import { KeepSettings } from '../../../application/keep-settings/keep-settings.js';
import { ListWhatWaits } from '../../../application/list-what-waits/list-what-waits.js';
import type { MailServerWatch } from '../../../application/mail-server-watch.js';
import { ReprocessEmail } from '../../../application/reprocess-email/reprocess-email.js';
import { RetryReply } from '../../../application/retry-reply/retry-reply.js';
import { ReviewActivity } from '../../../application/review-activity/review-activity.js';
import { ReviewMail } from '../../../application/review-mail/review-mail.js';
import { SearchDesk } from '../../../application/search-desk/search-desk.js';
import type { Passwords } from '../../../domain/administrator/passwords.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { StoreRoom } from './store-room.js';

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
