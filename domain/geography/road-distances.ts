import type { Airport } from './airport.js';
import { foldPlace } from './fold-place.js';
import { estimateRoadKm, type Point, ROAD_FACTOR } from './great-circle.js';
import type { Place } from './place.js';

/**
 * Where a distance comes from: the table of staff, a factor of staff on the straight line from the airport or from where its
 * cargo lands, or the usual estimate.
 */
export type DistanceSource =
  | { readonly kind: 'table' | 'estimate' }
  | { readonly kind: 'factor'; readonly factor: number; readonly from: string };

/** A distance by road, and where it comes from. */
export interface SourcedDistance {
  readonly km: number;
  readonly source: DistanceSource;
}

/** What staff say of distances by road. */
export interface RoadDistances {
  /** Kilometres by the airport and the town, for instance `SJO limon`. */
  readonly towns: ReadonlyMap<string, number>;
  /** By how much roads are longer than the bird's flight, by airport or by country (ISO alpha-2). */
  readonly factors: ReadonlyMap<string, number>;
  /** Where cargo lands instead, by airport. */
  readonly origins: ReadonlyMap<string, { readonly name: string; readonly point: Point }>;
  /** Lines that mean nothing. */
  readonly unreadable: readonly string[];
}

/** Airports at which the cargo of another one lands; by their IATA code. */
const CARGO_AIRPORTS: Readonly<Record<string, Point>> = { XPL: { latitude: 14.3824, longitude: -87.6212 } };
const LINE = /^([A-Z]{2,3})(?: ([^:]{1,100}))?: ?(.{1,40})$/;
const KILOMETRES = /^(\d{1,4}(?:[.,]\d)?)(?: ?km)?$/;
const FACTOR = /^[x×] ?(\d(?:[.,]\d{1,2})?)$/;
const ORIGIN = /^from ([A-Z]{3})$/;
const MAX_FACTOR = 5;

/** Reads lines such as `SJO Limón: 170`, `CR: x 1.5` (or an airport), and `TGU: from XPL`. */
export function parseRoadDistances(text: string): RoadDistances {
  const towns = new Map<string, number>();
  const factors = new Map<string, number>();
  const origins = new Map<string, { readonly name: string; readonly point: Point }>();
  const unreadable: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const [, code = '', town, value = ''] = LINE.exec(line) ?? [];
    const km = toNumber(KILOMETRES.exec(value)?.[1]);
    const factor = toNumber(FACTOR.exec(value)?.[1]);
    const origin = ORIGIN.exec(value)?.[1] ?? '';
    const point = Object.hasOwn(CARGO_AIRPORTS, origin) ? CARGO_AIRPORTS[origin] : undefined;
    if (town && km !== undefined) towns.set(toKey(code, town), km);
    else if (!town && factor !== undefined && factor >= 1 && factor <= MAX_FACTOR) factors.set(code, factor);
    else if (!town && point) origins.set(code, { name: origin, point });
    else unreadable.push(line);
  }
  return { towns, factors, origins, unreadable };
}

/** The distance that staff know to a place, by any of its names. */
export function findKnownDistance(
  { towns }: RoadDistances,
  airport: Airport,
  names: readonly string[],
): SourcedDistance | undefined {
  const km = names.map((name) => towns.get(toKey(airport.code, name))).find((one) => one !== undefined);
  return km === undefined ? undefined : { km, source: { kind: 'table' } };
}

/** A distance estimated as staff say for the airport or its country; undefined where they say nothing of it. */
export function estimateByFactor(
  { factors, origins }: RoadDistances,
  airport: Airport,
  place: Place,
): SourcedDistance | undefined {
  const origin = origins.get(airport.code);
  const own = factors.get(airport.code) ?? factors.get(airport.countryCode);
  if (!origin && own === undefined) return undefined;
  const factor = own ?? ROAD_FACTOR;
  return {
    km: estimateRoadKm(origin?.point ?? airport, place, factor),
    source: { kind: 'factor', factor, from: origin?.name ?? airport.code },
  };
}

function toKey(airport: string, town: string): string {
  return `${airport} ${foldPlace(town)}`;
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(',', '.'));
}
