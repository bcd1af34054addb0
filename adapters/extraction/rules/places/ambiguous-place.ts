import type { Place } from '../../../../domain/geography/place.js';
import type { PlaceGroup } from './place-groups.js';
import { splitNameWords } from './place-index.js';

/** A namesake with fewer inhabitants is not thought of. */
const MIN_NAMESAKE = 20_000;
/** A town with so many times the inhabitants of its namesake is the one that is meant. */
export const MAX_RATIO = 8;
/** A town with more inhabitants is meant although a foreign airport's city has its name. */
const MIN_KNOWN_TOWN = 150_000;
/** Names that freight uses for one place alone: the free zone in Panama; Colón in El Salvador is called Lourdes. */
const KNOWN_BY_ALL: ReadonlySet<string> = new Set(['colon']);
const COUNTRY_SIGNS: Readonly<Record<string, RegExp>> = {
  PA: /\.pa\b|\+? ?\(?507\)?[ -]?\d{3,4}|\bpanama\b/,
  CR: /\.cr\b|\+? ?\(?506\)?[ -]?\d{4}|\bcosta ?rica\b/,
  NI: /\.ni\b|\+? ?\(?505\)?[ -]?\d{4}|\bnicaragua\b/,
  HN: /\.hn\b|\+? ?\(?504\)?[ -]?\d{4}|\bhonduras\b/,
  SV: /\.sv\b|\+? ?\(?503\)?[ -]?\d{4}|\bel salvador\b/,
  GT: /\.gt\b|\+? ?\(?502\)?[ -]?\d{4}|\bguatemala\b/,
};

/**
 * The served countries (ISO alpha-2) that an email shows by an address, a telephone number or their names, wherever
 * they stand.
 * @param text the whole email with the sender's address, folded
 */
export function findCountrySigns(text: string): ReadonlySet<string> {
  return new Set(Object.keys(COUNTRY_SIGNS).filter((code) => COUNTRY_SIGNS[code]?.test(text)));
}

function isThoughtOf(namesake: Place, first: Place): boolean {
  return namesake.population >= MIN_NAMESAKE && namesake.population * MAX_RATIO >= first.population;
}

/**
 * Whether a town's name alone leaves open where it is: it has namesakes of some size in another served country, or it is
 * a smaller one's than the city of an airport abroad.
 * @param signs served countries that the rest of the email shows
 */
export function isAmbiguous(
  { mentions, places, origins, country, airport }: PlaceGroup,
  signs: ReadonlySet<string>,
): boolean {
  const [first] = places;
  if (!first || country !== undefined || airport || mentions.length > 1 || signs.has(first.countryCode)) return false;
  const name = mentions[0]?.named.words.join(' ') ?? '';
  // The city of a served airport is what its name means.
  if (KNOWN_BY_ALL.has(name) || origins.some((origin) => origin.countryCode === first.countryCode)) return false;
  const isNamesake = (place: Place) => place.countryCode !== first.countryCode && place.kind === 'town';
  // `Ciudad Colón` is one town's own name, and what people also call a larger one, Colón, abroad.
  const isLonger = name.endsWith(` ${splitNameWords(first.name).join(' ')}`);
  const isOwnName = (place: Place) => isLonger && splitNameWords(place.name).join(' ') === name;
  if (places.some((place) => isNamesake(place) && (isThoughtOf(place, first) || isOwnName(place)))) return true;
  const isAbroad = origins.some(
    (origin) => origin.countryCode !== first.countryCode && splitNameWords(origin.city).join(' ') === name,
  );
  return isAbroad && first.population < MIN_KNOWN_TOWN;
}

/** Countries of the places that are named beside one and leave nothing open. */
export function findCertainCountries(
  weighed: readonly { readonly group: PlaceGroup }[],
  named: PlaceGroup,
): readonly string[] {
  return weighed.flatMap(({ group }) => {
    const [first] = group.places;
    const isCertain = first && group !== named && group.places.every((one) => one.countryCode === first.countryCode);
    return [group.country ?? group.airport?.countryCode ?? (isCertain ? first.countryCode : undefined)].filter(
      (code) => code !== undefined,
    );
  });
}

/**
 * `ICN to San Jose. Cnee address: San Jose, California`: whether a country or state abroad stands behind the same name
 * elsewhere, where the goods do not come from.
 */
export function isSaidAbroad(
  { mentions, country }: PlaceGroup,
  weighed: readonly { readonly group: PlaceGroup; readonly origin: number }[],
): boolean {
  const [first] = mentions;
  if (first === undefined || first.code || country !== undefined || mentions.length > 1) return false;
  const name = first.named.words.join(' ');
  return weighed.some(({ group: { places, airport, country: served, mentions: others }, origin }) => {
    if (origin >= 4 || places.length > 0 || airport !== undefined || served !== undefined) return false;
    const named = others[0]?.named;
    const written = named?.words.join(' ') ?? '';
    return (written === name && (named?.places.length ?? 0) > 0) || written.startsWith(`${name} `);
  });
}

const SAINTS = /^(?:san|santa|santo|santiago|concepcion|villa|ciudad|puerto)$/;
/** Words behind a place with a capital that are no part of its name. */
const NO_NAME = /^(?:la|el|los|las|costa|panama|nicaragua|honduras|guatemala|salvador|parte|forma|lunes|enero)$/;

/** `San José de Cúcuta`, `San Pedro de Macorís`: the name of a saint goes on, and the whole of it nobody knows. */
export function isLongerName({ stream, to, mentions }: PlaceGroup): boolean {
  const last = mentions.at(-1);
  if (mentions.length > 1 || last === undefined || last.code || !SAINTS.test(last.named.words[0] ?? '')) return false;
  const { tokens } = stream;
  if (!/^(?:de|del)$/.test(tokens[to]?.text ?? '')) return false;
  const at = /^(?:la|los|las|el)$/.test(tokens[to + 1]?.text ?? '') ? to + 2 : to + 1;
  const word = tokens[at];
  return word?.kind === 'word' && /^\p{Lu}\p{Ll}{3,}$/u.test(word.text) && !NO_NAME.test(word.fold);
}
