import type { Writer } from './cargo-phrases.js';
import { ARRIVALS, type Arrival, DELIVERIES, ORIGINS, ROUTES } from './place.words.js';

/** From where to where and on which term, in clauses that may stand anywhere, and what a clerk reads out of them. */
export interface RouteText {
  readonly clauses: readonly string[];
  readonly truth: {
    readonly incoterm: string | null;
    readonly airportOrigin: string | null;
    readonly airportDestination: string | null;
    readonly destinationCountry: string;
    readonly destinationCity: string | readonly string[] | null;
  };
  readonly mayHold: boolean;
  readonly tags: readonly string[];
}

/** Terms that end at the airport of arrival, and those of the seller's side. */
const AIRPORT_TERMS = ['CPT', 'CIP', 'CIF', 'CFR'] as const;
const ORIGIN_TERMS = ['EXW', 'FCA', 'FOB'] as const;
const DELIVERY_TERMS = ['DAP', 'DDP'] as const;
const TERM_LABELS = {
  en: ['', '', '', 'Incoterm ', 'terms ', 'Incoterm: '],
  es: ['', '', '', 'Incoterm ', 'término ', 'Incoterm: '],
} as const;

/** A route with its term and, for a part of them, a town beyond the airport. */
export function createRoute(writer: Writer): RouteText {
  const { random, notation } = writer;
  const origin = random.pick(ORIGINS);
  const arrival = random.pick(ARRIVALS);
  const names = { origin: pickName(origin, writer), arrival: pickName(arrival, writer) };
  const write = (to: string) =>
    random.pick(ROUTES[notation.language]).replace(/\bO\b/, names.origin).replace(/\bD\b/, to);
  const truth = {
    incoterm: null,
    airportOrigin: origin.code,
    airportDestination: arrival.code,
    destinationCountry: arrival.country,
    destinationCity: null,
  };
  const form = random.next();
  if (form < 0.36) {
    const hasTerm = random.decide(0.85);
    const term = random.pick(random.decide(0.6) ? AIRPORT_TERMS : ORIGIN_TERMS);
    const place = (AIRPORT_TERMS as readonly string[]).includes(term) ? names.arrival : names.origin;
    const clause = `${random.pick(TERM_LABELS[notation.language])}${term}${random.decide(0.35) ? ` ${place}` : ''}`;
    return {
      clauses: [write(names.arrival), ...(hasTerm ? [clause] : [])],
      truth: { ...truth, incoterm: hasTerm ? term : null },
      mayHold: false,
      tags: ['airport', hasTerm ? term : 'no-term'],
    };
  }
  const term = random.pick(DELIVERY_TERMS);
  const town = pickTown(arrival, writer);
  const city = town.split(',')[0] ?? town;
  if (form < 0.6) {
    return {
      clauses: [write(names.arrival), `${random.pick(TERM_LABELS[notation.language])}${term} ${town}`],
      truth: { ...truth, incoterm: term, destinationCity: listNames(city) },
      mayHold: false,
      tags: ['door-term', term],
    };
  }
  if (form < 0.8) {
    // Words only, at times beside a term that says the same.
    const hasTerm = random.decide(0.6);
    return {
      clauses: [
        write(names.arrival),
        ...(hasTerm ? [term] : []),
        random.pick(DELIVERIES[notation.language]).replace(/\bT\b/, town),
      ],
      truth: { ...truth, incoterm: hasTerm ? term : null, destinationCity: listNames(city) },
      mayHold: false,
      tags: ['door-words', hasTerm ? term : 'no-term'],
    };
  }
  // The town stands where the airport would: the airport is the one that serves it.
  return {
    clauses: [write(town), term],
    truth: { ...truth, incoterm: term, destinationCity: listNames(city) },
    mayHold: false,
    tags: ['door-town-only', term],
  };
}

function pickName(
  place: { readonly code: string; readonly names: Arrival['names'] },
  { random, notation }: Writer,
): string {
  const form = random.next();
  if (form < 0.45) return place.code;
  const name = random.pick(place.names[notation.language]);
  return form < 0.6 && !name.includes(place.code) && !name.includes(',') ? `${name} (${place.code})` : name;
}

function pickTown({ town, towns }: Arrival, { random }: Writer): string {
  return town !== undefined && random.decide(0.12) ? town : random.pick(towns);
}

/** The capital of Panama and of Guatemala have more than one name. */
function listNames(city: string): string | readonly string[] {
  if (city === 'Ciudad de Panamá') return [city, 'Panama City', 'Panamá'];
  if (city === 'Ciudad de Guatemala') return [city, 'Guatemala City', 'Guatemala'];
  return city;
}
