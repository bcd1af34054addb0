import type { Place } from '../../domain/geography/place.js';
import { foldName } from './normalize-name.js';

/** What people put around a place's name without meaning another place. */
const SURROUNDINGS =
  /^(?:(?:the )?(?:city|town|province|department|ciudad|canton|distrito|municipio|municipalidad|provincia|departamento|barrio|colonia) (?:of|de|del) (?=\S))/;

/** Finds places by any of their names, whatever the case, the accents and the punctuation. */
export class PlaceIndex {
  private readonly byName = new Map<string, Place[]>();

  /** @param places the likeliest first; the order is kept. */
  constructor(places: readonly Place[]) {
    for (const place of places) {
      for (const name of new Set([place.name, ...place.aliases].map(foldName))) {
        const namesakes = this.byName.get(name);
        if (namesakes) namesakes.push(place);
        else this.byName.set(name, [place]);
      }
    }
  }

  /**
   * The places with this name; what follows a comma, or a last `de`, tells namesakes apart
   * (`San Rafael, Heredia`, `Zona 4 de Mixco`, `Santa Ana, CR`). Which country a name means the caller says.
   */
  find(name: string): readonly Place[] {
    const whole = this.byName.get(foldName(name));
    if (whole) return whole;
    const [head = '', ...rest] = name
      .split(/[,;()/]+/)
      .map(foldName)
      .filter((part) => part !== '');
    const found = this.named(head);
    if (found.length > 0) return this.nearest(found, rest);
    const split = /^(.+) (?:de|del|en|in) (.+)$/.exec(head);
    if (!split?.[1] || !split[2]) return [];
    const within = split[2];
    return this.nearest(this.named(split[1]), rest).filter((place) => liesIn(place, within));
  }

  private named(folded: string): readonly Place[] {
    return this.byName.get(folded) ?? this.byName.get(folded.replace(SURROUNDINGS, '')) ?? [];
  }

  private nearest(found: readonly Place[], surroundings: readonly string[]): readonly Place[] {
    if (surroundings.length === 0) return found;
    const agreement = (place: Place) => surroundings.filter((surrounding) => liesIn(place, surrounding)).length;
    return [...found].sort((one, other) => agreement(other) - agreement(one));
  }
}

function liesIn(place: Place, surrounding: string): boolean {
  return (
    foldName(place.countryCode) === surrounding ||
    foldName(place.region ?? '') === surrounding ||
    foldName(place.within ?? '') === surrounding
  );
}
