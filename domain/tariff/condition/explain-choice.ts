import type { EffectiveTariff } from '../effective-tariff.js';
import type { Rate } from '../rate.js';
import { chooseRates } from './choose-rates.js';
import { CONDITION_MESSAGES } from './condition.messages.js';
import { evaluateConditions } from './evaluate-conditions.js';
import { formatConditions } from './format-conditions.js';
import { listConditionKinds, type RateConditions } from './rate-conditions.js';
import type { ShipmentFacts } from './shipment-facts.js';

/**
 * What became of a rate: its charge is made by it; it is not in force that day; a condition fails, or nobody knows whether it
 * holds; another rate of the charge is more specific; the charge is made on request only, and nothing asks for it; the rate is
 * taken, but the shipment has nothing that it is for, as a delivery without a place.
 */
export const RATE_OUTCOMES = [
  'applied',
  'not-in-force',
  'fails',
  'unknown',
  'outranked',
  'on-request',
  'not-charged',
] as const;
export type RateOutcome = (typeof RATE_OUTCOMES)[number];

/** A rate of the airport, and why it did or did not apply to a shipment. */
export interface RateDecision {
  readonly rate: Rate;
  readonly outcome: RateOutcome;
  /** The conditions that fail, or that nobody knows; undefined: there are none. */
  readonly conditions?: RateConditions | undefined;
  /** The rate of the same charge that is taken instead; undefined: none is. */
  readonly by?: Rate | undefined;
}

/**
 * Why each rate of an airport did or did not apply to a shipment, in the order of the tariff.
 * @param chargedCodes the charge codes that the shipment has a line of
 */
export function explainChoice(
  tariff: EffectiveTariff,
  facts: ShipmentFacts,
  chargedCodes: ReadonlySet<string>,
): readonly RateDecision[] {
  const chosen = new Set(chooseRates(tariff.inForce, facts).rates);
  const winners = new Map([...chosen].map((rate) => [rate.serviceCode, rate]));
  const decide = (rate: Rate): RateDecision => {
    if (chosen.has(rate)) return { rate, outcome: chargedCodes.has(rate.serviceCode) ? 'applied' : 'not-charged' };
    const by = winners.get(rate.serviceCode);
    const open = findOpenConditions(rate.conditions, facts);
    if (open) return { rate, ...open, by };
    return by ? { rate, outcome: 'outranked', by } : { rate, outcome: 'on-request' };
  };
  return [
    ...tariff.inForce.map(decide),
    ...tariff.outOfForce.map((rate): RateDecision => ({ rate, outcome: 'not-in-force' })),
  ];
}

/** The conditions that fail; where none does, those that nobody knows; undefined: all hold. */
function findOpenConditions(
  conditions: RateConditions | undefined,
  facts: ShipmentFacts,
): Pick<RateDecision, 'outcome' | 'conditions'> | undefined {
  for (const outcome of ['fails', 'unknown'] as const) {
    const kinds = listConditionKinds(conditions).filter(
      (kind) => evaluateConditions({ [kind]: conditions?.[kind] }, facts) === outcome,
    );
    if (kinds.length > 0) {
      return { outcome, conditions: Object.fromEntries(kinds.map((kind) => [kind, conditions?.[kind]])) };
    }
  }
  return undefined;
}

/** A decision as one sentence. */
export function describeDecision({ rate, outcome, conditions, by }: RateDecision): string {
  const named = formatConditions(conditions ?? rate.conditions);
  const byConditions = formatConditions(by?.conditions);
  switch (outcome) {
    case 'applied':
      return named ? CONDITION_MESSAGES.decidedFor(named) : CONDITION_MESSAGES.decidedAlways;
    case 'not-in-force':
      return CONDITION_MESSAGES.decidedNotInForce(rate);
    case 'fails':
      return CONDITION_MESSAGES.decidedFails(named);
    case 'unknown':
      return CONDITION_MESSAGES.decidedUnknown(named);
    case 'outranked':
      return byConditions ? CONDITION_MESSAGES.decidedOutranked(byConditions) : CONDITION_MESSAGES.decidedOtherRate;
    case 'on-request':
      return CONDITION_MESSAGES.decidedOnRequest;
    case 'not-charged':
      return CONDITION_MESSAGES.decidedNothing;
  }
}
