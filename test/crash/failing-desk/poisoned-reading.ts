import type { PlaceIndex } from '../../../adapters/rule-reader/place-index.js';
import { type ReadingJob, work as read } from '../../../adapters/rule-reader/reading-program.js';
import type { ShipmentRequest } from '../../../domain/shipment-request/shipment-request.js';
import { readerPoisonIn, swallow } from './poison.js';

export { prepare } from '../../../adapters/rule-reader/reading-program.js';

/** Reads one text as the product does, and swallows the poison that is in it. */
export async function work(job: ReadingJob, index: PlaceIndex): Promise<ShipmentRequest> {
  await swallow(readerPoisonIn(job.body));
  return read(job, index);
}
