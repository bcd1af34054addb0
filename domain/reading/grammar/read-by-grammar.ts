import type { Airport } from '../../geography/airport.js';
import type { PlaceName } from '../ledger/ledger.types.js';
import { groupLines } from './cargo-line.js';
import { findSpans, MAX_SPANS } from './find-spans.js';
import { hasMeaning } from './lexicon.js';
import { type Resolution, resolveCargoTalk } from './resolver.js';
import { type GrammarRoute, resolveWay } from './route.js';
import { assignScopes } from './scopes.js';
import { isCargoSpan, type MoneySpan, type Span, type TermSpan } from './span.js';
import { findTables } from './table-rows.js';
import type { TextLine, Token } from './token.js';
import { tokenizeLines } from './tokenize.js';
import type { PlaceSpan } from './way-point.js';

/** A stretch of the email by one author. */
export interface GrammarPassage {
  readonly kind: 'top' | 'forwarded' | 'subject' | 'history';
  readonly lines: readonly TextLine[];
  /** Names of places, by offsets of the text. */
  readonly places: readonly {
    readonly start: number;
    readonly end: number;
    readonly named: PlaceName;
    readonly code: boolean;
  }[];
}

/** A passage taken apart. */
export interface ParsedPassage {
  readonly kind: GrammarPassage['kind'];
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly places: readonly PlaceSpan[];
}

/** What the second reader makes of an email. */
export interface GrammarReading {
  readonly cargo: Resolution | undefined;
  readonly route: GrammarRoute;
  readonly term: string | undefined;
  readonly terms: readonly string[];
  readonly value: MoneySpan | undefined;
  readonly valueMargin: number;
  /** Figures with a cargo unit that the reading neither uses nor explains. */
  readonly unexplained: number;
  readonly passages: readonly ParsedPassage[];
}

/** Reads an email by the grammar of cargo lines; its cost is linear in the text. */
export function readByGrammar(passages: readonly GrammarPassage[], airports: readonly Airport[]): GrammarReading {
  const parsed = passages.map(parsePassage);
  const cargos = parsed.map(({ spans }) => resolveSpans(spans));
  const at = cargos.findIndex((one) => one !== undefined);
  const joined =
    at < 0 ? undefined : joinCargos(cargos.slice(at).filter((one): one is Resolution => one !== undefined));
  const cargo = joined && parsed[at]?.kind === 'history' ? { ...joined, isComplete: false } : joined;
  const { term, terms } = pickTerm(parsed);
  const words = parsed.map(({ tokens, places }) => resolveWay(tokens, places, airports, term));
  const route = joinRoutes(words);
  const { value, valueMargin } = pickValue(parsed);
  const read = parsed[at];
  const unexplained = read
    ? countUnexplained(read.spans, cargos[at]) + countOpenCorrections(read) + countPackageLists(read)
    : 0;
  return { cargo, route, term, terms, value, valueMargin, unexplained, passages: parsed };
}

function parsePassage({ kind, lines, places }: GrammarPassage): ParsedPassage {
  const tokens = tokenizeLines(lines);
  const tables = findTables(tokens);
  const spans: Span[] = [];
  let at = 0;
  for (const table of tables) {
    spans.push(...assignScopes(tokens, findSpans(tokens, at, table.from)), ...table.spans);
    at = table.to;
  }
  spans.push(...assignScopes(tokens, findSpans(tokens, at, tokens.length)));
  return { kind, tokens, spans, places: places.flatMap((place) => locate(tokens, place)) };
}

function locate(tokens: readonly Token[], { start, end, named, code }: GrammarPassage['places'][number]): PlaceSpan[] {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let to = low;
  while (to < tokens.length && (tokens[to]?.start ?? 0) < end) to += 1;
  return [{ from: low, to: Math.max(to, low + 1), named, code }];
}

function resolveSpans(spans: readonly Span[]): Resolution | undefined {
  const cargo = spans.filter(isCargoSpan);
  return cargo.length === 0 || cargo.length >= MAX_SPANS ? undefined : resolveCargoTalk(groupLines(cargo));
}

/** The first that states cargo is read; what later ones state as well confirms or contests it. */
function joinCargos(cargos: readonly Resolution[]): Resolution {
  return cargos.reduce(joinCargo);
}

function joinCargo(first: Resolution, later: Resolution): Resolution {
  const { best } = first;
  const other = later.best;
  const differs = (one: number | undefined, two: number | undefined) =>
    one !== undefined && two !== undefined && Math.abs(one - two) > 0.01 * Math.max(one, two);
  const contested = differs(best.kg, other.kg) || differs(best.pieces, other.pieces) || differs(best.m3, other.m3);
  const isStated =
    first.isComplete ||
    (best.pieces === undefined && best.uncounted === 0) ||
    (best.uncounted > 0 && best.pieces === other.pieces && other.uncounted === 0);
  const joined = [best.kg ?? other.kg, best.pieces ?? other.pieces, best.m3 ?? other.m3];
  return {
    ...first,
    isComplete: isStated && joined.every((one) => one !== undefined),
    margin: contested ? Math.min(first.margin, 1) : first.margin,
    best: {
      ...best,
      kg: best.kg ?? other.kg,
      pieces: best.pieces ?? other.pieces,
      m3: best.m3 ?? other.m3,
      sizes: best.sizes.length > 0 ? best.sizes : other.sizes,
    },
  };
}

function pickTerm(parsed: readonly ParsedPassage[]): { term: string | undefined; terms: readonly string[] } {
  for (const { spans } of parsed) {
    const found = spans.filter((span): span is TermSpan => span.kind === 'term').map(({ term }) => term);
    if (found.length > 0) return { term: found[0], terms: [...new Set(found)] };
  }
  return { term: undefined, terms: [] };
}

function joinRoutes(routes: readonly GrammarRoute[]): GrammarRoute {
  return routes.reduce(joinRoute);
}

function joinRoute(route: GrammarRoute, other: GrammarRoute): GrammarRoute {
  const contested =
    route.airportDestination &&
    other.airportDestination &&
    other.margin > 2 &&
    route.airportDestination !== other.airportDestination;
  const byCode = route.margin < 2 && other.margin >= 4 && other.airportDestination;
  return {
    ...route,
    airportOrigin: route.airportOrigin ?? other.airportOrigin,
    airportDestination: byCode ? other.airportDestination : (route.airportDestination ?? other.airportDestination),
    airportAt: byCode ? other.airportAt : route.airportAt,
    country: route.country ?? other.country,
    city: route.city ?? (other.cityMargin >= 3 ? other.city : undefined),
    cityMargin:
      route.city === other.city || !other.city
        ? route.cityMargin
        : route.city
          ? Math.min(route.cityMargin, 1)
          : Math.min(1, other.cityMargin),
    margin: byCode ? other.margin : contested ? Math.min(1, route.margin) : route.margin,
  };
}

function pickValue(parsed: readonly ParsedPassage[]): { value: MoneySpan | undefined; valueMargin: number } {
  for (const { spans } of parsed) {
    const all = spans.filter(
      (span): span is MoneySpan => span.kind === 'money' && span.role !== 'price' && !span.aside,
    );
    const named = all.filter(({ role }) => role === 'value');
    const pool = named.length > 0 ? named : all;
    const whole = pool.filter(({ scope }) => scope !== 'each');
    const [value] = whole.length > 0 ? whole : pool;
    if (!value) continue;
    const amounts = new Set(whole.map(({ amount }) => amount));
    return { value, valueMargin: amounts.size > 1 || value.scope === 'each' ? 0 : named.length > 0 ? 4 : 1 };
  }
  return { value: undefined, valueMargin: 4 };
}

const CORRECTION_REACH = 8;

/** `Perdón, son 3 no 2`: numbers behind a word of correction that are no figure of their own. */
function countOpenCorrections({ tokens, spans }: ParsedPassage): number {
  return tokens.filter((_, at) => {
    if (!hasMeaning(tokens, at, 'correct')) return false;
    const behind = tokens.slice(at + 1, at + 1 + CORRECTION_REACH).findIndex(({ kind }) => kind === 'number');
    const number = at + 1 + behind;
    return behind >= 0 && !spans.some(({ from, to }) => from <= number && number < to);
  }).length;
}

/** `bultos 1 y 2:`, `boxes 4-6:`: numbers of packages that this reader does not count. */
function countPackageLists({ tokens }: ParsedPassage): number {
  return tokens.filter((_, at) => {
    if (!hasMeaning(tokens, at, 'pack') || tokens[at + 1]?.kind !== 'number' || tokens[at + 3]?.kind !== 'number')
      return false;
    return /^(?:y|and|&|,|\+|-|to|al?)$/.test(tokens[at + 2]?.fold ?? '');
  }).length;
}

function countUnexplained(spans: readonly Span[], cargo: Resolution | undefined): number {
  return (
    spans.filter(
      (span) =>
        isCargoSpan(span) &&
        !cargo?.best.used.has(span) &&
        !(span.kind === 'weight' && span.role !== undefined && span.role !== 'gross') &&
        !(span.kind === 'count' && span.relation),
    ).length + spans.filter(({ kind }) => kind === 'length').length
  );
}
