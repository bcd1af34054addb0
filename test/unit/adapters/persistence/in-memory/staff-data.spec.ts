import { describeAirportDirectoryContract } from '../../../../contracts/airport-directory.contract.js';
import { describeDisclaimerRepositoryContract } from '../../../../contracts/disclaimer-repository.contract.js';
import { describeIdempotencyKeyRepositoryContract } from '../../../../contracts/idempotency-key-repository.contract.js';
import { openInMemoryContext } from '../../../../contracts/in-memory-context.js';
import { describeMawbConsigneeRepositoryContract } from '../../../../contracts/mawb-consignee-repository.contract.js';
import { describeRateRepositoryContract } from '../../../../contracts/rate-repository.contract.js';
import { describeRecognizedDomainRepositoryContract } from '../../../../contracts/recognized-domain-repository.contract.js';
import { describeSettingsRepositoryContract } from '../../../../contracts/settings-repository.contract.js';
import { describeTaxRateRepositoryContract } from '../../../../contracts/tax-rate-repository.contract.js';

describeRateRepositoryContract('InMemoryRateBook', openInMemoryContext);
describeTaxRateRepositoryContract('InMemoryTaxRates', openInMemoryContext);
describeRecognizedDomainRepositoryContract('InMemoryRecognizedSenders', openInMemoryContext);
describeMawbConsigneeRepositoryContract('InMemoryConsignments', openInMemoryContext);
describeDisclaimerRepositoryContract('InMemoryDisclaimers', openInMemoryContext);
describeSettingsRepositoryContract('InMemorySettingsShelf', openInMemoryContext);
describeIdempotencyKeyRepositoryContract('InMemoryDeskMarks', openInMemoryContext);
describeAirportDirectoryContract('InMemoryReferenceData', openInMemoryContext);
