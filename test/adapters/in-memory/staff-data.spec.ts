import { consignmentsContract } from '../../contracts/consignments.contract.js';
import { deskMarksContract } from '../../contracts/desk-marks.contract.js';
import { disclaimersContract } from '../../contracts/disclaimers.contract.js';
import { rateBookContract } from '../../contracts/rate-book.contract.js';
import { recognizedSendersContract } from '../../contracts/recognized-senders.contract.js';
import { referenceDataContract } from '../../contracts/reference-data.contract.js';
import { settingsShelfContract } from '../../contracts/settings-shelf.contract.js';
import { taxRatesContract } from '../../contracts/tax-rates.contract.js';
import { openInMemoryDesk } from './open-in-memory-desk.js';

rateBookContract('InMemoryRateBook', openInMemoryDesk);
taxRatesContract('InMemoryTaxRates', openInMemoryDesk);
recognizedSendersContract('InMemoryRecognizedSenders', openInMemoryDesk);
consignmentsContract('InMemoryConsignments', openInMemoryDesk);
disclaimersContract('InMemoryDisclaimers', openInMemoryDesk);
settingsShelfContract('InMemorySettingsShelf', openInMemoryDesk);
deskMarksContract('InMemoryDeskMarks', openInMemoryDesk);
referenceDataContract('InMemoryReferenceData', openInMemoryDesk);
