import type { EntityManager } from 'typeorm';
import type { Repositories } from '../../../../application/persistence/unit-of-work.port.js';
import { PostgresActivityLogRepository } from '../activity-log/postgres-activity-log.repository.js';
import { PostgresAdministratorRepository } from '../administrators/postgres-administrator.repository.js';
import { PostgresApiTokenRepository } from '../api-tokens/postgres-api-token.repository.js';
import { PostgresAvatarRepository } from '../avatars/postgres-avatar.repository.js';
import { PostgresChargeCodeRepository } from '../charge-codes/postgres-charge-code.repository.js';
import { PostgresCorrectionRepository } from '../corrections/postgres-correction.repository.js';
import { PostgresCustomerDataRepository } from '../customer-data/postgres-customer-data.repository.js';
import { PostgresDisclaimerRepository } from '../disclaimers/postgres-disclaimer.repository.js';
import { PostgresExchangeRateRepository } from '../exchange-rates/postgres-exchange-rate.repository.js';
import { PostgresIdempotencyKeyRepository } from '../idempotency-keys/postgres-idempotency-key.repository.js';
import { PostgresIdempotentCallRepository } from '../idempotent-calls/postgres-idempotent-call.repository.js';
import { PostgresInboundEmailRepository } from '../inbound-emails/postgres-inbound-email.repository.js';
import { PostgresJobQueue } from '../job-queue/postgres-job-queue.js';
import type { WorkerLock } from '../job-queue/worker-lock.js';
import { PostgresMailAccountRepository } from '../mail-accounts/postgres-mail-account.repository.js';
import { PostgresMailAuthorizationRepository } from '../mail-accounts/postgres-mail-authorization.repository.js';
import { PostgresMawbConsigneeRepository } from '../mawb-consignees/postgres-mawb-consignee.repository.js';
import { PostgresNotificationEmailRepository } from '../notification-emails/postgres-notification-email.repository.js';
import { PostgresNotificationPreferencesRepository } from '../notification-preferences/postgres-notification-preferences.repository.js';
import { PostgresOutboundEmailRepository } from '../outbound-emails/postgres-outbound-email.repository.js';
import { PostgresPendingNotificationRepository } from '../pending-notifications/postgres-pending-notification.repository.js';
import { PostgresQuotationRepository } from '../quotations/postgres-quotation.repository.js';
import {
  PostgresRateImportRepository,
  PostgresSheetMappingRepository,
} from '../rate-imports/postgres-rate-import.repository.js';
import { PostgresRateRepository } from '../rates/postgres-rate.repository.js';
import { PostgresRecognizedDomainRepository } from '../recognized-domains/postgres-recognized-domain.repository.js';
import type { ReadThroughCache } from '../reference-cache/read-through-cache.js';
import { PostgresSettingsRepository } from '../settings/postgres-settings.repository.js';
import { PostgresTaxRateRepository } from '../tax-rates/postgres-tax-rate.repository.js';
import { PostgresWebhookDeliveryRepository } from '../webhooks/postgres-webhook-delivery.repository.js';
import { PostgresWebhookEndpointRepository } from '../webhooks/postgres-webhook-endpoint.repository.js';

/**
 * All repositories over one manager: in its transaction, or with one transaction per statement if it has none.
 * @param cache the reference data cache, which the queue informs of changes
 * @param workerLock of the process that claims jobs
 */
export function createPostgresRepositories(
  manager: EntityManager,
  cache?: ReadThroughCache,
  workerLock?: WorkerLock,
): Repositories {
  return {
    emails: new PostgresInboundEmailRepository(manager),
    mailAccounts: new PostgresMailAccountRepository(manager),
    mailAuthorizations: new PostgresMailAuthorizationRepository(manager),
    quotations: new PostgresQuotationRepository(manager),
    corrections: new PostgresCorrectionRepository(manager),
    outboundEmails: new PostgresOutboundEmailRepository(manager),
    queue: new PostgresJobQueue(manager, cache, workerLock),
    activity: new PostgresActivityLogRepository(manager),
    rates: new PostgresRateRepository(manager),
    chargeCodes: new PostgresChargeCodeRepository(manager),
    exchangeRates: new PostgresExchangeRateRepository(manager),
    rateImports: new PostgresRateImportRepository(manager),
    sheetMappings: new PostgresSheetMappingRepository(manager),
    taxRates: new PostgresTaxRateRepository(manager),
    recognizedDomains: new PostgresRecognizedDomainRepository(manager),
    consignments: new PostgresMawbConsigneeRepository(manager),
    disclaimers: new PostgresDisclaimerRepository(manager),
    settings: new PostgresSettingsRepository(manager),
    administrators: new PostgresAdministratorRepository(manager),
    apiTokens: new PostgresApiTokenRepository(manager),
    webhookEndpoints: new PostgresWebhookEndpointRepository(manager),
    webhookDeliveries: new PostgresWebhookDeliveryRepository(manager),
    notificationPreferences: new PostgresNotificationPreferencesRepository(manager),
    avatars: new PostgresAvatarRepository(manager),
    idempotencyKeys: new PostgresIdempotencyKeyRepository(manager),
    idempotentCalls: new PostgresIdempotentCallRepository(manager),
    pendingNotifications: new PostgresPendingNotificationRepository(manager),
    notificationEmails: new PostgresNotificationEmailRepository(manager),
    customerData: new PostgresCustomerDataRepository(manager),
  };
}
