import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ActivityLogsController } from './operations/activity-logs.controller.js';
import { ChargesController } from './pricing/charges.controller.js';
import { ConsignmentsController } from './tariff/mawb-consignees.controller.js';
import { CoreRulesController } from './operations/core-rules.controller.js';
import { DisclaimersController } from './tariff/disclaimers.controller.js';
import { EmailsController } from './quoting/extraction.controller.js';
import { ReceivedMailController } from './inbound-mail/inbound-emails.controller.js';
import { EntryValidation } from './http/request-validation.pipe.js';
import { AnswerErrorFilter } from './http/all-exceptions.filter.js';
import { HealthController } from './operations/health.controller.js';
import type { Log } from './infrastructure/logger.js';
import { ProviderWebhooksController } from './inbound-mail/provider-webhooks.controller.js';
import { WebhookController } from './inbound-mail/webhook.controller.js';
import { MetricsController } from './operations/metrics.controller.js';
import { ModelCallsController } from './operations/llm-calls.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { OutboxController } from './outbound-mail/outbound-emails.controller.js';
import { QuotationCorrectionsController } from './quoting/quotation-corrections.controller.js';
import { QuotationDecisionsController } from './quoting/quotation-decisions.controller.js';
import { QuotationDocumentController } from './quoting/quotation-pdf.controller.js';
import { QuotationRevisionsController } from './quoting/quotation-revisions.controller.js';
import { QuotationStatisticsController } from './quoting/quotation-statistics.controller.js';
import { QuotationsController } from './quoting/quotations.controller.js';
import { RateBatchesController } from './tariff/rate-batches.controller.js';
import { RateFilesController } from './tariff/rate-files.controller.js';
import { RatesController } from './tariff/rates.controller.js';
import { TariffController } from './tariff/tariff.controller.js';
import { RecognizedDomainsController } from './customers/recognized-domains.controller.js';
import { ReferenceDataController } from './tariff/reference-data.controller.js';
import { SearchController } from './operations/search.controller.js';
import { AvatarController } from './identity/avatar.controller.js';
import { BackupController } from './operations/backup.controller.js';
import { PersonalSettingsController } from './identity/personal-settings.controller.js';
import { SystemSettingsController } from './operations/system-settings.controller.js';
import { TestMailController } from './notifications/test-mail.controller.js';
import { SignInController } from './identity/sign-in.controller.js';
import { SignedInGuard } from './http/session-auth.guard.js';
import { StaffMailController } from './notifications/notification-emails.controller.js';
import { SystemInformationController } from './operations/system-information.controller.js';
import { TaxRatesController } from './tariff/tax-rates.controller.js';

const CONTROLLERS = [
  ActivityLogsController,
  AvatarController,
  CoreRulesController,
  NotificationsController,
  ModelCallsController,
  OutboxController,
  BackupController,
  PersonalSettingsController,
  ReceivedMailController,
  SearchController,
  StaffMailController,
  SystemSettingsController,
  TestMailController,
  ChargesController,
  DisclaimersController,
  ConsignmentsController,
  TaxRatesController,
  RecognizedDomainsController,
  EmailsController,
  HealthController,
  MetricsController,
  QuotationStatisticsController,
  QuotationsController,
  QuotationCorrectionsController,
  QuotationDecisionsController,
  QuotationDocumentController,
  QuotationRevisionsController,
  RateFilesController,
  RateBatchesController,
  TariffController,
  RatesController,
  ReferenceDataController,
  SignInController,
  SystemInformationController,
  WebhookController,
  ProviderWebhooksController,
];

/** The HTTP face of the desk. */
@Module({})
class AppModule {}

/**
 * The HTTP face of the desk: its controllers, and what stands before and behind each of them.
 * @param desk the use cases and ports that the controllers call
 */
export function appModule(desk: readonly Provider[], log: Log): DynamicModule {
  return {
    module: AppModule,
    controllers: CONTROLLERS,
    providers: [
      ...desk,
      { provide: APP_GUARD, useClass: SignedInGuard },
      { provide: APP_FILTER, useValue: new AnswerErrorFilter(log) },
      {
        provide: APP_PIPE,
        useValue: new EntryValidation(),
      },
    ],
  };
}
