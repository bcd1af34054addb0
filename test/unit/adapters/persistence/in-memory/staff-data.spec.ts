import { describeAirportDirectoryContract } from '../../../../contracts/airport-directory.contract.js';
import { describeDisclaimerRepositoryContract } from '../../../../contracts/disclaimer-repository.contract.js';
import { describeIdempotencyKeyRepositoryContract } from '../../../../contracts/idempotency-key-repository.contract.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeMawbConsigneeRepositoryContract } from '../../../../contracts/mawb-consignee-repository.contract.js';
import { describeRateRepositoryContract } from '../../../../contracts/rate-repository.contract.js';
import { describeRecognizedDomainRepositoryContract } from '../../../../contracts/recognized-domain-repository.contract.js';
import { describeSettingsRepositoryContract } from '../../../../contracts/settings-repository.contract.js';
import { describeTaxRateRepositoryContract } from '../../../../contracts/tax-rate-repository.contract.js';

describeRateRepositoryContract('InMemoryRateRepository', openInMemoryContext);
describeTaxRateRepositoryContract('InMemoryTaxRateRepository', openInMemoryContext);
describeRecognizedDomainRepositoryContract('InMemoryRecognizedDomainRepository', openInMemoryContext);
describeMawbConsigneeRepositoryContract('InMemoryMawbConsigneeRepository', openInMemoryContext);
describeDisclaimerRepositoryContract('InMemoryDisclaimerRepository', openInMemoryContext);
describeSettingsRepositoryContract('InMemorySettingsRepository', openInMemoryContext);
describeIdempotencyKeyRepositoryContract('InMemoryIdempotencyKeyRepository', openInMemoryContext);
describeAirportDirectoryContract('InMemoryAirportDirectory', openInMemoryContext);
