import type { Place } from '../../domain/geography/place.js';
import { normalizeName } from './normalize-name.js';

/** Words around a place's name that do not change the place. */
const ADMINISTRATIVE_PREFIX =
  /^(?:(?:the )?(?:city|town|province|department|ciudad|canton|distrito|municipio|municipalidad|provincia|departamento|barrio|colonia) (?:of|de|del) (?=\S))/;

/** Finds places by any of their names, whatever the case, the accents and the punctuation. */
export class PlaceIndex {
  private readonly byName = new Map<string, Place[]>();

  /** @param places the likeliest first; the order is preserved. */
  constructor(places: readonly Place[]) {
    for (const place of places) {
      for (const name of new Set([place.name, ...place.aliases].map(normalizeName))) {
        const namesakes = this.byName.get(name);
        if (namesakes) namesakes.push(place);
        else this.byName.set(name, [place]);
      }
    }
  }

  /**
   * The places with this name; the text after a comma, or after a last `de`, distinguishes namesakes (`San Rafael,
   * Heredia`, `Zona 4 de Mixco`, `Santa Ana, CR`). The caller resolves names of countries.
   */
  find(name: string): readonly Place[] {
    const whole = this.byName.get(normalizeName(name));
    if (whole) return whole;
    const [head = '', ...rest] = name
      .split(/[,;()/]+/)
      .map(normalizeName)
      .filter((part) => part !== '');
    const found = this.findByName(head);
    if (found.length > 0) return this.sortByAgreement(found, rest);
    const split = /^(.+) (?:de|del|en|in) (.+)/.exec(head);
    if (!split?.[1] || !split[2]) return [];
    const within = split[2];
    return this.sortByAgreement(this.findByName(split[1]), rest).filter((place) => isWithin(place, within));
  }

  private findByName(normalized: string): readonly Place[] {
    return this.byName.get(normalized) ?? this.byName.get(normalized.replace(ADMINISTRATIVE_PREFIX, '')) ?? [];
  }

  private sortByAgreement(found: readonly Place[], surroundings: readonly string[]): readonly Place[] {
    if (surroundings.length === 0) return found;
    const agreement = (place: Place) => surroundings.filter((surrounding) => isWithin(place, surrounding)).length;
    return [...found].sort((one, other) => agreement(other) - agreement(one));
  }
}

function isWithin(place: Place, surrounding: string): boolean {
  return (
    normalizeName(place.countryCode) === surrounding ||
    normalizeName(place.region ?? '') === surrounding ||
    normalizeName(place.within ?? '') === surrounding
  );
}
