import { RuleShipmentExtractor } from '../../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { AIRPORTS, COUNTRIES } from '../../support/fixtures/airports.js';
import type { LabelledEmail } from '../labelled-email.js';

const extractor = new RuleShipmentExtractor(new TsvGazetteer(), new InMemoryAirportDirectory(COUNTRIES, AIRPORTS));
const readings = new Map<string, Promise<ShipmentRequest>>();

/** What the rules read in a labelled email: each email is read once, whoever asks. */
export function readByRules(email: LabelledEmail['email']): Promise<ShipmentRequest> {
  const key = JSON.stringify(email);
  const reading = readings.get(key) ?? extractor.extract({ ...email, body: email.content });
  readings.set(key, reading);
  return reading;
}
