import { Module } from '@nestjs/common';
import { ActivityLogRepository } from '../../../application/activity/activity-log.repository.js';
import { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import { JobQueue } from '../../../application/jobs/job-queue.port.js';
import { NotificationEmailRepository } from '../../../application/notifications/notification-email.repository.js';
import { NotificationEmailQueries } from '../../../application/notifications/notification-email-queries.js';
import { NotificationEmailTemplates } from '../../../application/notifications/notification-email-templates.js';
import { NotificationMailer } from '../../../application/notifications/notification-mailer.js';
import { NotificationPreferencesRepository } from '../../../application/notifications/notification-preferences.repository.js';
import { PendingNotificationRepository } from '../../../application/notifications/pending-notification.repository.js';
import { SendNotificationEmail } from '../../../application/notifications/send-notification-email.js';
import { SendStaffNotifications } from '../../../application/notifications/send-staff-notifications.js';
import { SendTestEmail } from '../../../application/notifications/send-test-email.js';
import { ListPendingTasks } from '../../../application/operations/list-pending-tasks.js';
import { OperationsReport } from '../../../application/operations/operations-report.port.js';
import { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { QuotationAnalytics } from '../../../application/quoting/quotation-analytics.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { Hasher } from '../../../domain/hasher.port.js';
import { InboundEmailRepository } from '../../../domain/inbound-mail/inbound-email.repository.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { WebhookEndpointRepository } from '../../../domain/integrations/webhook-endpoint.repository.js';
import { MailTransport } from '../../../domain/outbound-mail/mail-transport.port.js';
import { OutboundEmailRepository } from '../../../domain/outbound-mail/outbound-email.repository.js';
import { QuotationRepository } from '../../../domain/quoting/quotation.repository.js';
import { RateRepository } from '../../../domain/tariff/rate.repository.js';
import { IdentityModule } from '../identity/identity.module.js';
import { provide } from '../infrastructure/provide.js';
import { PUBLIC_URL, QUOTATION_MAILBOX } from '../infrastructure/tokens.js';
import { OutboundMailModule } from '../outbound-mail/outbound-mail.module.js';
import { NotificationEmailsController } from './notification-emails.controller.js';
import { NotificationsController } from './notifications.controller.js';
import { TestMailController } from './test-mail.controller.js';

/** What needs review, and the emails that say so. */
@Module({
  imports: [IdentityModule, OutboundMailModule],
  controllers: [NotificationsController, NotificationEmailsController, TestMailController],
  providers: [
    provide(NotificationEmailTemplates, [PUBLIC_URL]),
    provide(NotificationMailer, [
      AdministratorRepository,
      NotificationPreferencesRepository,
      Hasher,
      QUOTATION_MAILBOX,
    ]),
    provide(NotificationEmailQueries, [NotificationEmailRepository, UnitOfWork, Clock]),
    provide(SendNotificationEmail, [NotificationEmailRepository, MailTransport, UnitOfWork, Clock]),
    provide(SendStaffNotifications, [
      {
        pendingNotifications: PendingNotificationRepository,
        notificationEmails: NotificationEmailRepository,
        activity: ActivityLogRepository,
        operationsReport: OperationsReport,
        statistics: QuotationAnalytics,
        quotations: QuotationRepository,
        emails: InboundEmailRepository,
        outboundEmails: OutboundEmailRepository,
      },
      NotificationEmailTemplates,
      NotificationMailer,
      UnitOfWork,
      Clock,
    ]),
    provide(SendTestEmail, [NotificationEmailTemplates, NotificationMailer, UnitOfWork, Clock]),
    provide(ListPendingTasks, [
      {
        quotations: QuotationRepository,
        emails: InboundEmailRepository,
        outboundEmails: OutboundEmailRepository,
        queue: JobQueue,
        rates: RateRepository,
        reference: AirportDirectory,
        mailAccounts: MailAccountRepository,
        webhookEndpoints: WebhookEndpointRepository,
        mailServer: MailServerHealth,
        clock: Clock,
      },
    ]),
  ],
  exports: [SendNotificationEmail, SendStaffNotifications],
})
export class NotificationsModule {}
