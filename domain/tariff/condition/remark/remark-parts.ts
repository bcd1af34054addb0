import { findConditionValue } from '../condition-synonyms.js';
import type { RateConditionsEntry } from '../rate-conditions.js';
import { REQUESTED_SERVICES } from '../shipment-facts.js';
import { findLimit } from './remark-limits.js';
import { findHours } from './remark-times.js';
import { findPhrase, type RemarkToken } from './remark-tokens.js';
import {
  AND_WORDS,
  COMMODITY_PHRASES,
  CUSTOMER_WORDS,
  DAY_PHRASES,
  EACH_WORDS,
  FILLERS,
  NEGATIONS,
  OR_WORDS,
  ORIGIN_LEADS,
  PIECE_WORDS,
  REGION_PHRASES,
  REQUESTED,
  SHIPMENT_WORDS,
  WHOLE_DAY,
} from './remark-words.js';

/** What some words of a remark are. */
export type RemarkPart =
  | { readonly is: 'condition'; readonly entry: RateConditionsEntry }
  | { readonly is: 'and' | 'or' | 'comma' | 'negation' | 'requested' | 'each-piece' | 'whole-day' };

/** The terms of trade that a rate may be for, which another subdomain knows. */
export interface TradeTerms {
  readonly all: readonly string[];
  /** The present term for a code or an old code; undefined for what is none. */
  readonly parse: (code: string) => string | undefined;
}

type Found = { readonly part: RemarkPart | undefined; readonly length: number };
type Tokens = readonly RemarkToken[];

const CLASS_WORDS = ['clase', 'clases', 'class', 'classes'];
const DANGEROUS_CLASS = /^[1-9](?:\.\d)?$/;
const LIST_SIGNS = [',', 'y', 'e', 'o', 'and', 'or'];
const CUSTOMER = /^@?(?:[a-z0-9._-]{1,64}@)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,20}$/;
const AIRPORT_OR_COUNTRY = /^[A-Z]{2,3}$/;
const MAX_SERVICE_WORDS = 3;

/** The parts of a clause in their order; undefined where a word of it means nothing here. */
export function listRemarkParts(tokens: Tokens, terms: TradeTerms): RemarkPart[] | undefined {
  const parts: RemarkPart[] = [];
  const isRequested = tokens.some((_token, at) => findPhrase(tokens, at, REQUESTED) !== undefined);
  for (let at = 0; at < tokens.length; ) {
    const found = findPart({ tokens, terms, parts, isRequested }, at);
    if (!found) return undefined;
    if (found.part) parts.push(found.part);
    at += found.length;
  }
  return parts;
}

interface Reading {
  readonly tokens: Tokens;
  readonly terms: TradeTerms;
  readonly parts: readonly RemarkPart[];
  /** Whether the clause says that something is asked for. */
  readonly isRequested: boolean;
}

function findPart(reading: Reading, at: number): Found | undefined {
  const { tokens, parts } = reading;
  const word = tokens[at]?.word ?? '';
  if (word === ',') return { part: { is: 'comma' }, length: 1 };
  const hours = findHours(tokens, at);
  if (hours) return toCondition({ hours: hours.hours }, hours.length);
  const limit = findLimit(tokens, at, isAfterLimit(parts));
  if (limit) return toCondition(limit.entry, limit.length);
  return (
    findNamed(reading, at) ??
    findSign(tokens, at, REQUESTED, 'requested') ??
    findSign(tokens, at, WHOLE_DAY, 'whole-day') ??
    findSign(tokens, at, NEGATIONS, 'negation') ??
    findSign(tokens, at, OR_WORDS, 'or') ??
    findSign(tokens, at, AND_WORDS, 'and') ??
    findEach(tokens, at) ??
    findFiller(tokens, at)
  );
}

/** What is named by a word of its own: a day, a class of cargo, a term, a customer, an origin, a service. */
function findNamed({ tokens, terms, isRequested }: Reading, at: number): Found | undefined {
  const days = findPhrase(tokens, at, DAY_PHRASES);
  if (days) return toCondition({ days: days.value }, days.length);
  const classes = findDangerousClasses(tokens, at);
  if (classes) return classes;
  const commodity = findPhrase(tokens, at, COMMODITY_PHRASES);
  if (commodity) return toCondition({ commodities: [commodity.value] }, commodity.length);
  const { word = '', raw = '' } = tokens[at] ?? {};
  const term = raw === raw.toUpperCase() || raw.length === TERM_LENGTH ? terms.parse(raw) : undefined;
  if (term) return toCondition({ incoterms: [term] }, 1);
  if (CUSTOMER.test(word) && (word.includes('@') || tokens.some((one) => CUSTOMER_WORDS.has(one.word)))) {
    return toCondition({ customers: [word.replace(/^@/, '')] }, 1);
  }
  return findOrigin(tokens, at, terms) ?? (isRequested ? findService(tokens, at) : undefined);
}

const TERM_LENGTH = 3;

function findDangerousClasses(tokens: Tokens, at: number): Found | undefined {
  if (!CLASS_WORDS.includes(tokens[at]?.word ?? '')) return undefined;
  const classes: string[] = [];
  let length = 1;
  for (let next = at + 1; next < tokens.length; next += 1) {
    const word = tokens[next]?.word ?? '';
    if (DANGEROUS_CLASS.test(word)) {
      classes.push(word);
      length = next - at + 1;
    } else if (!LIST_SIGNS.includes(word)) break;
  }
  if (classes.length === 0) return undefined;
  return toCondition({ commodities: ['dangerous'], dangerousClasses: classes }, length);
}

/** Where freight comes from, after a word that says so. */
function findOrigin(tokens: Tokens, at: number, terms: TradeTerms): Found | undefined {
  const lead = findPhrase(tokens, at, ORIGIN_LEADS);
  if (!lead) return undefined;
  const origins: string[] = [];
  let length = 0;
  let next = at + lead.length;
  while (next < tokens.length) {
    const region = findPhrase(tokens, next, REGION_PHRASES);
    const raw = tokens[next]?.raw ?? '';
    const named = region?.value ?? (AIRPORT_OR_COUNTRY.test(raw) && !terms.parse(raw) ? raw : undefined);
    if (named) {
      origins.push(named);
      next += region?.length ?? 1;
      length = next - at;
    } else if (LIST_SIGNS.includes(tokens[next]?.word ?? '') || tokens[next]?.word === ':') next += 1;
    else break;
  }
  return origins.length > 0 ? toCondition({ origins }, length) : undefined;
}

function findService(tokens: Tokens, at: number): Found | undefined {
  for (let length = MAX_SERVICE_WORDS; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    const service = words.length === length ? findServiceName(words.join(' ')) : undefined;
    if (service) return toCondition({ services: [service] }, length);
  }
  return undefined;
}

/** The service that words name, for instance `custodia`; undefined where they name none. */
export function findServiceName(words: string): string | undefined {
  const value = findConditionValue('service', words);
  return REQUESTED_SERVICES.find((one) => one === value);
}

/** "Each piece" says what a price is for, which the unit has to say too. */
function findEach(tokens: Tokens, at: number): Found | undefined {
  const each = findPhrase(tokens, at, EACH_WORDS);
  if (!each) return undefined;
  const pieces = findPhrase(tokens, at + each.length, PIECE_WORDS);
  return pieces ? { part: { is: 'each-piece' }, length: each.length + pieces.length } : undefined;
}

function findFiller(tokens: Tokens, at: number): Found | undefined {
  const filler = [FILLERS, PIECE_WORDS, SHIPMENT_WORDS, CUSTOMER_WORDS].flatMap(
    (words) => findPhrase(tokens, at, words) ?? [],
  );
  const [longest] = filler.sort((a, b) => b.length - a.length);
  return longest && { part: undefined, length: longest.length };
}

function findSign(
  tokens: Tokens,
  at: number,
  phrases: ReadonlyMap<string, true>,
  is: Exclude<RemarkPart['is'], 'condition'>,
): Found | undefined {
  const found = findPhrase(tokens, at, phrases);
  return found && { part: { is }, length: found.length };
}

/** Whether the last thing said was a limit of a piece that a further figure may follow: `over 150 kg or 300 cm`. */
function isAfterLimit(parts: readonly RemarkPart[]): boolean {
  const last = parts.at(-1);
  const before = parts.at(-2);
  return last?.is === 'or' && before?.is === 'condition' && before.entry.pieceOver !== undefined;
}

function toCondition(entry: RateConditionsEntry, length: number): Found {
  return { part: { is: 'condition', entry }, length };
}
