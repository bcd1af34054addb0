import type { Rate } from '../rate.js';
import { evaluateConditions } from './evaluate-conditions.js';
import { CONDITION_KINDS, type ConditionKind, listConditionKinds, type RateConditions } from './rate-conditions.js';
import { COMMODITY_CLASSES, REQUESTED_SERVICES, type ShipmentFacts } from './shipment-facts.js';

/** The rates of a shipment: of each charge at most one. */
export interface ChosenRates {
  readonly rates: readonly Rate[];
  /** Rates that would be taken instead if a fact that nobody knows held. */
  readonly undecided: readonly Rate[];
}

/**
 * The rates that apply to a shipment: of each charge code the most specific one whose conditions hold. A conditional
 * charge, and one on request, applies by its conditions only; any other one without conditions applies always.
 */
export function chooseRates(rates: readonly Rate[], facts: ShipmentFacts): ChosenRates {
  const groups = new Map<string, Rate[]>();
  for (const rate of rates) {
    const group = groups.get(rate.serviceCode);
    if (group) group.push(rate);
    else groups.set(rate.serviceCode, [rate]);
  }
  const chosen = new Set<Rate>();
  const undecided: Rate[] = [];
  for (const group of groups.values()) {
    const candidates = group.filter(isCandidate);
    const outcomes = candidates.map((rate) => ({ rate, outcome: evaluateConditions(rate.conditions, facts) }));
    const winner = findMostSpecific(outcomes.flatMap(({ rate, outcome }) => (outcome === 'holds' ? [rate] : [])));
    if (winner) chosen.add(winner);
    for (const { rate, outcome } of outcomes) {
      if (outcome === 'unknown' && (!winner || compareSpecificity(rate, winner) < 0)) undecided.push(rate);
    }
  }
  // In the order of the tariff, so that a line stays where it was.
  return { rates: rates.filter((rate) => chosen.has(rate)), undecided };
}

function isCandidate({ application = 'mandatory', conditions }: Rate): boolean {
  return application === 'mandatory' || conditions !== undefined;
}

type Ranked = Pick<Rate, 'id' | 'conditions'>;

function findMostSpecific(rates: readonly Rate[]): Rate | undefined {
  const [first, ...others] = rates;
  return others.reduce((best, rate) => (best && compareSpecificity(best, rate) <= 0 ? best : rate), first);
}

/**
 * The order of rates of one charge, the most specific first; two different rates are never equal. First the kinds of
 * their conditions count, the most particular first: whoever asks for more of them, or for a more particular one, comes
 * before. Of the same kinds the narrower condition counts, and last the rate that was entered first.
 */
export function compareSpecificity(one: Ranked, other: Ranked): number {
  for (const kind of CONDITION_KINDS) {
    const difference = Number(hasCondition(other, kind)) - Number(hasCondition(one, kind));
    if (difference !== 0) return difference;
  }
  for (const kind of listConditionKinds(one.conditions)) {
    const difference = compareBreadth(kind, one.conditions, other.conditions);
    if (difference !== 0) return difference;
  }
  return one.id - other.id;
}

function hasCondition({ conditions }: Ranked, kind: ConditionKind): boolean {
  return conditions?.[kind] !== undefined;
}

function compareBreadth(kind: ConditionKind, one: RateConditions = {}, other: RateConditions = {}): number {
  const [left, right] = [measureBreadth(kind, one), measureBreadth(kind, other)];
  for (let at = 0; at < left.length; at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How much a condition lets through, by figures of which a smaller one is narrower. */
function measureBreadth(kind: ConditionKind, conditions: RateConditions): readonly number[] {
  const value = conditions[kind];
  if (kind === 'commodities') {
    const [first] = conditions.commodities ?? [];
    return [conditions.commodities?.length ?? 0, first ? COMMODITY_CLASSES.indexOf(first) : 0];
  }
  // The more classes are left out, the narrower it is.
  if (kind === 'exceptCommodities') return [-(conditions.exceptCommodities?.length ?? 0)];
  if (kind === 'services') {
    const [first] = conditions.services ?? [];
    return [conditions.services?.length ?? 0, first ? REQUESTED_SERVICES.indexOf(first) : 0];
  }
  if (kind === 'pieceOver') {
    const { lengthCm, widthCm, heightCm, weightKg } = conditions.pieceOver ?? {};
    return [lengthCm, widthCm, heightCm, weightKg].map((limit) => -(limit ?? 0));
  }
  if (kind === 'customers') return measureCustomers(conditions.customers ?? []);
  if (kind === 'hours') {
    const { from, until } = conditions.hours ?? { from: 0, until: 0 };
    return [from < until ? until - from : until + HOURS_OF_DAY - from];
  }
  if (kind === 'zone') return [conditions.zone?.places.length ?? 0];
  if (typeof value === 'number') return [kind.endsWith('UpTo') ? value : -value];
  return [Array.isArray(value) ? value.length : 0];
}

const HOURS_OF_DAY = 24;

/** A mailbox is narrower than a domain, a domain than a network of agents; then fewer, and a subdomain than its domain. */
function measureCustomers(customers: readonly string[]): readonly number[] {
  const breadths = customers.map((one) => (one.includes('@') ? 0 : one.includes('.') ? 1 : 2));
  const labels = customers.map((one) => one.split('.').length);
  return [Math.max(...breadths), customers.length, -Math.max(...labels)];
}
