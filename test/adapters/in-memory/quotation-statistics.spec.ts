import { quotationStatisticsContract } from '../../contracts/quotation-statistics.contract.js';
import { openInMemoryDesk } from './open-in-memory-desk.js';

quotationStatisticsContract('InMemoryQuotationStatistics', openInMemoryDesk);
