import { describeActivityLogContract } from '../../../../contracts/activity-log.contract.js';
import { describeActivityLogQueriesContract } from '../../../../contracts/activity-log-queries.contract.js';
import { describeCorrectionRepositoryContract } from '../../../../contracts/correction-repository.contract.js';
import { describeGlobalSearchContract } from '../../../../contracts/global-search.contract.js';
import { describeInboundEmailRepositoryContract } from '../../../../contracts/inbound-email-repository.contract.js';
import {
  describeNotificationEmailRepositoryContract,
  describePendingNotificationRepositoryContract,
} from '../../../../contracts/notification-repositories.contract.js';
import { describeOperationsReportContract } from '../../../../contracts/operations-report.contract.js';
import { describeOutboundEmailRepositoryContract } from '../../../../contracts/outbound-email-repository.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeQuotationRepositoryContract } from '../../../../contracts/quotation-repository.contract.js';

describeInboundEmailRepositoryContract('PostgresIncomingEmails', openPostgresContext);
describeQuotationRepositoryContract('PostgresQuotations', openPostgresContext);
describeCorrectionRepositoryContract('PostgresCorrections', openPostgresContext);
describeOutboundEmailRepositoryContract('PostgresOutbox', openPostgresContext);
describeActivityLogContract('PostgresActivityLog', openPostgresContext);
describeActivityLogQueriesContract('PostgresActivityLog', openPostgresContext);
describeGlobalSearchContract('PostgresDeskSearch', openPostgresContext);
describeOperationsReportContract('PostgresDeskRecords', openPostgresContext);
describePendingNotificationRepositoryContract('PostgresNewsTray', openPostgresContext);
describeNotificationEmailRepositoryContract('PostgresStaffMails', openPostgresContext);
