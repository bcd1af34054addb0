import type { OriginAirport, Place } from './place.js';

/** Knows the places of the region and the airports of the world by their names. */
export abstract class Gazetteer {
  /**
   * The places with this name or alias, the likeliest first; accents and case do not matter.
   * @param countryCode ISO alpha-2; where it is given only places of that country are found.
   */
  abstract find(name: string, countryCode?: string): Promise<readonly Place[]>;
  /** Every place, for readers that look for names in a running text. */
  abstract places(): Promise<readonly Place[]>;
  /** Every airport that freight may come from. */
  abstract originAirports(): Promise<readonly OriginAirport[]>;
}
