import { consignmentsContract } from '../../contracts/consignments.contract.js';
import { deskMarksContract } from '../../contracts/desk-marks.contract.js';
import { disclaimersContract } from '../../contracts/disclaimers.contract.js';
import { rateBookContract } from '../../contracts/rate-book.contract.js';
import { recognizedSendersContract } from '../../contracts/recognized-senders.contract.js';
import { referenceDataContract } from '../../contracts/reference-data.contract.js';
import { settingsShelfContract } from '../../contracts/settings-shelf.contract.js';
import { taxRatesContract } from '../../contracts/tax-rates.contract.js';
import { openPostgresDesk } from './open-postgres-desk.js';

rateBookContract('PostgresRateBook', openPostgresDesk);
taxRatesContract('PostgresTaxRates', openPostgresDesk);
recognizedSendersContract('PostgresRecognizedSenders', openPostgresDesk);
consignmentsContract('PostgresConsignments', openPostgresDesk);
disclaimersContract('PostgresDisclaimers', openPostgresDesk);
settingsShelfContract('PostgresSettingsShelf', openPostgresDesk);
deskMarksContract('PostgresDeskMarks', openPostgresDesk);
referenceDataContract('PostgresReferenceData', openPostgresDesk);
