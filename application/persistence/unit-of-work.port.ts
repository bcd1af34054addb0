import type { CustomerDataRepository } from '../../domain/customers/customer-data.repository.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { MailAccountRepository } from '../../domain/inbound-mail/mail-account/mail-account.repository.js';
import type { MailAuthorizationRepository } from '../../domain/inbound-mail/mail-account/mail-authorization.js';
import type { WebhookDeliveryRepository } from '../../domain/integrations/webhook-delivery.repository.js';
import type { WebhookEndpointRepository } from '../../domain/integrations/webhook-endpoint.repository.js';
import type { OutboundEmailRepository } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { CorrectionRepository } from '../../domain/quoting/correction/correction.repository.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { DisclaimerRepository } from '../../domain/tariff/airport-terms/disclaimer.repository.js';
import type { MawbConsigneeRepository } from '../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import type { ChargeCodeRepository } from '../../domain/tariff/charge-code/charge-code.repository.js';
import type { ExchangeRateRepository } from '../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type {
  RateImportRepository,
  SheetMappingRepository,
} from '../../domain/tariff/rate-import/rate-import.repository.js';
import type { TaxRateRepository } from '../../domain/tariff/tax/tax-rate.repository.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import type { DomainEventPublisher } from '../events/domain-event-publisher.port.js';
import type { AdministratorRepository } from '../identity/administrator.repository.js';
import type { ApiTokenRepository } from '../identity/api-token.repository.js';
import type { AvatarRepository } from '../identity/avatar.repository.js';
import type { JobQueue } from '../jobs/job-queue.port.js';
import type { NotificationEmailRepository } from '../notifications/notification-email.repository.js';
import type { NotificationPreferencesRepository } from '../notifications/notification-preferences.repository.js';
import type { PendingNotificationRepository } from '../notifications/pending-notification.repository.js';
import type { IdempotencyKeyRepository } from '../operations/idempotency-key.repository.js';
import type { IdempotentCallRepository } from '../operations/idempotent-call.repository.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';

/** All repositories: of one transaction, or with one transaction per statement. */
export interface Repositories {
  readonly emails: InboundEmailRepository;
  readonly mailAccounts: MailAccountRepository;
  readonly mailAuthorizations: MailAuthorizationRepository;
  readonly quotations: QuotationRepository;
  readonly corrections: CorrectionRepository;
  readonly outboundEmails: OutboundEmailRepository;
  readonly queue: JobQueue;
  readonly activity: ActivityLogRepository;
  readonly rates: RateRepository;
  readonly chargeCodes: ChargeCodeRepository;
  readonly exchangeRates: ExchangeRateRepository;
  readonly rateImports: RateImportRepository;
  readonly sheetMappings: SheetMappingRepository;
  readonly taxRates: TaxRateRepository;
  readonly recognizedDomains: RecognizedDomainRepository;
  readonly consignments: MawbConsigneeRepository;
  readonly disclaimers: DisclaimerRepository;
  readonly settings: SettingsRepository;
  readonly administrators: AdministratorRepository;
  readonly apiTokens: ApiTokenRepository;
  readonly webhookEndpoints: WebhookEndpointRepository;
  readonly webhookDeliveries: WebhookDeliveryRepository;
  readonly notificationPreferences: NotificationPreferencesRepository;
  readonly avatars: AvatarRepository;
  readonly idempotencyKeys: IdempotencyKeyRepository;
  readonly idempotentCalls: IdempotentCallRepository;
  readonly pendingNotifications: PendingNotificationRepository;
  readonly notificationEmails: NotificationEmailRepository;
  readonly customerData: CustomerDataRepository;
}

/** All repositories, in one transaction, and those who are told what happens in it. */
export interface TransactionScope extends Repositories {
  readonly events: DomainEventPublisher;
}

/** Makes the publisher of a transaction, whose subscribers write by the given repositories. */
export type CreateEventPublisher = (repositories: Repositories) => DomainEventPublisher;

/** Transactions: all or nothing. */
export abstract class UnitOfWork {
  /** Runs a function in one transaction: committed when it resolves, rolled back when it throws. */
  abstract run<T>(work: (tx: TransactionScope) => Promise<T>): Promise<T>;
}
