import type { Big } from 'big.js';
import type { MonthVolume } from '../../month-volume.js';
import type { CountedCriterion } from '../rate-criterion.js';
import type { DayKind } from './working-days.js';

/**
 * Classes of cargo that a tariff may treat apart, the most particular first: of two rates that fit equally well the one
 * for the class that stands first is taken.
 */
export const COMMODITY_CLASSES = [
  'human-remains',
  'live-animals',
  'valuable',
  'dangerous',
  'pharma',
  'cold',
  'perishable',
  'general',
] as const;
export type CommodityClass = (typeof COMMODITY_CLASSES)[number];

/** Services that a request may ask for beyond a plain quotation. */
export const REQUESTED_SERVICES = [
  'after-hours',
  'weekend-delivery',
  'escort',
  'storage',
  'insurance',
  'fumigation',
  'crane',
  'tail-lift',
  'split-delivery',
  'house-waybill-split',
  'charter',
] as const;
export type RequestedService = (typeof REQUESTED_SERVICES)[number];

/** A piece as far as it is known. */
export interface PieceFacts {
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
}

/** What is known of a shipment that the conditions of rates ask for; undefined where it is not known. */
export interface ShipmentFacts {
  /** `general` alone where nothing else is known. */
  readonly commodities: readonly CommodityClass[];
  /** Classes and divisions of dangerous goods, for instance `3` and `2.1`; empty: not known. */
  readonly dangerousClasses: readonly string[];
  readonly unNumbers: number | undefined;
  /** One for each size; empty: not known. */
  readonly pieces: readonly PieceFacts[];
  readonly pieceCount: number | undefined;
  readonly grossKg: Big | undefined;
  readonly volumeM3: Big | undefined;
  readonly valueUsd: Big | undefined;
  readonly incoterm: string | undefined;
  readonly services: readonly RequestedService[];
  /** Days of storage that the request names. */
  readonly storageDays: number | undefined;
  /** Further things that rates count; undefined: nothing is known of them. */
  readonly counts?: Readonly<Partial<Record<CountedCriterion, number | undefined>>> | undefined;
  /** IATA code, country and region of the airport of origin. */
  readonly origins: readonly string[];
  /** The kind of day, and the hour of the day, that handling is asked for. */
  readonly dayKind: DayKind;
  readonly hour: number | undefined;
  /** The mailbox that asks. */
  readonly customer: string | undefined;
  /** What the customer had accepted in the calendar month before; absent: not known. */
  readonly monthVolume?: MonthVolume | undefined;
  /** Networks of agents that the customer belongs to, lower case. */
  readonly networks: readonly string[];
  /** Names of the place of delivery and of what it lies in; empty: none. */
  readonly deliveryPlaces: readonly string[];
}

/** A shipment of which nothing is known. */
export const NO_FACTS: ShipmentFacts = {
  commodities: ['general'],
  dangerousClasses: [],
  unNumbers: undefined,
  pieces: [],
  pieceCount: undefined,
  grossKg: undefined,
  volumeM3: undefined,
  valueUsd: undefined,
  incoterm: undefined,
  services: [],
  storageDays: undefined,
  origins: [],
  dayKind: 'working',
  hour: undefined,
  customer: undefined,
  networks: [],
  deliveryPlaces: [],
};
