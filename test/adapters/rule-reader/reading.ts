import { BuiltInGazetteer } from '../../../adapters/gazetteer/built-in-gazetteer.js';
import { RuleReader } from '../../../adapters/rule-reader/rule-reader.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { ReferenceData } from '../../../domain/geography/reference-data.port.js';
import type { ShipmentRequest } from '../../../domain/shipment-request/shipment-request.js';
import { AIRPORTS, COUNTRIES } from '../../freight/reference-data.js';

/** The six countries and eight airports, as the desk has them at its first start. */
class SeededReferenceData extends ReferenceData {
  override async countries(): Promise<readonly Country[]> {
    return COUNTRIES;
  }

  override async airports(): Promise<readonly Airport[]> {
    return AIRPORTS;
  }
}

const reader = new RuleReader(new BuiltInGazetteer(), new SeededReferenceData());

/** Reads a body, with a neutral sender and subject where the case does not need its own. */
export function reading(body: string, headers: { from?: string; subject?: string } = {}): Promise<ShipmentRequest> {
  return reader.read({
    from: headers.from ?? 'Nora Vidal <nora@casavidal.example>',
    to: 'quotes@desk.example',
    subject: headers.subject ?? 'air cargo',
    body,
  });
}
