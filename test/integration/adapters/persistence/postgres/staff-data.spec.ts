import { describeAirportDirectoryContract } from '../../../../contracts/airport-directory.contract.js';
import { describeDisclaimerRepositoryContract } from '../../../../contracts/disclaimer-repository.contract.js';
import { describeIdempotencyKeyRepositoryContract } from '../../../../contracts/idempotency-key-repository.contract.js';
import { describeMawbConsigneeRepositoryContract } from '../../../../contracts/mawb-consignee-repository.contract.js';
import { openPostgresContext } from '../../../../contracts/postgres-context.js';
import { describeRateRepositoryContract } from '../../../../contracts/rate-repository.contract.js';
import { describeRecognizedDomainRepositoryContract } from '../../../../contracts/recognized-domain-repository.contract.js';
import { describeSettingsRepositoryContract } from '../../../../contracts/settings-repository.contract.js';
import { describeTaxRateRepositoryContract } from '../../../../contracts/tax-rate-repository.contract.js';

describeRateRepositoryContract('PostgresRateRepository', openPostgresContext);
describeTaxRateRepositoryContract('PostgresTaxRateRepository', openPostgresContext);
describeRecognizedDomainRepositoryContract('PostgresRecognizedDomainRepository', openPostgresContext);
describeMawbConsigneeRepositoryContract('PostgresMawbConsigneeRepository', openPostgresContext);
describeDisclaimerRepositoryContract('PostgresDisclaimerRepository', openPostgresContext);
describeSettingsRepositoryContract('PostgresSettingsRepository', openPostgresContext);
describeIdempotencyKeyRepositoryContract('PostgresIdempotencyKeyRepository', openPostgresContext);
describeAirportDirectoryContract('PostgresAirportDirectory', openPostgresContext);
