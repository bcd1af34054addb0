import { consignmentsContract } from '../../../../contracts/mawb-consignee-repository.contract.js';
import { deskMarksContract } from '../../../../contracts/idempotency-key-repository.contract.js';
import { disclaimersContract } from '../../../../contracts/disclaimer-repository.contract.js';
import { rateBookContract } from '../../../../contracts/rate-repository.contract.js';
import { recognizedSendersContract } from '../../../../contracts/recognized-domain-repository.contract.js';
import { referenceDataContract } from '../../../../contracts/airport-directory.contract.js';
import { settingsShelfContract } from '../../../../contracts/settings-repository.contract.js';
import { taxRatesContract } from '../../../../contracts/tax-rate-repository.contract.js';
import { openInMemoryDesk } from '../../../../contracts/in-memory-context.js';

rateBookContract('InMemoryRateBook', openInMemoryDesk);
taxRatesContract('InMemoryTaxRates', openInMemoryDesk);
recognizedSendersContract('InMemoryRecognizedSenders', openInMemoryDesk);
consignmentsContract('InMemoryConsignments', openInMemoryDesk);
disclaimersContract('InMemoryDisclaimers', openInMemoryDesk);
settingsShelfContract('InMemorySettingsShelf', openInMemoryDesk);
deskMarksContract('InMemoryDeskMarks', openInMemoryDesk);
referenceDataContract('InMemoryReferenceData', openInMemoryDesk);
