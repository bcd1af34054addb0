import { describeActivityLogContract } from '../../../../contracts/activity-log.contract.js';
import { describeActivityLogQueriesContract } from '../../../../contracts/activity-log-queries.contract.js';
import { describeCorrectionRepositoryContract } from '../../../../contracts/correction-repository.contract.js';
import { describeCustomerDataRepositoryContract } from '../../../../contracts/customer-data-repository.contract.js';
import { describeGlobalSearchContract } from '../../../../contracts/global-search.contract.js';
import { describeInboundEmailRepositoryContract } from '../../../../contracts/inbound-email-repository.contract.js';
import { describeMailAccountRepositoryContract } from '../../../../contracts/mail-account-repository.contract.js';
import { describeMailAuthorizationRepositoryContract } from '../../../../contracts/mail-authorization-repository.contract.js';
import {
  describeNotificationEmailRepositoryContract,
  describePendingNotificationRepositoryContract,
} from '../../../../contracts/notification-repositories.contract.js';
import { describeOperationsReportContract } from '../../../../contracts/operations-report.contract.js';
import { describeOutboundEmailRepositoryContract } from '../../../../contracts/outbound-email-repository.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeQuotationOrderContract } from '../../../../contracts/quotation-order.contract.js';
import { describeQuotationOutcomesContract } from '../../../../contracts/quotation-outcomes.contract.js';
import { describeQuotationRepositoryContract } from '../../../../contracts/quotation-repository.contract.js';
import { describeSearchWordsContract } from '../../../../contracts/search-words.contract.js';

describeInboundEmailRepositoryContract('PostgresInboundEmailRepository', openPostgresContext);
describeQuotationOutcomesContract('PostgresQuotationRepository', openPostgresContext);
describeQuotationOrderContract('PostgresQuotationRepository', openPostgresContext);
describeQuotationRepositoryContract('PostgresQuotationRepository', openPostgresContext);
describeCorrectionRepositoryContract('PostgresCorrectionRepository', openPostgresContext);
describeOutboundEmailRepositoryContract('PostgresOutboundEmailRepository', openPostgresContext);
describeActivityLogContract('PostgresActivityLogRepository', openPostgresContext);
describeActivityLogQueriesContract('PostgresActivityLogRepository', openPostgresContext);
describeGlobalSearchContract('PostgresGlobalSearch', openPostgresContext);
describeSearchWordsContract('PostgresGlobalSearch', openPostgresContext);
describeOperationsReportContract('PostgresOperationsReport', openPostgresContext);
describePendingNotificationRepositoryContract('PostgresPendingNotificationRepository', openPostgresContext);
describeNotificationEmailRepositoryContract('PostgresNotificationEmailRepository', openPostgresContext);
describeCustomerDataRepositoryContract('PostgresCustomerDataRepository', openPostgresContext);
describeMailAccountRepositoryContract('PostgresMailAccountRepository', openPostgresContext);
describeMailAuthorizationRepositoryContract('PostgresMailAuthorizationRepository', openPostgresContext);
