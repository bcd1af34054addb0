import { quotationStatisticsContract } from '../../contracts/quotation-statistics.contract.js';
import { openPostgresDesk } from './open-postgres-desk.js';

quotationStatisticsContract('PostgresQuotationStatistics', openPostgresDesk);
