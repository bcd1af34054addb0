import { describeActivityLogContract } from '../../../../contracts/activity-log.contract.js';
import { describeActivityLogQueriesContract } from '../../../../contracts/activity-log-queries.contract.js';
import { describeCorrectionRepositoryContract } from '../../../../contracts/correction-repository.contract.js';
import { describeCustomerDataRepositoryContract } from '../../../../contracts/customer-data-repository.contract.js';
import { describeGlobalSearchContract } from '../../../../contracts/global-search.contract.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeInboundEmailRepositoryContract } from '../../../../contracts/inbound-email-repository.contract.js';
import { describeMailAccountRepositoryContract } from '../../../../contracts/mail-account-repository.contract.js';
import { describeMailAuthorizationRepositoryContract } from '../../../../contracts/mail-authorization-repository.contract.js';
import {
  describeNotificationEmailRepositoryContract,
  describePendingNotificationRepositoryContract,
} from '../../../../contracts/notification-repositories.contract.js';
import { describeOperationsReportContract } from '../../../../contracts/operations-report.contract.js';
import { describeOutboundEmailRepositoryContract } from '../../../../contracts/outbound-email-repository.contract.js';
import { describeQuotationOrderContract } from '../../../../contracts/quotation-order.contract.js';
import { describeQuotationOutcomesContract } from '../../../../contracts/quotation-outcomes.contract.js';
import { describeQuotationRepositoryContract } from '../../../../contracts/quotation-repository.contract.js';
import { describeSearchWordsContract } from '../../../../contracts/search-words.contract.js';

describeInboundEmailRepositoryContract('InMemoryInboundEmailRepository', openInMemoryContext);
describeQuotationOutcomesContract('InMemoryQuotationRepository', openInMemoryContext);
describeQuotationOrderContract('InMemoryQuotationRepository', openInMemoryContext);
describeQuotationRepositoryContract('InMemoryQuotationRepository', openInMemoryContext);
describeCorrectionRepositoryContract('InMemoryCorrectionRepository', openInMemoryContext);
describeOutboundEmailRepositoryContract('InMemoryOutboundEmailRepository', openInMemoryContext);
describeActivityLogContract('InMemoryActivityLogRepository', openInMemoryContext);
describeActivityLogQueriesContract('InMemoryActivityLogRepository', openInMemoryContext);
describeGlobalSearchContract('InMemoryGlobalSearch', openInMemoryContext);
describeSearchWordsContract('InMemoryGlobalSearch', openInMemoryContext);
describeOperationsReportContract('InMemoryOperationsReport', openInMemoryContext);
describePendingNotificationRepositoryContract('InMemoryPendingNotificationRepository', openInMemoryContext);
describeNotificationEmailRepositoryContract('InMemoryNotificationEmailRepository', openInMemoryContext);
describeCustomerDataRepositoryContract('InMemoryCustomerDataRepository', openInMemoryContext);
describeMailAccountRepositoryContract('InMemoryMailAccountRepository', openInMemoryContext);
describeMailAuthorizationRepositoryContract('InMemoryMailAuthorizationRepository', openInMemoryContext);
