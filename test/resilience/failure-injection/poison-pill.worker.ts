import type { PlaceIndex } from '../../../adapters/extraction/rules/places/place-index.js';
import {
  type ExtractionJob,
  type ExtractionResult,
  work as read,
} from '../../../adapters/extraction/rules/rule-extraction.worker.js';
import { findExtractorPoison, triggerPoison } from './poison-pill.js';

export { prepare } from '../../../adapters/extraction/rules/rule-extraction.worker.js';

/** Reads one text as the product does, and swallows the poison that is in it. */
export async function work(job: ExtractionJob, index: PlaceIndex): Promise<ExtractionResult> {
  await triggerPoison(findExtractorPoison(job.body));
  return read(job, index);
}
