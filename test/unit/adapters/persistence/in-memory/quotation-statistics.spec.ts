import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeQuotationStatisticsContract } from '../../../../contracts/quotation-statistics.contract.js';

describeQuotationStatisticsContract('InMemoryQuotationAnalytics', openInMemoryContext);
