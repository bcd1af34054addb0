import type { Provider } from '@nestjs/common';
import { AvatarRepository } from '../../../application/identity/avatar.repository.js';
import { ChangePassword } from '../../../application/identity/change-password.js';
import { UpdateAvatar } from '../../../application/identity/update-avatar.js';
import { UpdateProfile } from '../../../application/identity/update-profile.js';
import { CompleteFollowUp } from '../../../application/inbound-mail/complete-follow-up.js';
import { MailQueries } from '../../../application/inbound-mail/mail-queries.js';
import { ReprocessEmail } from '../../../application/inbound-mail/reprocess-email.js';
import { ActivityQueries } from '../../../application/operations/activity/activity-queries.js';
import { CheckCoreRules } from '../../../application/operations/check-core-rules.js';
import { ListPendingTasks } from '../../../application/operations/list-pending-tasks.js';
import { OperationsReport } from '../../../application/operations/operations-report.port.js';
import { PreviewPurge } from '../../../application/operations/preview-purge.js';
import { SearchAll } from '../../../application/operations/search-all.js';
import { UpdateSettings } from '../../../application/operations/settings/update-settings.js';
import { CancelReply } from '../../../application/outbound-mail/cancel-reply.js';
import { RetryReply } from '../../../application/outbound-mail/retry-reply.js';
import type { createOperationsUseCases } from './operations-use-cases.js';
import type { Persistence } from './persistence.js';
import { provideValue } from './provide-value.js';

/** What the controllers around the quotations may ask for. */
export function createOperationsProviders(
  persistence: Persistence,
  useCases: ReturnType<typeof createOperationsUseCases>,
): Provider[] {
  return [
    provideValue(ActivityQueries, useCases.activityQueries),
    provideValue(UpdateSettings, useCases.updateSettings),
    provideValue(UpdateProfile, useCases.updateProfile),
    provideValue(UpdateAvatar, useCases.updateAvatar),
    provideValue(ChangePassword, useCases.changePassword),
    provideValue(MailQueries, useCases.mailQueries),
    provideValue(ReprocessEmail, useCases.reprocessEmail),
    provideValue(CompleteFollowUp, useCases.completeFollowUp),
    provideValue(CancelReply, useCases.cancelReply),
    provideValue(PreviewPurge, useCases.previewPurge),
    provideValue(RetryReply, useCases.retryReply),
    provideValue(CheckCoreRules, useCases.checkCoreRules),
    provideValue(SearchAll, useCases.searchAll),
    provideValue(ListPendingTasks, useCases.listPendingTasks),
    provideValue(AvatarRepository, persistence.avatars),
    provideValue(OperationsReport, persistence.operationsReport),
  ];
}
