import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import type { Ledger, LedgerReading } from '../../../domain/reading/ledger/ledger.types.js';
import { createPlaceIndex, type KnownPlaces } from './places/known-places.js';
import type { PlaceIndex } from './places/place-index.js';
import { extractShipment, keepLedgerOf } from './rule-shipment-extractor.js';
import { WARM_UP_REQUESTS, WARM_UP_SENDER } from './warm-up-requests.js';

/** A text that a thread is to read. */
export interface ExtractionJob {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly subject: string | undefined;
  readonly body: string;
  /** Values that are only to be held against the text; absent where the text is to be read. */
  readonly reading?: LedgerReading;
}

/** What a thread read: the shipment, or the ledger of values that were read before. */
export type ExtractionResult = { readonly request: ShipmentRequest } | { readonly ledger: Ledger };

/**
 * What a thread knows from its start. It has read a few texts by then: the time limit of a customer's text is for reading,
 * and would end a thread in its first text, and the next thread in its own.
 */
export function prepare(known: KnownPlaces): PlaceIndex {
  const index = createPlaceIndex(known);
  for (const request of WARM_UP_REQUESTS) extractShipment({ from: WARM_UP_SENDER, to: undefined, ...request }, index);
  return index;
}

/** Reads one text; run in a thread, which may be ended at any moment. */
export function work({ reading, ...email }: ExtractionJob, index: PlaceIndex): ExtractionResult {
  return reading ? { ledger: keepLedgerOf(email, reading, index) } : { request: extractShipment(email, index) };
}
