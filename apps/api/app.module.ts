import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { RecognizedDomainsController } from './customers/recognized-domains.controller.js';
import { AllExceptionsFilter } from './http/all-exceptions.filter.js';
import { RequestValidationPipe } from './http/request-validation.pipe.js';
import { SessionAuthGuard } from './http/session-auth.guard.js';
import { AvatarController } from './identity/avatar.controller.js';
import { PersonalSettingsController } from './identity/personal-settings.controller.js';
import { SignInController } from './identity/sign-in.controller.js';
import { InboundEmailsController } from './inbound-mail/inbound-emails.controller.js';
import { ProviderWebhooksController } from './inbound-mail/provider-webhooks.controller.js';
import { WebhookController } from './inbound-mail/webhook.controller.js';
import type { Logger } from './infrastructure/logger.js';
import { NotificationEmailsController } from './notifications/notification-emails.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { TestMailController } from './notifications/test-mail.controller.js';
import { ActivityLogsController } from './operations/activity-logs.controller.js';
import { BackupController } from './operations/backup.controller.js';
import { CoreRulesController } from './operations/core-rules.controller.js';
import { HealthController } from './operations/health.controller.js';
import { LlmCallsController } from './operations/llm-calls.controller.js';
import { MetricsController } from './operations/metrics.controller.js';
import { SearchController } from './operations/search.controller.js';
import { SystemInformationController } from './operations/system-information.controller.js';
import { SystemSettingsController } from './operations/system-settings.controller.js';
import { OutboundEmailsController } from './outbound-mail/outbound-emails.controller.js';
import { ChargesController } from './pricing/charges.controller.js';
import { ExtractionController } from './quoting/extraction.controller.js';
import { QuotationCorrectionsController } from './quoting/quotation-corrections.controller.js';
import { QuotationDecisionsController } from './quoting/quotation-decisions.controller.js';
import { QuotationPdfController } from './quoting/quotation-pdf.controller.js';
import { QuotationRevisionsController } from './quoting/quotation-revisions.controller.js';
import { QuotationStatisticsController } from './quoting/quotation-statistics.controller.js';
import { QuotationsController } from './quoting/quotations.controller.js';
import { DisclaimersController } from './tariff/disclaimers.controller.js';
import { MawbConsigneesController } from './tariff/mawb-consignees.controller.js';
import { RateBatchesController } from './tariff/rate-batches.controller.js';
import { RateFilesController } from './tariff/rate-files.controller.js';
import { RatesController } from './tariff/rates.controller.js';
import { ReferenceDataController } from './tariff/reference-data.controller.js';
import { TariffController } from './tariff/tariff.controller.js';
import { TaxRatesController } from './tariff/tax-rates.controller.js';

const CONTROLLERS = [
  ActivityLogsController,
  AvatarController,
  CoreRulesController,
  NotificationsController,
  LlmCallsController,
  OutboundEmailsController,
  BackupController,
  PersonalSettingsController,
  InboundEmailsController,
  SearchController,
  NotificationEmailsController,
  SystemSettingsController,
  TestMailController,
  ChargesController,
  DisclaimersController,
  MawbConsigneesController,
  TaxRatesController,
  RecognizedDomainsController,
  ExtractionController,
  HealthController,
  MetricsController,
  QuotationStatisticsController,
  QuotationsController,
  QuotationCorrectionsController,
  QuotationDecisionsController,
  QuotationPdfController,
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
 * @param providers the use cases and ports that the controllers call
 */
export function createAppModule(providers: readonly Provider[], log: Logger): DynamicModule {
  return {
    module: AppModule,
    controllers: CONTROLLERS,
    providers: [
      ...providers,
      { provide: APP_GUARD, useClass: SessionAuthGuard },
      { provide: APP_FILTER, useValue: new AllExceptionsFilter(log) },
      {
        provide: APP_PIPE,
        useValue: new RequestValidationPipe(),
      },
    ],
  };
}
