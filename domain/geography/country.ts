import { foldPlace } from './fold-place.js';

/** A served country, with all its codes (rule 13: no other module knows codes). */
export interface Country {
  readonly id: number;
  /** ISO 3166 alpha-2, for instance `CR`. */
  readonly code: string;
  /** ISO 3166 alpha-3, for instance `CRI`. */
  readonly alpha3: string;
  readonly name: string;
}

/** Whether a customer's country, as it was entered, is one; undefined where none was entered. */
export function isCountryOf(entered: string | undefined, country: Country | undefined): boolean | undefined {
  const name = entered?.trim();
  if (!name || !country) return undefined;
  return [country.code, country.alpha3, country.name].some((one) => foldPlace(one) === foldPlace(name));
}
