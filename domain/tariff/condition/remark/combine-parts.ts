import { CONDITION_KINDS, type ConditionKind, type RateConditionsEntry } from '../rate-conditions.js';
import { DAY_KINDS } from '../working-days.js';
import { findServiceName, type RemarkPart, type TradeTerms } from './remark-parts.js';

/** What has to be known of a row to understand what its remark says. */
export interface RemarkSubject {
  /** The name of the charge: of which service "on request" is said. */
  readonly chargeName: string | undefined;
  /** The price is for each piece. */
  readonly isPerPiece: boolean;
  readonly terms: TradeTerms;
}

/** Conditions one of which has to hold; all that one of them states has to hold together. */
export type Alternatives = readonly RateConditionsEntry[];

const LISTS = ['commodities', 'days', 'incoterms', 'customers', 'origins', 'services'] as const;
type Link = 'and' | 'or' | 'comma' | 'comma-or' | undefined;
type Working = { entry: RateConditionsEntry; last: readonly ConditionKind[]; orDays: number };

/**
 * What the parts of a clause say together: values of one kind are alternatives within it, conditions of several kinds hold
 * together, and what `or` stands between are alternatives. Undefined where that is not clear.
 */
export function combineRemarkParts(parts: readonly RemarkPart[], subject: RemarkSubject): Alternatives | undefined {
  const negationAt = parts.findIndex(({ is }) => is === 'negation');
  const said = negationAt < 0 ? parts : parts.slice(0, negationAt);
  const denied = negationAt < 0 ? undefined : combineDenied(parts.slice(negationAt + 1), subject.terms);
  if (negationAt >= 0 && !denied) return undefined;
  const alternatives = combineAffirmed(said, subject);
  if (!alternatives) return undefined;
  if (!denied) return alternatives.length > 0 ? alternatives : undefined;
  const [only = {}, ...others] = alternatives;
  return others.length > 0 ? undefined : mergeAll([only, denied]);
}

function combineAffirmed(parts: readonly RemarkPart[], subject: RemarkSubject): Alternatives | undefined {
  const groups: Working[] = [];
  let link: Link;
  let previous: RemarkPart | undefined;
  const isRequested = parts.some(({ is }) => is === 'requested');
  for (const part of parts) {
    if (part.is === 'negation') return undefined;
    if (part.is === 'each-piece' && !subject.isPerPiece && !isOfPieces(previous)) return undefined;
    if (part.is === 'condition') {
      if (!addCondition(groups, part.entry, link)) return undefined;
      link = undefined;
    } else if (part.is === 'and' || part.is === 'or' || part.is === 'comma') link = joinLinks(link, part.is);
    previous = part;
  }
  const alternatives = mergeLikeAlternatives(groups.map(({ entry }) => entry));
  if (!isRequested || alternatives.some(({ services }) => services)) return alternatives;
  const service = subject.chargeName === undefined ? undefined : findServiceInName(subject.chargeName);
  if (!service) return undefined;
  return alternatives.length === 0
    ? [{ services: [service] }]
    : alternatives.map((entry) => ({ ...entry, services: [service] }));
}

function addCondition(groups: Working[], entry: RateConditionsEntry, link: Link): boolean {
  const current = groups.at(-1);
  const kinds = listKinds(entry);
  if (!current) {
    groups.push({ entry, last: kinds, orDays: 1 });
    return true;
  }
  const isSameKind = kinds.join() === current.last.join();
  const isStated = kinds.some((kind) => current.entry[kind] !== undefined);
  const isRepeated = isStated && !kinds.some((kind) => isOther(current.entry[kind], entry[kind]));
  // "Dangerous goods of class 3" says the class of cargo twice.
  if (isRepeated && !isSameKind && link === undefined) {
    current.entry = { ...current.entry, ...entry };
    return true;
  }
  const begin = () => groups.push({ entry, last: kinds, orDays: 1 }) > 0;
  if (isSameKind && kinds.join() === 'pieceOver') {
    if (link === 'and') return false;
    current.entry = { ...current.entry, pieceOver: { ...current.entry.pieceOver, ...entry.pieceOver } };
    return true;
  }
  if (isSameKind && link !== 'comma-or' && !isOtherDay(current.entry, entry, link)) {
    const merged = mergeLists(current.entry, entry);
    if (!merged) return false;
    current.entry = merged;
    if (link === 'or') current.orDays += 1;
    return true;
  }
  if (isStated || link === 'or' || link === 'comma-or') return link === undefined ? false : begin();
  // "Saturday or Sunday from 8 to 12" may mean the hours of Sunday alone, and "and" may mean either of two.
  if (kinds.includes('hours') ? current.orDays > 1 : link === 'and') return false;
  current.entry = { ...current.entry, ...entry };
  current.last = kinds;
  return true;
}

/** Days of the week beside the weekend, each with its own hours. */
function isOtherDay(current: RateConditionsEntry, entry: RateConditionsEntry, link: Link): boolean {
  if (!current.days || !entry.days || link === 'comma') return false;
  return current.days.includes('working') !== entry.days.includes('working');
}

/** Alternatives of one list each are one list: `DAP, DPU, or DDP`. */
function mergeLikeAlternatives(alternatives: Alternatives): Alternatives {
  const merged: RateConditionsEntry[] = [];
  for (const entry of alternatives) {
    const before = merged.at(-1);
    const isLike = before && listKinds(before).length === 1 && listKinds(before).join() === listKinds(entry).join();
    const list = isLike ? mergeLists(before, entry) : undefined;
    if (list) merged[merged.length - 1] = list;
    else merged.push(entry);
  }
  return merged;
}

function mergeLists(one: RateConditionsEntry, other: RateConditionsEntry): RateConditionsEntry | undefined {
  const kinds = listKinds(other);
  const names = kinds.map((kind) => LISTS.find((list) => list === kind));
  const [name] = names;
  if (name === undefined || names.length > 1) {
    return kinds.every((kind) => JSON.stringify(one[kind]) === JSON.stringify(other[kind])) ? one : undefined;
  }
  return { ...one, [name]: [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])] };
}

/** Whatever is none of these; undefined for what has no end: which customers there are beside some, nobody can list. */
function combineDenied(parts: readonly RemarkPart[], terms: TradeTerms): RateConditionsEntry | undefined {
  const whole: Readonly<Record<'incoterms' | 'days', readonly string[]>> = { incoterms: terms.all, days: DAY_KINDS };
  const entries = parts.flatMap((part) => (part.is === 'condition' ? [part.entry] : []));
  if (parts.some(({ is }) => is === 'negation' || is === 'requested')) return undefined;
  const isOfClasses = entries.every((entry) => listKinds(entry).join() === 'commodities');
  if (entries.length > 0 && isOfClasses) {
    return { exceptCommodities: [...new Set(entries.flatMap(({ commodities }) => commodities ?? []))] };
  }
  for (const kind of ['incoterms', 'days'] as const) {
    if (entries.length === 0 || !entries.every((entry) => listKinds(entry).join() === kind)) continue;
    const named = entries.flatMap((entry) => entry[kind] ?? []);
    return { [kind]: whole[kind].filter((one) => !named.includes(one)) };
  }
  return undefined;
}

/** Conditions that hold together; undefined where two of one kind differ. */
function mergeAll(entries: readonly RateConditionsEntry[]): Alternatives | undefined {
  let merged: RateConditionsEntry = {};
  for (const entry of entries) {
    if (listKinds(entry).some((kind) => isOther(merged[kind], entry[kind]))) return undefined;
    merged = { ...merged, ...entry };
  }
  return [merged];
}

/** Every way in which the conditions of two clauses hold together; undefined where two of one kind differ. */
export function combineAlternatives(one: Alternatives, other: Alternatives): Alternatives | undefined {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const all: RateConditionsEntry[] = [];
  for (const left of one) {
    for (const right of other) {
      const [merged] = mergeAll([left, right]) ?? [];
      if (!merged) return undefined;
      all.push(merged);
    }
  }
  return all.length <= MAX_ALTERNATIVES ? all : undefined;
}

const MAX_ALTERNATIVES = 4;
const MAX_SERVICE_WORDS = 3;

function findServiceInName(name: string): string | undefined {
  const words = name.split(/\s+/);
  for (let length = MAX_SERVICE_WORDS; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const service = findServiceName(words.slice(at, at + length).join(' '));
      if (service) return service;
    }
  }
  return undefined;
}

function isOfPieces(part: RemarkPart | undefined): boolean {
  return part?.is === 'condition' && part.entry.pieceOver !== undefined;
}

function joinLinks(link: Link, next: 'and' | 'or' | 'comma'): Link {
  if (next === 'or') return link === undefined ? 'or' : 'comma-or';
  return next === 'comma' && link !== undefined ? link : next;
}

function isOther(one: unknown, other: unknown): boolean {
  return one !== undefined && JSON.stringify(one) !== JSON.stringify(other);
}

function listKinds(entry: RateConditionsEntry): ConditionKind[] {
  return CONDITION_KINDS.filter((kind) => entry[kind] !== undefined);
}
