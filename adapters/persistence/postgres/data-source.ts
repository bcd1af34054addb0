import { DataSource } from 'typeorm';
import { selectClient } from '../../runtime/postgres-client/server-proving-client.js';
import { ActivityTable } from './activity-log/activity.table.js';
import { AdministratorTable } from './administrators/administrator.table.js';
import { AirportTable } from './airport-directory/airport.table.js';
import { CountryTable } from './airport-directory/country.table.js';
import { AvatarTable } from './avatars/avatar.table.js';
import { ChargeCodeTable } from './charge-codes/charge-code.table.js';
import { CorrectionTable } from './corrections/correction.table.js';
import { DisclaimerAirportTable, DisclaimerTable } from './disclaimers/disclaimer.table.js';
import { ExchangeRateTable } from './exchange-rates/exchange-rate.table.js';
import { IdempotencyKeyTable } from './idempotency-keys/idempotency-key.table.js';
import { InboundEmailContentTable, InboundEmailTable } from './inbound-emails/inbound-email.table.js';
import { JobTable } from './job-queue/job.table.js';
import { LlmCallTable } from './llm-calls/llm-call.table.js';
import { LoginAttemptTable } from './login-attempts/login-attempt.table.js';
import { MawbConsigneeTable } from './mawb-consignees/mawb-consignee.table.js';
import { MIGRATIONS } from './migrations/all-migrations.js';
import { NotificationEmailTable } from './notification-emails/notification-email.table.js';
import { NotificationPreferenceTable } from './notification-preferences/notification-preference.table.js';
import { OutboundEmailPdfTable, OutboundEmailTable } from './outbound-emails/outbound-email.table.js';
import { PendingNotificationTable } from './pending-notifications/pending-notification.table.js';
import { QuotationRevisionTable, QuotationTable } from './quotations/quotation.table.js';
import { RateImportTable, SheetMappingTable } from './rate-imports/rate-import.table.js';
import { RateTable } from './rates/rate.table.js';
import { RecognizedDomainTable } from './recognized-domains/recognized-domain.table.js';
import { SessionTable } from './sessions/session.table.js';
import { SettingTable } from './settings/setting.table.js';
import { TaxRateTable } from './tax-rates/tax-rate.table.js';

/** A migration holds its lock on one connection and uses another. */
const MIN_CONNECTIONS = 2;
/**
 * Timeout to get a connection, a pooled one included: requests are answered within five seconds, whatever the database
 * does.
 */
export const CONNECT_TIMEOUT_MS = 4_000;
/** A transaction that does nothing for this long belongs to a process that hangs: its locks are set free. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;

/** The application name of every connection. */
export const APPLICATION_NAME = 'istmo';

/** How the program connects to its database. */
export interface DataSourceOptions {
  /** Connections at most; never fewer than 2. */
  readonly poolSize: number;
  /** Called with one sentence when a pooled connection breaks. */
  readonly log?: (message: string) => void;
}

/**
 * The database (PostgreSQL 14 or newer). It connects when it is initialized, and changes its schema only by `migrate`.
 */
export function createDataSource(url: string, options: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize: Math.max(MIN_CONNECTIONS, options.poolSize),
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: APPLICATION_NAME,
    installExtensions: false,
    synchronize: false,
    logging: false,
    migrations: MIGRATIONS,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    poolErrorHandler: (error: unknown) => {
      options.log?.(`A database connection broke: ${error instanceof Error ? error.message : String(error)}`);
    },
    extra: {
      keepAlive: true,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      ...findSocketFolder(url),
      Client: selectClient(url),
    },
    entities: [
      CountryTable,
      AirportTable,
      ChargeCodeTable,
      RateTable,
      TaxRateTable,
      ExchangeRateTable,
      RateImportTable,
      SheetMappingTable,
      RecognizedDomainTable,
      MawbConsigneeTable,
      DisclaimerTable,
      DisclaimerAirportTable,
      SettingTable,
      IdempotencyKeyTable,
      AdministratorTable,
      NotificationPreferenceTable,
      AvatarTable,
      LoginAttemptTable,
      SessionTable,
      LlmCallTable,
      InboundEmailTable,
      InboundEmailContentTable,
      QuotationTable,
      QuotationRevisionTable,
      CorrectionTable,
      OutboundEmailTable,
      OutboundEmailPdfTable,
      PendingNotificationTable,
      NotificationEmailTable,
      ActivityTable,
      JobTable,
    ],
  });
}

/** TypeORM takes the host of an address as it stands; that of a Unix socket is a path in which the slashes are escaped. */
function findSocketFolder(url: string): { readonly host?: string } {
  const { hostname } = new URL(url);
  return /^%2f/i.test(hostname) ? { host: decodeURIComponent(hostname) } : {};
}
