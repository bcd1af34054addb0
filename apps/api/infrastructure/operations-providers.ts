import type { Provider } from '@nestjs/common';
import { CancelReply } from '../../../application/outbound-mail/cancel-reply.js';
import { ChangePassword } from '../../../application/identity/change-password.js';
import { CheckCoreRules } from '../../../application/operations/check-core-rules.js';
import { CloseFollowUp } from '../../../application/inbound-mail/complete-follow-up.js';
import { CountOldRecords } from '../../../application/operations/preview-purge.js';
import { KeepAvatar } from '../../../application/identity/update-avatar.js';
import { KeepProfile } from '../../../application/identity/update-profile.js';
import { KeepSettings } from '../../../application/operations/settings/update-settings.js';
import { ListWhatWaits } from '../../../application/operations/list-pending-tasks.js';
import { ReprocessEmail } from '../../../application/inbound-mail/reprocess-email.js';
import { RetryReply } from '../../../application/outbound-mail/retry-reply.js';
import { ReviewActivity } from '../../../application/operations/activity/activity-queries.js';
import { ReviewMail } from '../../../application/inbound-mail/mail-queries.js';
import { SearchDesk } from '../../../application/operations/search-all.js';
import { Avatars } from '../../../application/identity/avatar.repository.js';
import { DeskRecords } from '../../../application/operations/operations-report.port.js';
import { bind } from './provide-value.js';
import type { officeUseCasesOf } from './operations-use-cases.js';
import type { StoreRoom } from './persistence.js';

/** What the controllers around the quotations may ask for. */
export function officeProvidersOf(stores: StoreRoom, useCases: ReturnType<typeof officeUseCasesOf>): Provider[] {
  return [
    bind(ReviewActivity, useCases.reviewActivity),
    bind(KeepSettings, useCases.keepSettings),
    bind(KeepProfile, useCases.keepProfile),
    bind(KeepAvatar, useCases.keepAvatar),
    bind(ChangePassword, useCases.changePassword),
    bind(ReviewMail, useCases.reviewMail),
    bind(ReprocessEmail, useCases.reprocessEmail),
    bind(CloseFollowUp, useCases.closeFollowUp),
    bind(CancelReply, useCases.cancelReply),
    bind(CountOldRecords, useCases.countOldRecords),
    bind(RetryReply, useCases.retryReply),
    bind(CheckCoreRules, useCases.checkCoreRules),
    bind(SearchDesk, useCases.searchDesk),
    bind(ListWhatWaits, useCases.listWhatWaits),
    bind(Avatars, stores.avatars),
    bind(DeskRecords, stores.records),
  ];
}
