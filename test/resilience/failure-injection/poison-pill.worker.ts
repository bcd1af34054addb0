import type { PlaceIndex } from '../../../adapters/extraction/rules/places/place-index.js';
import { type ExtractionJob, work as read } from '../../../adapters/extraction/rules/rule-extraction.worker.js';
import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { findExtractorPoison, triggerPoison } from './poison-pill.js';

export { prepare } from '../../../adapters/extraction/rules/rule-extraction.worker.js';

/** Reads one text as the product does, and swallows the poison that is in it. */
export async function work(job: ExtractionJob, index: PlaceIndex): Promise<ShipmentRequest> {
  await triggerPoison(findExtractorPoison(job.body));
  return read(job, index);
}
