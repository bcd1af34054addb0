import { Big } from 'big.js';
import { findOriginRegion } from '../geography/origin-region.js';
import type { MonthVolume } from '../month-volume.js';
import {
  type CommodityClass,
  NO_FACTS,
  type RequestedService,
  type ShipmentFacts,
} from '../tariff/condition/shipment-facts.js';
import type { DayKind } from '../tariff/condition/working-days.js';
import {
  COMMODITY_WORDS,
  foldWords,
  HOLIDAY_WORDS,
  includesPhrase,
  SERVICE_WORDS,
  SUNDAY_WORDS,
} from './condition-words.js';
import { isSpecified, type ShipmentRequest } from './shipment-request.js';

/** What the conditions of rates need beyond the request itself. */
export interface FactSources {
  readonly originAirport: string;
  /** Country of the airport of origin, ISO alpha-2; undefined: not known. */
  readonly originCountry: string | undefined;
  readonly incoterm: string;
  /** Names of the delivery place and of what it lies in. */
  readonly deliveryPlaces: readonly string[];
  /** The mailbox that the quotation goes to; undefined: the one that the request names. */
  readonly customer?: string | undefined;
  /** Networks of agents that the customer belongs to. */
  readonly networks?: readonly string[] | undefined;
  readonly monthVolume?: MonthVolume | undefined;
  readonly grossKg: Big;
  readonly volumeM3: Big;
}

const MAX_STORAGE_DAYS = 365;
const UN_NUMBER = /\bUN[\s.#:-]{0,2}(\d{4})\b/gi;
const DANGEROUS_CLASS = /\b(?:class|clase|cl)\.?\s?([1-9](?:\.[1-9])?)\b/gi;
const STORAGE_DAYS = /\b(\d{1,3}) (?:days|dias|d[ií]as)\b/i;

/**
 * What a request says that the conditions of rates ask for: its values as read or corrected, the special cargo and the
 * wishes that the ledger names, and words of the description.
 */
export function deriveShipmentFacts(request: ShipmentRequest, sources: FactSources): ShipmentFacts {
  const { goods, sender, handling } = request;
  const wishes = listFindings(request, 'wish');
  const services = handling?.services ?? findServices(wishes);
  const { originAirport, originCountry } = sources;
  const region = originCountry && findOriginRegion(originCountry);
  return {
    ...NO_FACTS,
    ...findCommodityFacts(request),
    pieces: goods.dimensionLines.map(({ lengthCm, widthCm, heightCm }) => ({ lengthCm, widthCm, heightCm })),
    pieceCount: isSpecified(goods.pieces) ? goods.pieces : undefined,
    grossKg: isSpecified(goods.grossWeightKg) ? sources.grossKg : undefined,
    volumeM3: sources.volumeM3.gt(0) ? sources.volumeM3 : undefined,
    valueUsd: goods.value?.currency === 'USD' ? Big(goods.value.amount) : undefined,
    incoterm: sources.incoterm,
    services,
    storageDays: handling?.storageDays ?? findStorageDays(services, [...wishes, goods.additionalInfo ?? '']),
    origins: [originAirport, ...(originCountry ? [originCountry] : []), ...(region ? [region] : [])],
    dayKind: handling?.dayKind ?? findDayKind(wishes),
    hour: handling?.hour,
    ...(handling?.counts ? { counts: handling.counts } : {}),
    customer: sources.customer ?? sender.email,
    networks: (sources.networks ?? []).map((one) => one.toLowerCase()),
    deliveryPlaces: sources.deliveryPlaces,
    ...(sources.monthVolume ? { monthVolume: sources.monthVolume } : {}),
  };
}

function findCommodityFacts(request: ShipmentRequest): Partial<ShipmentFacts> {
  const { goods, handling, evidence } = request;
  const evident = (evidence['goods.dangerous'] ?? []).map(({ text }) => text);
  const words = [goods.description, goods.additionalInfo, ...evident].filter((text) => text !== undefined).join(' ; ');
  const described = foldWords(words);
  const named = foldWords(listFindings(request, 'special-cargo').join(' ; '));
  const found = COMMODITY_WORDS.filter(
    ({ plain, found: doubtful }) =>
      includesPhrase(described, plain) || includesPhrase(named, plain) || includesPhrase(named, doubtful),
  );
  const dangerous: readonly CommodityClass[] = goods.dangerous ? ['dangerous'] : [];
  const stated = handling?.commodity ? [handling.commodity] : found.map(({ commodity }) => commodity);
  const commodities = [...new Set([...dangerous, ...stated])];
  const unNumbers = new Set([...words.matchAll(UN_NUMBER)].map(([, number]) => number)).size;
  return {
    // Dangerous goods are never general cargo, whatever a person says of the rest.
    commodities: toKnownClasses(commodities),
    dangerousClasses: [...new Set([...words.matchAll(DANGEROUS_CLASS)].flatMap(([, one]) => one ?? []))],
    unNumbers: handling?.unNumbers ?? (unNumbers > 0 ? unNumbers : undefined),
  };
}

function toKnownClasses(classes: readonly CommodityClass[]): readonly CommodityClass[] {
  const special = classes.filter((one) => one !== 'general');
  return special.length > 0 ? special : ['general'];
}

function listFindings({ ledger }: ShipmentRequest, code: string): string[] {
  return (ledger?.findings ?? []).filter((one) => one.code === code).map(({ words }) => words);
}

function findServices(wishes: readonly string[]): RequestedService[] {
  const words = foldWords(wishes.join(' ; '));
  return SERVICE_WORDS.filter(({ phrases }) => includesPhrase(words, phrases)).map(({ service }) => service);
}

function findStorageDays(services: readonly RequestedService[], texts: readonly string[]): number | undefined {
  if (!services.includes('storage')) return undefined;
  const days = Number(texts.map((text) => STORAGE_DAYS.exec(text)?.[1]).find((found) => found !== undefined));
  return days >= 1 && days <= MAX_STORAGE_DAYS ? days : undefined;
}

function findDayKind(wishes: readonly string[]): DayKind {
  const words = foldWords(wishes.join(' ; '));
  if (includesPhrase(words, HOLIDAY_WORDS)) return 'holiday';
  return includesPhrase(words, SUNDAY_WORDS) ? 'sunday' : 'working';
}
