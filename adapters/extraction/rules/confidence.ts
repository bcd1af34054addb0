import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';

/** What each fact adds to the confidence of a complete request. */
const SHARES = {
  weight: 0.3,
  destination: 0.25,
  pieces: 0.1,
  volume: 0.15,
  term: 0.1,
  origin: 0.05,
  description: 0.05,
} as const;
const PENALTY_PER_DOUBT = 0.07;
const MIN_CONFIDENCE = 0.05;

/** 0 to 1: how much of a shipment was found, less what is in doubt. */
export function computeConfidence(
  read: Pick<
    ShipmentRequest,
    'isQuotationRequest' | 'goods' | 'incoterm' | 'airportDestination' | 'airportOrigin' | 'destination'
  >,
  doubts: number,
): number {
  if (!read.isQuotationRequest) return 0.9;
  const { goods } = read;
  let found = 0;
  if (goods.grossWeightKg !== undefined) found += SHARES.weight;
  if (read.airportDestination !== undefined) found += SHARES.destination;
  else if (read.destination.country !== undefined) found += SHARES.destination / 2;
  if (goods.pieces !== undefined) found += SHARES.pieces;
  if (goods.volumeM3 !== undefined) found += SHARES.volume;
  if (read.incoterm !== undefined) found += SHARES.term;
  if (read.airportOrigin !== undefined) found += SHARES.origin;
  if (goods.description !== undefined) found += SHARES.description;
  return Math.round(Math.min(1, Math.max(MIN_CONFIDENCE, found - doubts * PENALTY_PER_DOUBT)) * 100) / 100;
}
