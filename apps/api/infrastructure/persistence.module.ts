import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ActivityLogRepository } from '../../../application/activity/activity-log.repository.js';
import { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import { ApiTokenRepository } from '../../../application/identity/api-token.repository.js';
import { AvatarRepository } from '../../../application/identity/avatar.repository.js';
import { LoginAttemptRepository } from '../../../application/identity/login-attempt.repository.js';
import { SessionStore } from '../../../application/identity/session-store.port.js';
import { JobNotifier } from '../../../application/jobs/job-notifier.port.js';
import { JobQueue } from '../../../application/jobs/job-queue.port.js';
import { NotificationEmailRepository } from '../../../application/notifications/notification-email.repository.js';
import { NotificationPreferencesRepository } from '../../../application/notifications/notification-preferences.repository.js';
import { PendingNotificationRepository } from '../../../application/notifications/pending-notification.repository.js';
import { BackupArchive } from '../../../application/operations/backup/backup-archive.port.js';
import { GlobalSearch } from '../../../application/operations/global-search.port.js';
import { IdempotencyKeyRepository } from '../../../application/operations/idempotency-key.repository.js';
import { IdempotentCallRepository } from '../../../application/operations/idempotent-call.repository.js';
import { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import { OperationsReport } from '../../../application/operations/operations-report.port.js';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { QuotationAnalytics } from '../../../application/quoting/quotation-analytics.port.js';
import { QuotationExportQuery } from '../../../application/quoting/quotation-export.port.js';
import { CustomerDataRepository } from '../../../domain/customers/customer-data.repository.js';
import { RecognizedDomainRepository } from '../../../domain/customers/recognized-domain.repository.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { InboundEmailRepository } from '../../../domain/inbound-mail/inbound-email.repository.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { MailAuthorizationRepository } from '../../../domain/inbound-mail/mail-account/mail-authorization.js';
import { WebhookDeliveryRepository } from '../../../domain/integrations/webhook-delivery.repository.js';
import { WebhookEndpointRepository } from '../../../domain/integrations/webhook-endpoint.repository.js';
import { OutboundEmailRepository } from '../../../domain/outbound-mail/outbound-email.repository.js';
import { CorrectionRepository } from '../../../domain/quoting/correction/correction.repository.js';
import { QuotationRepository } from '../../../domain/quoting/quotation.repository.js';
import { DisclaimerRepository } from '../../../domain/tariff/airport-terms/disclaimer.repository.js';
import { MawbConsigneeRepository } from '../../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import { ChargeCodeRepository } from '../../../domain/tariff/charge-code/charge-code.repository.js';
import { ExchangeRateRepository } from '../../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import { RateRepository } from '../../../domain/tariff/rate.repository.js';
import {
  RateImportRepository,
  SheetMappingRepository,
} from '../../../domain/tariff/rate-import/rate-import.repository.js';
import { TaxRateRepository } from '../../../domain/tariff/tax/tax-rate.repository.js';
import { type AdapterModule, createAdapterModule } from './adapter-module.js';
import { IdempotentUnitOfWork } from './idempotent-unit-of-work.js';
import { TimeZoneSettings, withTimeZone } from './office-time-zone.js';
import type { Persistence } from './persistence.js';
import { InjectionToken, provideValue } from './provide.js';
import { CACHED } from './tokens.js';

const PERSISTENCE = new InjectionToken<Persistence>('persistence');

/** The repositories of one database, which is closed after everything that uses it. */
@Module({})
export class PersistenceModule implements OnModuleInit, OnApplicationShutdown {
  /** Rejects where the stores could not be closed: Nest only logs what its hooks throw. */
  closed: Promise<void> = Promise.resolve();

  constructor(@Inject(PERSISTENCE.key) private readonly persistence: Persistence) {}

  async onModuleInit(): Promise<void> {
    await withTimeZone(this.persistence.settings).getCurrent();
  }

  onApplicationShutdown(): Promise<void> {
    this.closed = this.persistence.close();
    return this.closed;
  }
}

/** Binds every repository to the stores that were opened for this process. */
export function createPersistenceModule(stores: Persistence): AdapterModule {
  const { cachedStores } = stores;
  return createAdapterModule(PersistenceModule, [
    provideValue(PERSISTENCE, stores),
    provideValue(UnitOfWork, new IdempotentUnitOfWork(stores.unitOfWork)),
    provideValue(InboundEmailRepository, stores.emails),
    provideValue(MailAccountRepository, stores.mailAccounts),
    provideValue(MailAuthorizationRepository, stores.mailAuthorizations),
    provideValue(QuotationRepository, stores.quotations),
    provideValue(CorrectionRepository, stores.corrections),
    provideValue(OutboundEmailRepository, stores.outboundEmails),
    provideValue(JobQueue, stores.queue),
    provideValue(JobNotifier, stores.jobNotifier),
    provideValue(ActivityLogRepository, stores.activity),
    provideValue(RateRepository, stores.rates),
    provideValue(ChargeCodeRepository, stores.chargeCodes),
    provideValue(ExchangeRateRepository, stores.exchangeRates),
    provideValue(RateImportRepository, stores.rateImports),
    provideValue(SheetMappingRepository, stores.sheetMappings),
    provideValue(TaxRateRepository, stores.taxRates),
    provideValue(RecognizedDomainRepository, stores.recognizedDomains),
    provideValue(MawbConsigneeRepository, stores.consignments),
    provideValue(DisclaimerRepository, stores.disclaimers),
    provideValue(AirportDirectory, stores.reference),
    provideValue(SettingsRepository, new TimeZoneSettings(stores.settings)),
    provideValue(AdministratorRepository, stores.administrators),
    provideValue(ApiTokenRepository, stores.apiTokens),
    provideValue(WebhookEndpointRepository, stores.webhookEndpoints),
    provideValue(WebhookDeliveryRepository, stores.webhookDeliveries),
    provideValue(AvatarRepository, stores.avatars),
    provideValue(LoginAttemptRepository, stores.loginAttempts),
    provideValue(SessionStore, stores.sessions),
    provideValue(NotificationPreferencesRepository, stores.notificationPreferences),
    provideValue(PendingNotificationRepository, stores.pendingNotifications),
    provideValue(NotificationEmailRepository, stores.notificationEmails),
    provideValue(CustomerDataRepository, stores.customerData),
    provideValue(IdempotencyKeyRepository, stores.idempotencyKeys),
    provideValue(IdempotentCallRepository, stores.idempotentCalls),
    provideValue(GlobalSearch, stores.search),
    provideValue(OperationsReport, stores.operationsReport),
    provideValue(LlmUsageRepository, stores.llmUsage),
    provideValue(QuotationAnalytics, stores.statistics),
    provideValue(QuotationExportQuery, stores.quotationExport),
    provideValue(BackupArchive, stores.backup),
    provideValue(CACHED.reference, cachedStores.reference),
    provideValue(CACHED.settings, withTimeZone(cachedStores.settings)),
    provideValue(CACHED.rates, cachedStores.rates),
    provideValue(CACHED.exchangeRates, cachedStores.exchangeRates),
    provideValue(CACHED.taxRates, cachedStores.taxRates),
    provideValue(CACHED.consignments, cachedStores.consignments),
    provideValue(CACHED.disclaimers, cachedStores.disclaimers),
    provideValue(CACHED.recognizedDomains, cachedStores.recognizedDomains),
  ]);
}
