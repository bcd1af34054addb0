import { WARM_UP_REQUESTS, WARM_UP_SENDER } from '../../../adapters/extraction/rules/warm-up-requests.js';
import type { ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';

/** Reads by which the engine has seen often enough what emails are made of to compile it well. */
const ROUNDS = 40;
/** Emails that are read at the same time: readers with threads of their own warm as many up. */
const CONCURRENCY = 2;

/**
 * Lets a reader read invented requests in the background of a start, so that the first customer is answered as fast as the
 * thousandth. No second reader is asked.
 */
export async function warmUp(extractor: ShipmentExtractor): Promise<void> {
  await Promise.all(Array.from({ length: CONCURRENCY }, () => runRounds(extractor)));
}

async function runRounds(extractor: ShipmentExtractor): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const request of WARM_UP_REQUESTS) {
      await extractor.extract({ from: WARM_UP_SENDER, to: undefined, ...request, isUnanswered: true });
      // Whoever calls meanwhile comes first.
      await new Promise(setImmediate);
    }
  }
}
