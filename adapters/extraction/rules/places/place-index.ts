import type { Airport } from '../../../../domain/geography/airport.js';
import type { Country } from '../../../../domain/geography/country.js';
import type { OriginAirport, Place } from '../../../../domain/geography/place.js';
import { foldText } from '../text/normalize-text.js';

/** The meanings that a name in the text may have. */
export interface NamedPlace {
  readonly words: readonly string[];
  /** Places of the six countries, the likeliest first. */
  readonly places: readonly Place[];
  /** One of the served airports by its name. */
  readonly airport: Airport | undefined;
  /** One of the served airports if the name is also that of a town (`Comalapa`, `La Lima`). */
  readonly airportTown: Airport | undefined;
  /** A served country (ISO alpha-2). */
  readonly country: string | undefined;
  /** Airports of the world with this name or city, the likeliest first. */
  readonly origins: readonly OriginAirport[];
}

interface Draft {
  words: string[];
  places: Place[];
  airport: Airport | undefined;
  airportTown: Airport | undefined;
  country: string | undefined;
  origins: OriginAirport[];
}

/** Other names of the countries in use. */
const COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  PA: ['panama', 'republica de panama'],
  CR: ['costa rica', 'costarica'],
  NI: ['nicaragua', 'nicaruagua'],
  HN: ['honduras'],
  SV: ['el salvador', 'salvador'],
  GT: ['guatemala', 'guatamala'],
};
const AIRPORT_WORDS = /\b(?:international|internacional|airport|aeropuerto|intl|aeroport|regional)\b/g;
const AIRPORT_NAME = /\b(?:airport|aeropuerto)\b/i;
const SHORT_FORMS: Readonly<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  sn: 'san',
  cd: 'ciudad',
  pto: 'puerto',
};
/** Heads of names that are written in one word with what follows. */
const SAINTS: ReadonlySet<string> = new Set(['san', 'santa', 'santo']);
const MIN_NAME_LENGTH = 3;

/** Everything that a place can be called, found by its first word. */
export class PlaceIndex {
  private readonly byFirst = new Map<string, Draft[]>();
  private readonly byName = new Map<string, Draft>();
  private readonly servedByCode: ReadonlyMap<string, Airport>;
  private readonly originByCode: ReadonlyMap<string, OriginAirport>;

  constructor(
    places: readonly Place[],
    origins: readonly OriginAirport[],
    readonly airports: readonly Airport[],
    countries: readonly Country[],
  ) {
    this.servedByCode = new Map(airports.map((airport) => [airport.code, airport]));
    this.originByCode = new Map(origins.map((airport) => [airport.code, airport]));
    for (const place of places)
      for (const name of [place.name, ...place.aliases]) this.createDraft(name)?.places.push(place);
    const served = new Set(countries.map((country) => country.code));
    for (const country of countries) {
      for (const name of [country.name, ...(COUNTRY_NAMES[country.code] ?? [])]) {
        const createDraft = this.createDraft(name);
        if (createDraft) createDraft.country = country.code;
      }
    }
    for (const airport of airports) for (const name of listServedAirportNames(airport)) this.setAirport(name, airport);
    for (const origin of origins) {
      const own = this.servedByCode.get(origin.code);
      // `La Aurora Airport` is the served airport as `La Aurora` is, though its name in the table is a longer one.
      if (own)
        for (const name of [origin.name, ...origin.aliases].filter((one) => AIRPORT_NAME.test(one)))
          this.setAirport(name, own);
      for (const name of [origin.city, origin.name, removeAirportWords(origin.name), ...origin.aliases])
        this.addOrigin(name, origin, served);
    }
    this.addGluedSaints();
    for (const drafts of this.byFirst.values()) drafts.sort((one, other) => other.words.length - one.words.length);
  }

  /** The names that begin with this folded word, the longest first. */
  findByFirstWord(word: string): readonly NamedPlace[] {
    return this.byFirst.get(SHORT_FORMS[word] ?? word) ?? [];
  }

  /** One of the served airports by its IATA code or another code among its aliases. */
  findServedAirport(code: string): Airport | undefined {
    return this.servedByCode.get(code) ?? this.airports.find((airport) => airport.aliases.includes(code));
  }

  /** An airport of the world by its IATA code. */
  findOriginAirport(code: string): OriginAirport | undefined {
    return this.originByCode.get(code);
  }

  /** `Sanpedro Sula`, `Santaana`: the saint and the name written in one word. */
  private addGluedSaints(): void {
    for (const draft of [...this.byName.values()]) {
      const [saint = '', name, ...rest] = draft.words;
      if (name === undefined || name.length < MIN_NAME_LENGTH || !SAINTS.has(saint)) continue;
      const glued = `${saint}${name}`;
      if (this.byName.has([glued, ...rest].join(' '))) continue;
      this.byFirst.set(glued, [...(this.byFirst.get(glued) ?? []), { ...draft, words: [glued, ...rest] }]);
    }
  }

  private setAirport(name: string, airport: Airport): void {
    const draft = this.createDraft(name);
    if (!draft) return;
    if (draft.places.some((place) => place.kind !== 'zone')) draft.airportTown ??= airport;
    else draft.airport ??= airport;
  }

  private addOrigin(name: string, origin: OriginAirport, served: ReadonlySet<string>): void {
    if (served.has(origin.countryCode) && (!this.servedByCode.has(origin.code) || includesCountryName(name))) return;
    const draft = this.createDraft(name);
    if (!draft || draft.origins.includes(origin)) return;
    const ofCity = (one: OriginAirport) => splitNameWords(one.city).join(' ') === draft.words.join(' ');
    const namesakes = draft.origins.findIndex((one) => !ofCity(one));
    if (ofCity(origin) && namesakes >= 0) draft.origins.splice(namesakes, 0, origin);
    else draft.origins.push(origin);
  }

  private createDraft(name: string): Draft | undefined {
    const words = splitNameWords(name);
    const first = words[0];
    const key = words.join(' ');
    if (!first || key.length < MIN_NAME_LENGTH) return undefined;
    const known = this.byName.get(key);
    if (known) return known;
    const draft: Draft = {
      words,
      places: [],
      airport: undefined,
      airportTown: undefined,
      country: undefined,
      origins: [],
    };
    this.byName.set(key, draft);
    const namesakes = this.byFirst.get(first);
    if (namesakes) namesakes.push(draft);
    else this.byFirst.set(first, [draft]);
    return draft;
  }
}

/** A name's folded words, short forms written out. */
export function splitNameWords(name: string): string[] {
  return foldText(name)
    .replace(/['’]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => SHORT_FORMS[word] ?? word);
}

/** `San José Costa Rica`: town and country are found apart. */
function includesCountryName(name: string): boolean {
  const key = splitNameWords(name).join(' ');
  return Object.values(COUNTRY_NAMES)
    .flat()
    .some((country) => key.endsWith(` ${country}`));
}

function removeAirportWords(name: string): string {
  return foldText(name).replace(AIRPORT_WORDS, ' ').trim();
}

/** Names in use for a served airport; those of countries mean the country. */
function listServedAirportNames(airport: Airport): string[] {
  const countries = new Set(Object.values(COUNTRY_NAMES).flat());
  return [airport.name, removeAirportWords(airport.name), ...airport.aliases].filter(
    (name) => !countries.has(splitNameWords(name).join(' ')) && (/\s/.test(name) || name.length > 5),
  );
}
