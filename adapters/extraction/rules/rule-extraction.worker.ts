import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { indexOf, type KnownPlaces } from './places/known-places.js';
import type { PlaceIndex } from './places/place-index.js';
import { shipmentIn } from './rule-shipment-extractor.js';

/** A text that a thread is to read. */
export interface ReadingJob {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly subject: string | undefined;
  readonly body: string;
}

/** What a thread knows from its start. */
export function prepare(known: KnownPlaces): PlaceIndex {
  return indexOf(known);
}

/** Reads one text; run in a thread, which may be ended at any moment. */
export function work(job: ReadingJob, index: PlaceIndex): ShipmentRequest {
  return shipmentIn(job, index);
}
