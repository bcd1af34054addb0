import type { Repositories } from '../../../application/persistence/unit-of-work.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { listDestinationAirports } from '../../../domain/quoting/quotation-search.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import { InMemoryActivityLogRepository } from './in-memory-activity-log.repository.js';
import { InMemoryAdministratorRepository } from './in-memory-administrator.repository.js';
import { InMemoryApiTokenRepository } from './in-memory-api-token.repository.js';
import { InMemoryAvatarRepository } from './in-memory-avatar.repository.js';
import { createStandardChargeCodes, InMemoryChargeCodeRepository } from './in-memory-charge-code.repository.js';
import { InMemoryCorrectionRepository } from './in-memory-correction.repository.js';
import { InMemoryCustomerDataRepository } from './in-memory-customer-data.repository.js';
import { InMemoryDisclaimerRepository } from './in-memory-disclaimer.repository.js';
import { InMemoryExchangeRateRepository } from './in-memory-exchange-rate.repository.js';
import { InMemoryIdempotencyKeyRepository } from './in-memory-idempotency-key.repository.js';
import { InMemoryIdempotentCallRepository } from './in-memory-idempotent-call.repository.js';
import { InMemoryInboundEmailRepository } from './in-memory-inbound-email.repository.js';
import { InMemoryJobNotifier } from './in-memory-job-notifier.js';
import { InMemoryJobQueue } from './in-memory-job-queue.js';
import { InMemoryMailAccountRepository } from './in-memory-mail-account.repository.js';
import { InMemoryMailAuthorizationRepository } from './in-memory-mail-authorization.repository.js';
import { InMemoryMawbConsigneeRepository } from './in-memory-mawb-consignee.repository.js';
import { InMemoryNotificationEmailRepository } from './in-memory-notification-email.repository.js';
import { InMemoryNotificationPreferencesRepository } from './in-memory-notification-preferences.repository.js';
import { InMemoryOutboundEmailRepository } from './in-memory-outbound-email.repository.js';
import { InMemoryPendingNotificationRepository } from './in-memory-pending-notification.repository.js';
import { InMemoryQuotationRepository } from './in-memory-quotation.repository.js';
import { InMemoryRateRepository } from './in-memory-rate.repository.js';
import { InMemoryRateImportRepository, InMemorySheetMappingRepository } from './in-memory-rate-import.repository.js';
import { InMemoryRecognizedDomainRepository } from './in-memory-recognized-domain.repository.js';
import { InMemorySettingsRepository } from './in-memory-settings.repository.js';
import { InMemoryTaxRateRepository } from './in-memory-tax-rate.repository.js';
import { InMemoryWebhookDeliveryRepository } from './in-memory-webhook-delivery.repository.js';
import { InMemoryWebhookEndpointRepository } from './in-memory-webhook-endpoint.repository.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** All repositories in memory. */
export interface InMemoryRepositories {
  readonly emails: InMemoryInboundEmailRepository;
  readonly mailAccounts: InMemoryMailAccountRepository;
  readonly mailAuthorizations: InMemoryMailAuthorizationRepository;
  readonly quotations: InMemoryQuotationRepository;
  readonly corrections: InMemoryCorrectionRepository;
  readonly outboundEmails: InMemoryOutboundEmailRepository;
  readonly queue: InMemoryJobQueue;
  readonly activity: InMemoryActivityLogRepository;
  readonly rates: InMemoryRateRepository;
  readonly chargeCodes: InMemoryChargeCodeRepository;
  readonly exchangeRates: InMemoryExchangeRateRepository;
  readonly rateImports: InMemoryRateImportRepository;
  readonly sheetMappings: InMemorySheetMappingRepository;
  readonly taxRates: InMemoryTaxRateRepository;
  readonly recognizedDomains: InMemoryRecognizedDomainRepository;
  readonly consignments: InMemoryMawbConsigneeRepository;
  readonly disclaimers: InMemoryDisclaimerRepository;
  readonly settings: InMemorySettingsRepository;
  readonly administrators: InMemoryAdministratorRepository;
  readonly apiTokens: InMemoryApiTokenRepository;
  readonly webhookEndpoints: InMemoryWebhookEndpointRepository;
  readonly webhookDeliveries: InMemoryWebhookDeliveryRepository;
  readonly notificationPreferences: InMemoryNotificationPreferencesRepository;
  readonly avatars: InMemoryAvatarRepository;
  readonly idempotencyKeys: InMemoryIdempotencyKeyRepository;
  readonly idempotentCalls: InMemoryIdempotentCallRepository;
  readonly pendingNotifications: InMemoryPendingNotificationRepository;
  readonly notificationEmails: InMemoryNotificationEmailRepository;
  readonly customerData: InMemoryCustomerDataRepository;
}

/** Dependencies of the in-memory repositories. */
export interface InMemoryDependencies {
  readonly countries: readonly Country[];
  readonly airports: readonly Airport[];
  readonly clock: Clock;
  /**
   * Signalled when a job was added or an email's outcome was recorded; without it, a notifier that no one waits for.
   */
  readonly notifier?: InMemoryJobNotifier;
}

/** All repositories in memory, initially empty. */
export function createInMemoryRepositories(dependencies: InMemoryDependencies): InMemoryRepositories {
  const { clock, notifier = new InMemoryJobNotifier() } = dependencies;
  const rates = Table.createEmpty<Rate>();
  const webhookEndpoints = new InMemoryWebhookEndpointRepository();
  const chargeCodes = createStandardChargeCodes(clock);
  const emails = new InMemoryInboundEmailRepository(notifier);
  const recognizedDomains = new InMemoryRecognizedDomainRepository();
  const stores = {
    emails,
    mailAccounts: new InMemoryMailAccountRepository(),
    mailAuthorizations: new InMemoryMailAuthorizationRepository(),
    quotations: new InMemoryQuotationRepository(async (draft) => {
      const email = await emails.find(draft.emailId);
      const codes = listDestinationAirports(draft);
      const served = dependencies.airports.filter(({ code }) => codes.includes(code));
      return {
        subject: email?.subject,
        senderName: email?.fromName,
        companyName: (await recognizedDomains.findBySender(draft.clientEmail))?.companyName,
        places: served.map(({ city, name }) => `${city} ${name}`),
      };
    }),
    corrections: new InMemoryCorrectionRepository(),
    outboundEmails: new InMemoryOutboundEmailRepository(),
    queue: new InMemoryJobQueue(clock, notifier),
    activity: new InMemoryActivityLogRepository(),
    rates: new InMemoryRateRepository(dependencies, clock, rates, chargeCodes),
    chargeCodes: new InMemoryChargeCodeRepository(clock, chargeCodes, rates),
    exchangeRates: new InMemoryExchangeRateRepository(clock),
    rateImports: new InMemoryRateImportRepository(),
    sheetMappings: new InMemorySheetMappingRepository(),
    taxRates: new InMemoryTaxRateRepository(dependencies.countries, clock),
    recognizedDomains,
    consignments: new InMemoryMawbConsigneeRepository(dependencies),
    disclaimers: new InMemoryDisclaimerRepository(dependencies.airports),
    settings: new InMemorySettingsRepository(),
    administrators: new InMemoryAdministratorRepository(),
    apiTokens: new InMemoryApiTokenRepository(),
    webhookEndpoints,
    webhookDeliveries: new InMemoryWebhookDeliveryRepository(webhookEndpoints.rows),
    notificationPreferences: new InMemoryNotificationPreferencesRepository(),
    avatars: new InMemoryAvatarRepository(),
    idempotencyKeys: new InMemoryIdempotencyKeyRepository(),
    idempotentCalls: new InMemoryIdempotentCallRepository(),
    pendingNotifications: new InMemoryPendingNotificationRepository(),
    notificationEmails: new InMemoryNotificationEmailRepository(),
  };
  return { ...stores, customerData: new InMemoryCustomerDataRepository(stores) };
}

/** The same repositories, with all writes recorded in an undo log. */
export function recordInUndoLog(repositories: InMemoryRepositories, undoLog: UndoLog): Repositories {
  const stores = {
    emails: repositories.emails.withUndoLog(undoLog),
    mailAccounts: repositories.mailAccounts.withUndoLog(undoLog),
    mailAuthorizations: repositories.mailAuthorizations.withUndoLog(undoLog),
    quotations: repositories.quotations.withUndoLog(undoLog),
    corrections: repositories.corrections.withUndoLog(undoLog),
    outboundEmails: repositories.outboundEmails.withUndoLog(undoLog),
    queue: repositories.queue.withUndoLog(undoLog),
    activity: repositories.activity.withUndoLog(undoLog),
    rates: repositories.rates.withUndoLog(undoLog),
    chargeCodes: repositories.chargeCodes.withUndoLog(undoLog),
    exchangeRates: repositories.exchangeRates.withUndoLog(undoLog),
    rateImports: repositories.rateImports.withUndoLog(undoLog),
    sheetMappings: repositories.sheetMappings.withUndoLog(undoLog),
    taxRates: repositories.taxRates.withUndoLog(undoLog),
    recognizedDomains: repositories.recognizedDomains.withUndoLog(undoLog),
    consignments: repositories.consignments.withUndoLog(undoLog),
    disclaimers: repositories.disclaimers.withUndoLog(undoLog),
    settings: repositories.settings.withUndoLog(undoLog),
    administrators: repositories.administrators.withUndoLog(undoLog),
    apiTokens: repositories.apiTokens.withUndoLog(undoLog),
    webhookEndpoints: repositories.webhookEndpoints.withUndoLog(undoLog),
    webhookDeliveries: repositories.webhookDeliveries.withUndoLog(undoLog),
    notificationPreferences: repositories.notificationPreferences.withUndoLog(undoLog),
    avatars: repositories.avatars.withUndoLog(undoLog),
    idempotencyKeys: repositories.idempotencyKeys.withUndoLog(undoLog),
    idempotentCalls: repositories.idempotentCalls.withUndoLog(undoLog),
    pendingNotifications: repositories.pendingNotifications.withUndoLog(undoLog),
    notificationEmails: repositories.notificationEmails.withUndoLog(undoLog),
  };
  return { ...stores, customerData: new InMemoryCustomerDataRepository(stores) };
}
