import { describeAcceptedVolumeContract } from '../../../../contracts/accepted-volume.contract.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeQuotationStatisticsContract } from '../../../../contracts/quotation-statistics.contract.js';

describeQuotationStatisticsContract('InMemoryQuotationAnalytics', openInMemoryContext);
describeAcceptedVolumeContract('InMemoryQuotationRepository', openInMemoryContext);
