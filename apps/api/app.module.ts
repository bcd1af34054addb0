import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ActivityLogsController } from './activity-logs/activity-logs.controller.js';
import { ChargesController } from './charges/charges.controller.js';
import { ConsignmentsController } from './consignments/consignments.controller.js';
import { CoreRulesController } from './core-rules/core-rules.controller.js';
import { DisclaimersController } from './disclaimers/disclaimers.controller.js';
import { EmailsController } from './emails/emails.controller.js';
import { ReceivedMailController } from './emails/received-mail.controller.js';
import { EntryValidation } from './entry-validation.js';
import { AnswerErrorFilter } from './errors/answer-error.filter.js';
import { HealthController } from './health/health.controller.js';
import type { Log } from './log.js';
import { ProviderWebhooksController } from './mail-doors/provider-webhooks.controller.js';
import { WebhookController } from './mail-doors/webhook.controller.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { ModelCallsController } from './model-calls/model-calls.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { OutboxController } from './outbox/outbox.controller.js';
import { QuotationCorrectionsController } from './quotations/quotation-corrections.controller.js';
import { QuotationDecisionsController } from './quotations/quotation-decisions.controller.js';
import { QuotationDocumentController } from './quotations/quotation-document.controller.js';
import { QuotationRevisionsController } from './quotations/quotation-revisions.controller.js';
import { QuotationStatisticsController } from './quotations/quotation-statistics.controller.js';
import { QuotationsController } from './quotations/quotations.controller.js';
import { RateBatchesController } from './rates/rate-batches.controller.js';
import { RateFilesController } from './rates/rate-files.controller.js';
import { RatesController } from './rates/rates.controller.js';
import { TariffController } from './rates/tariff.controller.js';
import { RecognizedDomainsController } from './recognized-domains/recognized-domains.controller.js';
import { ReferenceDataController } from './reference-data/reference-data.controller.js';
import { SearchController } from './search/search.controller.js';
import { AvatarController } from './settings/avatar.controller.js';
import { BackupController } from './settings/backup.controller.js';
import { PersonalSettingsController } from './settings/personal-settings.controller.js';
import { SystemSettingsController } from './settings/system-settings.controller.js';
import { TestMailController } from './settings/test-mail.controller.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignedInGuard } from './sign-in/signed-in.guard.js';
import { StaffMailController } from './staff-mail/staff-mail.controller.js';
import { SystemInformationController } from './system-information/system-information.controller.js';
import { TaxRatesController } from './tax-rates/tax-rates.controller.js';

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
