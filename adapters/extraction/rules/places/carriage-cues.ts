import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import {
  CARRYING_FORMS,
  CARRYING_VERBS,
  CARRYING_WORDS,
  ENDING_WORDS,
  GOODS_PRONOUNS,
  HANDING_FORMS,
  HANDING_VERBS,
  HANDING_WORDS,
  TO_WORDS,
} from './carriage-cues.words.js';
import { findAsideWords } from './place-asides.js';
import type { PlaceGroup } from './place-groups.js';

/** How a verb before a place says that the goods come there: they are handed over there, or carried there. */
type CarriageCue = 'handing' | 'carrying';

/** How many words may stand between the verb and the place (`dejármelo, si se puede, en mi taller de ...`). */
const REACH = 9;
/** How many articles, possessives and names of a site may stand between the preposition and the place. */
const SITE_REACH = 6;
/** `dejármelo`, `poniéndolas`, `llevárnoslo`: the verb and the goods as a pronoun behind it, folded. */
const WITH_PRONOUN = /^([a-z]{2,9})(ar|er|ir|ando|iendo|yendo)(?:me|te|se|nos|le|les)?l[oa]s?$/;
const INFINITIVE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ar: ['ar'],
  er: ['er'],
  ir: ['ir'],
  ando: ['ar'],
  iendo: ['er', 'ir'],
  yendo: ['er', 'ir'],
};

/** Whether a verb brings the goods to the town; one of carrying only does behind another place of the region, where they land. */
export function isCarriedTo(group: PlaceGroup, previous: PlaceGroup | undefined): boolean {
  const isPlace = group.places.length > 0 && findAsideWords(group) === undefined;
  const cue = isPlace ? findCarriageCue(group.stream, group.at) : undefined;
  const isOfAirport =
    group.airportTown !== undefined || group.origins.some((one) => one.countryCode === group.places[0]?.countryCode);
  if (cue === 'handing' && !isOfAirport) return true;
  if (cue === undefined) return false;
  const isRegional = previous && (previous.airport ?? previous.country ?? previous.places[0]) !== undefined;
  return isRegional === true && previous?.stream === group.stream;
}

/** The verb that brings the goods to the place which begins at the token; undefined where none does. */
function findCarriageCue({ tokens }: TokenStream, at: number): CarriageCue | undefined {
  let isDirected = false;
  for (let k = at - 1; k >= 0 && k >= at - REACH; k -= 1) {
    const token = tokens[k];
    if (!token || token.kind === 'break' || token.kind === 'number' || /^[.;?!:|]$/.test(token.text)) return undefined;
    if (!isDirected && at - k > SITE_REACH) return undefined;
    const cue = isDirected ? readVerb(tokens, k) : undefined;
    if (cue !== undefined) return isRefused(tokens, k) ? undefined : cue;
    if (TO_WORDS.has(token.fold)) isDirected = true;
    else if (ENDING_WORDS.has(token.fold) && (isDirected || token.fold !== 'de')) return undefined;
  }
  return undefined;
}

function readVerb(tokens: readonly Token[], k: number): CarriageCue | undefined {
  const word = tokens[k]?.fold ?? '';
  if (HANDING_WORDS.has(word) || HANDING_VERBS.has(word)) return 'handing';
  if (CARRYING_WORDS.has(word)) return 'carrying';
  const match = WITH_PRONOUN.exec(word);
  if (match) {
    const [, stem = '', ending = ''] = match;
    const verbs = (INFINITIVE_ENDINGS[ending] ?? []).map((one) => `${stem}${one}`);
    if (verbs.some((one) => HANDING_VERBS.has(one))) return 'handing';
    return verbs.some((one) => CARRYING_VERBS.has(one)) || word.startsWith('haciendo') ? 'carrying' : undefined;
  }
  if (!GOODS_PRONOUNS.has(tokens[k - 1]?.fold ?? '')) return undefined;
  if (HANDING_FORMS.has(word)) return 'handing';
  return CARRYING_FORMS.has(word) ? 'carrying' : undefined;
}

/** `no dejarlo en`, `we do not want it dropped in`, `the truck is left`: no wish. */
function isRefused(tokens: readonly Token[], k: number): boolean {
  return [k - 1, k - 2, k - 3].some((one) => /^(?:no|not|sin|without|never|nunca|ni)$/.test(tokens[one]?.fold ?? ''));
}
