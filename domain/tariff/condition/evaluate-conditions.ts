import { foldPlace } from '../../geography/fold-place.js';
import { type ConditionKind, listConditionKinds, type PieceLimits, type RateConditions } from './rate-conditions.js';
import type { PieceFacts, ShipmentFacts } from './shipment-facts.js';

/** Whether a condition holds; `unknown`: what it asks for is not known of the shipment. */
export type ConditionOutcome = 'holds' | 'fails' | 'unknown';

type Check = (conditions: RateConditions, facts: ShipmentFacts) => ConditionOutcome;

const CHECKS: Readonly<Record<ConditionKind, Check>> = {
  commodities: ({ commodities = [] }, facts) => decide(facts.commodities.some((one) => commodities.includes(one))),
  exceptCommodities: ({ exceptCommodities = [] }, facts) =>
    decide(!facts.commodities.some((one) => exceptCommodities.includes(one))),
  dangerousClasses: checkDangerousClasses,
  unNumbersFrom: ({ unNumbersFrom = 0 }, { commodities, unNumbers }) => {
    if (!commodities.includes('dangerous')) return 'fails';
    return unNumbers === undefined ? 'unknown' : decide(unNumbers >= unNumbersFrom);
  },
  services: ({ services = [] }, facts) => decide(facts.services.some((one) => services.includes(one))),
  pieceOver: checkPieces,
  valueOverUsd: ({ valueOverUsd = 0 }, { valueUsd }) =>
    valueUsd === undefined ? 'unknown' : decide(valueUsd.gt(valueOverUsd)),
  days: ({ days = [] }, { dayKind }) => decide(days.includes(dayKind)),
  // What names no hour is handled in working hours: no supplement by the hour is in doubt.
  hours: ({ hours }, { hour }) => {
    if (!hours || hour === undefined) return 'fails';
    const { from, until } = hours;
    return decide(from < until ? hour >= from && hour < until : hour >= from || hour < until);
  },
  customers: ({ customers = [] }, facts) => decide(customers.some((one) => isCustomer(one, facts))),
  monthKgFrom: ({ monthKgFrom = 0 }, { monthVolume }) =>
    monthVolume === undefined ? 'unknown' : decide(monthVolume.chargeableKg.gte(monthKgFrom)),
  monthShipmentsFrom: ({ monthShipmentsFrom = 0 }, { monthVolume }) =>
    monthVolume === undefined ? 'unknown' : decide(monthVolume.shipments >= monthShipmentsFrom),
  zone: ({ zone }, { deliveryPlaces }) => {
    const places = zone?.places.map(foldPlace) ?? [];
    return decide(deliveryPlaces.some((place) => places.includes(foldPlace(place))));
  },
  origins: ({ origins = [] }, facts) =>
    facts.origins.length === 0 ? 'unknown' : decide(facts.origins.some((one) => origins.includes(one))),
  incoterms: ({ incoterms = [] }, { incoterm }) =>
    incoterm === undefined ? 'unknown' : decide(incoterms.includes(incoterm)),
  grossKgUpTo: ({ grossKgUpTo = 0 }, { grossKg }) =>
    grossKg === undefined ? 'unknown' : decide(grossKg.lte(grossKgUpTo)),
  volumeM3UpTo: ({ volumeM3UpTo = 0 }, { volumeM3 }) =>
    volumeM3 === undefined ? 'unknown' : decide(volumeM3.lte(volumeM3UpTo)),
  grossKgOver: ({ grossKgOver = 0 }, { grossKg }) =>
    grossKg === undefined ? 'unknown' : decide(grossKg.gt(grossKgOver)),
};

/**
 * Whether all conditions of a rate hold; a rate without any applies always. One that fails settles it, whatever else is
 * not known.
 */
export function evaluateConditions(conditions: RateConditions | undefined, facts: ShipmentFacts): ConditionOutcome {
  if (!conditions) return 'holds';
  let outcome: ConditionOutcome = 'holds';
  for (const kind of listConditionKinds(conditions)) {
    const each = CHECKS[kind](conditions, facts);
    if (each === 'fails') return 'fails';
    if (each === 'unknown') outcome = 'unknown';
  }
  return outcome;
}

function decide(holds: boolean): ConditionOutcome {
  return holds ? 'holds' : 'fails';
}

function checkDangerousClasses({ dangerousClasses = [] }: RateConditions, facts: ShipmentFacts): ConditionOutcome {
  if (!facts.commodities.includes('dangerous')) return 'fails';
  if (facts.dangerousClasses.length === 0) return 'unknown';
  const isOf = (one: string) => dangerousClasses.some((asked) => one === asked || one.startsWith(`${asked}.`));
  return decide(facts.dangerousClasses.some(isOf));
}

/** @param name a mailbox, a domain or a network of agents, lower case */
function isCustomer(name: string, { customer, networks }: ShipmentFacts): boolean {
  if (networks.includes(name)) return true;
  const mailbox = customer?.toLowerCase();
  if (mailbox === undefined) return false;
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return name === mailbox || name === domain || domain.endsWith(`.${name}`);
}

/** Whether a piece is over a limit of size: the longer of its sides is its length. */
export function isPieceLarger(piece: PieceFacts, { lengthCm, widthCm, heightCm }: PieceLimits): boolean {
  const isOver = (side: number, limit: number | undefined) => limit !== undefined && side > limit;
  const [shorter, longer] = [piece.lengthCm, piece.widthCm].sort((a, b) => a - b);
  return isOver(longer ?? 0, lengthCm) || isOver(shorter ?? 0, widthCm) || isOver(piece.heightCm, heightCm);
}

/** One piece over one limit is enough; what has no size, and pieces of unknown weight, leave it open. */
function checkPieces({ pieceOver = {} }: RateConditions, facts: ShipmentFacts): ConditionOutcome {
  const { lengthCm, widthCm, heightCm } = pieceOver;
  const isLarge = facts.pieces.some((piece) => isPieceLarger(piece, pieceOver));
  const byWeight = checkPieceWeight(pieceOver.weightKg, facts);
  if (isLarge || byWeight === 'holds') return 'holds';
  const asksForSize = [lengthCm, widthCm, heightCm].some((limit) => limit !== undefined);
  return (asksForSize && facts.pieces.length === 0) || byWeight === 'unknown' ? 'unknown' : 'fails';
}

/** The heaviest of several pieces weighs at least their average, and at most all. */
function checkPieceWeight(limitKg: number | undefined, { grossKg, pieceCount }: ShipmentFacts): ConditionOutcome {
  if (limitKg === undefined) return 'fails';
  if (grossKg === undefined) return 'unknown';
  if (grossKg.lte(limitKg)) return 'fails';
  return pieceCount !== undefined && pieceCount > 0 && grossKg.div(pieceCount).gt(limitKg) ? 'holds' : 'unknown';
}
