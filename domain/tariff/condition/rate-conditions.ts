import { foldPlace } from '../../geography/fold-place.js';
import { COMMODITY_CLASSES, type CommodityClass, REQUESTED_SERVICES, type RequestedService } from './shipment-facts.js';
import { DAY_KINDS, type DayKind } from './working-days.js';

/** A piece over any one of these; undefined: without a limit. Length is the longer of the two sides on the floor. */
export interface PieceLimits {
  readonly lengthCm?: number | undefined;
  readonly widthCm?: number | undefined;
  readonly heightCm?: number | undefined;
  readonly weightKg?: number | undefined;
}

/** Places of delivery under one name. */
export interface DeliveryZone {
  readonly name: string;
  readonly places: readonly string[];
}

/** Hours of the day, from one up to another; from 20 to 6 goes over midnight. */
export interface HourSpan {
  readonly from: number;
  readonly until: number;
}

/**
 * When a rate applies: all that is stated has to hold, of a list any one. What is absent is not asked for.
 * Numbers are plain since they are compared with facts on paper, and never part of a sum.
 */
export interface RateConditions {
  readonly commodities?: readonly CommodityClass[] | undefined;
  /** The cargo is of none of these classes. */
  readonly exceptCommodities?: readonly CommodityClass[] | undefined;
  /** Classes of dangerous goods, for instance `3`; a division such as `2.1` belongs to its class. */
  readonly dangerousClasses?: readonly string[] | undefined;
  /** At least so many UN numbers. */
  readonly unNumbersFrom?: number | undefined;
  readonly services?: readonly RequestedService[] | undefined;
  readonly pieceOver?: PieceLimits | undefined;
  readonly valueOverUsd?: number | undefined;
  readonly days?: readonly DayKind[] | undefined;
  readonly hours?: HourSpan | undefined;
  /** Mailboxes, the domains of mailboxes, or networks of agents. */
  readonly customers?: readonly string[] | undefined;
  /** The customer had at least so many kg chargeable, or shipments, accepted in the calendar month. */
  readonly monthKgFrom?: number | undefined;
  readonly monthShipmentsFrom?: number | undefined;
  readonly zone?: DeliveryZone | undefined;
  /** IATA codes, countries in ISO alpha-2, or regions of the world. */
  readonly origins?: readonly string[] | undefined;
  readonly incoterms?: readonly string[] | undefined;
  /** The payload and the room of a vehicle. */
  readonly grossKgUpTo?: number | undefined;
  readonly volumeM3UpTo?: number | undefined;
  readonly grossKgOver?: number | undefined;
}

/**
 * The conditions by how particular they are: a rate with one that stands further in front is taken before one that has
 * only later ones. What the goods are goes before who asks, so that a customer's own rate for anything does not take the
 * place of the one for dangerous goods.
 */
export const CONDITION_KINDS = [
  'commodities',
  'dangerousClasses',
  'unNumbersFrom',
  'services',
  'pieceOver',
  'valueOverUsd',
  'days',
  'hours',
  'customers',
  'monthKgFrom',
  'monthShipmentsFrom',
  'zone',
  'origins',
  'incoterms',
  'grossKgUpTo',
  'volumeM3UpTo',
  'grossKgOver',
  'exceptCommodities',
] as const satisfies readonly (keyof RateConditions)[];
export type ConditionKind = (typeof CONDITION_KINDS)[number];

/** Letters of an IATA code. */
const AIRPORT_CODE_LENGTH = 3;

type Texts = readonly string[] | null | undefined;
type Figure = number | null | undefined;

/** Conditions as they are entered, stored and sent; null, empty or absent: none. */
export interface RateConditionsEntry {
  readonly commodities?: Texts;
  readonly exceptCommodities?: Texts;
  readonly dangerousClasses?: Texts;
  readonly unNumbersFrom?: Figure;
  readonly services?: Texts;
  readonly pieceOver?:
    | {
        readonly lengthCm?: Figure;
        readonly widthCm?: Figure;
        readonly heightCm?: Figure;
        readonly weightKg?: Figure;
      }
    | null
    | undefined;
  readonly valueOverUsd?: Figure;
  readonly days?: Texts;
  readonly hours?: { readonly from?: Figure; readonly until?: Figure } | null | undefined;
  readonly customers?: Texts;
  readonly monthKgFrom?: Figure;
  readonly monthShipmentsFrom?: Figure;
  readonly zone?: { readonly name?: string | null | undefined; readonly places?: Texts } | null | undefined;
  readonly origins?: Texts;
  readonly incoterms?: Texts;
  readonly grossKgUpTo?: Figure;
  readonly volumeM3UpTo?: Figure;
  readonly grossKgOver?: Figure;
}

/** The conditions of an entry that was found valid; undefined where it has none: the rate applies always. */
export function toRateConditions(entry: RateConditionsEntry | null | undefined): RateConditions | undefined {
  if (!entry) return undefined;
  const isListed = (texts: Texts) => (one: string) => texts?.some((text) => text.trim().toLowerCase() === one) ?? false;
  const places = toTexts(entry.zone?.places, (text) => text);
  const { from, until } = entry.hours ?? {};
  const conditions: RateConditions = {
    commodities: toList(COMMODITY_CLASSES.filter(isListed(entry.commodities))),
    dangerousClasses: toList(toTexts(entry.dangerousClasses, (text) => text).sort(compareTexts)),
    unNumbersFrom: entry.unNumbersFrom ?? undefined,
    services: toList(REQUESTED_SERVICES.filter(isListed(entry.services))),
    pieceOver: toPieceLimits(entry.pieceOver),
    valueOverUsd: entry.valueOverUsd ?? undefined,
    days: toList(DAY_KINDS.filter(isListed(entry.days))),
    hours: isNumber(from) && isNumber(until) ? { from, until } : undefined,
    customers: toList(toTexts(entry.customers, (text) => text.toLowerCase()).sort(compareTexts)),
    monthKgFrom: entry.monthKgFrom ?? undefined,
    monthShipmentsFrom: entry.monthShipmentsFrom ?? undefined,
    zone: places.length > 0 ? { name: entry.zone?.name?.trim() || places.join(', '), places } : undefined,
    origins: toList(toTexts(entry.origins, toOrigin).sort(compareTexts)),
    incoterms: toList(toTexts(entry.incoterms, (text) => text.toUpperCase()).sort(compareTexts)),
    grossKgUpTo: entry.grossKgUpTo ?? undefined,
    volumeM3UpTo: entry.volumeM3UpTo ?? undefined,
    grossKgOver: entry.grossKgOver ?? undefined,
    exceptCommodities: toList(COMMODITY_CLASSES.filter(isListed(entry.exceptCommodities))),
  };
  return listConditionKinds(conditions).length > 0 ? conditions : undefined;
}

/** What a rate asks for, the most particular first. */
export function listConditionKinds(conditions: RateConditions | undefined): ConditionKind[] {
  return CONDITION_KINDS.filter((kind) => conditions?.[kind] !== undefined);
}

/** Conditions as they are stored and recorded; null where there are none. */
export function toRateConditionsEntry(conditions: RateConditions | undefined): RateConditionsEntry | null {
  return conditions ? { ...conditions } : null;
}

/** Whether two rates apply under the same conditions; the order of a list says nothing. */
export function isSameConditions(one: RateConditions | undefined, other: RateConditions | undefined): boolean {
  return serializeConditions(one) === serializeConditions(other);
}

/** The same text for the same conditions; a zone is its places, whatever its name. */
export function serializeConditions(conditions: RateConditions | undefined): string {
  const normal = toRateConditions(conditions);
  return listConditionKinds(normal)
    .map((kind) => {
      const value =
        kind === 'zone' ? normal?.zone?.places.map(foldPlace).sort(compareTexts) : (normal?.[kind] ?? undefined);
      return `${kind} ${JSON.stringify(value)}`;
    })
    .join(' ');
}

function toPieceLimits(entry: RateConditionsEntry['pieceOver']): PieceLimits | undefined {
  const { lengthCm, widthCm, heightCm, weightKg } = entry ?? {};
  const limits: PieceLimits = {
    lengthCm: lengthCm ?? undefined,
    widthCm: widthCm ?? undefined,
    heightCm: heightCm ?? undefined,
    weightKg: weightKg ?? undefined,
  };
  return Object.values(limits).some(isNumber) ? limits : undefined;
}

/** Airports and countries are written in capitals, regions in small folded. */
function toOrigin(text: string): string {
  return text.length <= AIRPORT_CODE_LENGTH ? text.toUpperCase() : text.toLowerCase();
}

function toTexts(texts: Texts, normalize: (text: string) => string): string[] {
  return [...new Set((texts ?? []).map((text) => normalize(text.trim())).filter(Boolean))];
}

function toList<One>(all: readonly One[]): readonly One[] | undefined {
  return all.length > 0 ? all : undefined;
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function isNumber(value: Figure): value is number {
  return typeof value === 'number';
}
