import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { createPlaceIndex, type KnownPlaces } from './places/known-places.js';
import type { PlaceIndex } from './places/place-index.js';
import { extractShipment } from './rule-shipment-extractor.js';

/** A text that a thread is to read. */
export interface ExtractionJob {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly subject: string | undefined;
  readonly body: string;
}

/** What a thread knows from its start. */
export function prepare(known: KnownPlaces): PlaceIndex {
  return createPlaceIndex(known);
}

/** Reads one text; run in a thread, which may be ended at any moment. */
export function work(job: ExtractionJob, index: PlaceIndex): ShipmentRequest {
  return extractShipment(job, index);
}
