import type { Provider } from '@nestjs/common';
import { CancelReply } from '../../../application/cancel-reply/cancel-reply.js';
import { ChangePassword } from '../../../application/change-password/change-password.js';
import { CheckCoreRules } from '../../../application/check-core-rules/check-core-rules.js';
import { CloseFollowUp } from '../../../application/close-follow-up/close-follow-up.js';
import { CountOldRecords } from '../../../application/forget-old-records/count-old-records.js';
import { KeepAvatar } from '../../../application/keep-avatar/keep-avatar.js';
import { KeepProfile } from '../../../application/keep-profile/keep-profile.js';
import { KeepSettings } from '../../../application/keep-settings/keep-settings.js';
import { ListWhatWaits } from '../../../application/list-what-waits/list-what-waits.js';
import { ReprocessEmail } from '../../../application/reprocess-email/reprocess-email.js';
import { RetryReply } from '../../../application/retry-reply/retry-reply.js';
import { ReviewActivity } from '../../../application/review-activity/review-activity.js';
import { ReviewMail } from '../../../application/review-mail/review-mail.js';
import { SearchDesk } from '../../../application/search-desk/search-desk.js';
import { Avatars } from '../../../domain/administrator/avatars.port.js';
import { DeskRecords } from '../../../domain/desk-figures/desk-records.port.js';
import { bind } from './bind.js';
import type { officeUseCasesOf } from './office-use-cases.js';
import type { StoreRoom } from './store-room.js';

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
