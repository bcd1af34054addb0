import { Module } from '@nestjs/common';
import { ActivityLogRepository } from '../../../application/activity/activity-log.repository.js';
import { ActivityQueries } from '../../../application/activity/activity-queries.js';
import { SessionStore } from '../../../application/identity/session-store.port.js';
import { JobQueue } from '../../../application/jobs/job-queue.port.js';
import { NotificationEmailRepository } from '../../../application/notifications/notification-email.repository.js';
import { BackupArchive } from '../../../application/operations/backup/backup-archive.port.js';
import { CreateBackup } from '../../../application/operations/backup/create-backup.js';
import { CheckCoreRules } from '../../../application/operations/check-core-rules.js';
import { GetFirstSteps } from '../../../application/operations/get-first-steps.js';
import { GlobalSearch } from '../../../application/operations/global-search.port.js';
import { LlmUsageRepository } from '../../../application/operations/llm-usage.repository.js';
import { MetricsExporter } from '../../../application/operations/metrics-exporter.port.js';
import { OperationsReport } from '../../../application/operations/operations-report.port.js';
import { PreviewPurge } from '../../../application/operations/preview-purge.js';
import { PurgeExpiredRecords } from '../../../application/operations/purge-expired-records.js';
import { SearchAll } from '../../../application/operations/search-all.js';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { UpdateSettings } from '../../../application/operations/settings/update-settings.js';
import { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { RecognizedDomainRepository } from '../../../domain/customers/recognized-domain.repository.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { InboundEmailRepository } from '../../../domain/inbound-mail/inbound-email.repository.js';
import { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { QuotationRepository } from '../../../domain/quoting/quotation.repository.js';
import { RateRepository } from '../../../domain/tariff/rate.repository.js';
import { Configuration } from '../config/configuration.js';
import { CustomersModule } from '../customers/customers.module.js';
import { provide } from '../infrastructure/provide.js';
import { OutboundMailModule } from '../outbound-mail/outbound-mail.module.js';
import { TariffModule } from '../tariff/tariff.module.js';
import { ActivityLogsController } from './activity-logs.controller.js';
import { BackupController } from './backup.controller.js';
import { CoreRulesController } from './core-rules.controller.js';
import { DeletedRecordsController } from './deleted-records.controller.js';
import { FirstStepsController } from './first-steps.controller.js';
import { HealthController } from './health.controller.js';
import { LlmCallsController } from './llm-calls.controller.js';
import { LlmStatus } from './llm-status.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsServer } from './metrics-server.js';
import { Readiness } from './readiness.js';
import { SearchController } from './search.controller.js';
import { SystemInformationController } from './system-information.controller.js';
import { SystemSettingsController } from './system-settings.controller.js';

/** How the installation is run: settings, activity log, search, health, metrics, backup. */
@Module({
  imports: [CustomersModule, OutboundMailModule, TariffModule],
  controllers: [
    ActivityLogsController,
    BackupController,
    CoreRulesController,
    DeletedRecordsController,
    FirstStepsController,
    HealthController,
    LlmCallsController,
    MetricsController,
    SearchController,
    SystemInformationController,
    SystemSettingsController,
  ],
  providers: [
    provide(ActivityQueries, [ActivityLogRepository, UnitOfWork, Clock]),
    provide(CheckCoreRules, [RateRepository, AirportDirectory, UnitOfWork, Clock]),
    provide(CreateBackup, [BackupArchive, UnitOfWork, Clock]),
    provide(GetFirstSteps, [
      {
        settings: SettingsRepository,
        rates: RateRepository,
        mailAccounts: MailAccountRepository,
        operationsReport: OperationsReport,
        recognizedDomains: RecognizedDomainRepository,
        quotations: QuotationRepository,
        clock: Clock,
      },
    ]),
    provide(LlmStatus, [Configuration, LlmUsageRepository]),
    provide(MetricsServer, [Configuration, MetricsExporter, JobQueue, Readiness]),
    provide(PreviewPurge, [ActivityLogRepository, InboundEmailRepository, NotificationEmailRepository, Clock]),
    provide(PurgeExpiredRecords, [SettingsRepository, SessionStore, UnitOfWork, Clock]),
    provide(Readiness, [JobQueue, MailServerHealth, MailAccountRepository, Clock]),
    provide(SearchAll, [GlobalSearch]),
    provide(UpdateSettings, [SettingsRepository, UnitOfWork, Clock]),
  ],
  exports: [PurgeExpiredRecords],
})
export class OperationsModule {}
