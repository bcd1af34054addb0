import { describeAirportDirectoryContract } from '../../../../contracts/airport-directory.contract.js';
import { describeDisclaimerRepositoryContract } from '../../../../contracts/disclaimer-repository.contract.js';
import { describeIdempotencyKeyRepositoryContract } from '../../../../contracts/idempotency-key-repository.contract.js';
import { describeMawbConsigneeRepositoryContract } from '../../../../contracts/mawb-consignee-repository.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeRateRepositoryContract } from '../../../../contracts/rate-repository.contract.js';
import { describeRecognizedDomainRepositoryContract } from '../../../../contracts/recognized-domain-repository.contract.js';
import { describeSettingsRepositoryContract } from '../../../../contracts/settings-repository.contract.js';
import { describeTaxRateRepositoryContract } from '../../../../contracts/tax-rate-repository.contract.js';

describeRateRepositoryContract('PostgresRateBook', openPostgresContext);
describeTaxRateRepositoryContract('PostgresTaxRates', openPostgresContext);
describeRecognizedDomainRepositoryContract('PostgresRecognizedSenders', openPostgresContext);
describeMawbConsigneeRepositoryContract('PostgresConsignments', openPostgresContext);
describeDisclaimerRepositoryContract('PostgresDisclaimers', openPostgresContext);
describeSettingsRepositoryContract('PostgresSettingsShelf', openPostgresContext);
describeIdempotencyKeyRepositoryContract('PostgresDeskMarks', openPostgresContext);
describeAirportDirectoryContract('PostgresReferenceData', openPostgresContext);
