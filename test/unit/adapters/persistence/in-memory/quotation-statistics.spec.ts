import { quotationStatisticsContract } from '../../../../contracts/quotation-statistics.contract.js';
import { openInMemoryDesk } from '../../../../contracts/in-memory-context.js';

quotationStatisticsContract('InMemoryQuotationStatistics', openInMemoryDesk);
