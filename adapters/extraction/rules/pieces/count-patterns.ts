import { isUnitName } from '../numbers/units.js';
import { isSameNoun } from '../text/noun-forms.js';
import type { TokenStream } from '../text/token-stream.js';
import { PER_PIECE_WORDS } from '../weight/per-piece.js';
import { findWeighedPackaging, toWholeNumber } from './count-forms.js';
import { OWN_MEASURE } from './own-measure.js';
import { findPackaging, LOOSE_PIECES, type Packaging } from './packaging.js';

interface Found {
  readonly count: number;
  readonly family: Packaging;
  readonly at: number;
  readonly to: number;
}

const REACH = 12;

const HOLDS = /^(?:stc|slac|said to contain|with|con|holding|containing|\() ?\d/;

/**
 * `a single pallet`, `- a skid 120x88x152 cm`, `a plt stc 28 ctns`, `a 48 kg crate`: one, where the words say so or its measures
 * stand with it; a weight before the packaging only where nothing was counted before, of which it may be one.
 */
export function parseSingleAt(
  stream: TokenStream,
  i: number,
  previous: { readonly at: number } | undefined,
): Found | undefined {
  const { tokens } = stream;
  if (tokens[i]?.kind !== 'word' || !/^an?$/.test(tokens[i]?.fold ?? '')) return undefined;
  const weighed = previous === undefined ? findWeighedPackaging(tokens, i + 1) : undefined;
  if (weighed && !isOfEach(stream, i)) return { count: 1, family: weighed.family, at: i, to: weighed.to };
  const isSingle = /^(?:single|sole|lone)$/.test(tokens[i + 1]?.fold ?? '');
  for (let k = isSingle ? i + 2 : i + 1; k <= i + 3 && tokens[k]?.kind === 'word'; k += 1) {
    const family = findPackaging(tokens[k]?.fold ?? '');
    if (!family || family === 'unit') continue;
    const after = stream.getTextAfter(k + 1, 8);
    const isOwn = isSingle || OWN_MEASURE.test(after) || HOLDS.test(after);
    return isOwn && !isOfEach(stream, i) ? { count: 1, family, at: i, to: k + 1 } : undefined;
  }
  return undefined;
}

const OF_EACH = /^(?:in|into|inside|per|each|to|on|as|like|such|kgs?|kilos?|lbs?|usd|eur|costs?|price|rate)$/;

const EACH_REACH = 22;
const MEASURE_OF = /\b(?:sizes?|dims?|dimensions?|measurements?|weight|measures) of$/;

/** `Each chair is in its own crate. A crate measures …`: the sentence before puts each into one. */
function isOfEachInOwn({ tokens }: TokenStream, i: number): boolean {
  if (tokens[i - 1]?.text !== '.') return false;
  const words = tokens.slice(Math.max(0, i - EACH_REACH), i - 1).map(({ fold }) => fold);
  const each = words.findLastIndex((word) => /^(?:each|every|cada)$/.test(word));
  const behind = words.slice(each + 1);
  const isPut = behind.some((word, k) => /^(?:in|en)$/.test(word) && /^(?:its|su|an?|una?)$/.test(behind[k + 1] ?? ''));
  return each >= 0 && isPut && !behind.includes('.');
}

/** `each in a crate`, `lamps in a box`, `330 kg a pallet`, `size of a roll`: the package of each of the things named before. */
function isOfEach(stream: TokenStream, i: number): boolean {
  if (isOfEachInOwn(stream, i)) return true;
  return OF_EACH.test(stream.tokens[i - 1]?.fold ?? '') || MEASURE_OF.test(stream.getTextBefore(i, 2));
}

/** `and a bike box`: one more beside pieces that are counted in the same sentence. */
export function parseArticleAt(
  stream: TokenStream,
  i: number,
  previous: { readonly at: number } | undefined,
): Found | undefined {
  const { tokens } = stream;
  const lead = /^(?:then|also)$/.test(tokens[i - 1]?.fold ?? '') ? i - 2 : i - 1;
  if (!/^an?$/.test(tokens[i]?.fold ?? '') || !/^(?:and|plus|\+|&)$/.test(tokens[lead]?.fold ?? '')) return undefined;
  if (!previous || previous.at < stream.getClauseStart(i)) return undefined;
  for (let k = i + 1; k <= i + 3 && tokens[k]?.kind === 'word'; k += 1) {
    const family = findPackaging(tokens[k]?.fold ?? '');
    if (family && family !== 'unit') return { count: 1, family, at: i, to: k + 1 };
  }
  return undefined;
}

const EACH_BEHIND = new RegExp(`^${PER_PIECE_WORDS}(?: ?[,.;)\\n]| (?:and|y|de|of)\\b| ?$)`);

/** `c/equipo en`, `each unit comes in`, `cada máquina viene en`. */
const EACH_THING_IN =
  /(?:\bc \/|\beach|\bevery|\bcada) ([a-z]{4,14})(?: (?:comes?|is|packed|viene|va|empacad[oa]|embalad[oa])){0,2} (?:in|en|into)$/;

/** `2 equipos de rayos X, c/equipo en 3 cajas`: how many of the thing are counted before. */
function countThingsInEach(stream: TokenStream, i: number): number | undefined {
  const thing = EACH_THING_IN.exec(stream.getTextBefore(i, 8))?.[1];
  if (thing === undefined) return undefined;
  for (let k = i - 3; k >= Math.max(stream.getClauseStart(i), i - 2 * REACH); k -= 1) {
    const count = toWholeNumber(stream.tokens[k]);
    const noun = stream.tokens[k + 1];
    if (count !== undefined && count > 1 && noun?.kind === 'word' && isSameNoun(noun.fold, thing)) return count;
  }
  return undefined;
}

const PER_THING = /^(?:per|por|for each|for every|por cada|para cada) ([a-z]{4,})\b/;
const EACH_ONE_IN =
  /\b(?:cada un[oa]|each(?: one)?),? (?:(?:va|viene|packed|boxed|empacad[oa]|embalad[oa]) )?(?:en|in|into) $/;
/** How many words may stand between the things and the package of each. */
const PACKED_REACH = 40;
const MAX_ADJECTIVES = 3;

/** `7 guitars. One carton per guitar`, `5 camillas de masaje, cada una en una caja`: how many things have a package each. */
function countThingsPacked(stream: TokenStream, i: number): number | undefined {
  const thing = PER_THING.exec(stream.getTextAfter(i + 2, 4))?.[1];
  const isEach = thing === undefined && EACH_ONE_IN.test(`${stream.getTextBefore(i, 6)} `);
  if (thing === undefined ? !isEach : findPackaging(thing) !== undefined) return undefined;
  const start = thing === undefined ? stream.getClauseStart(i) : 0;
  for (let k = i - 2; k >= Math.max(start, i - PACKED_REACH); k -= 1) {
    const count = toWholeNumber(stream.tokens[k]);
    if (count === undefined || count < 2) continue;
    for (let n = k + 1; n <= k + 1 + MAX_ADJECTIVES && stream.tokens[n]?.kind === 'word'; n += 1) {
      const noun = stream.tokens[n]?.fold ?? '';
      if (isUnitName(noun) || findPackaging(noun) !== undefined) break;
      if (thing === undefined ? noun.length > 3 && noun.endsWith('s') : isSameNoun(noun, thing)) return count;
    }
  }
  return undefined;
}

/** `5 lamps, one crate each`, `3 motores, dos cajas cada uno`: as many packages as all of them have. */
export function parsePackagesPerPieceAt(stream: TokenStream, i: number): Found | undefined {
  const { tokens } = stream;
  const ofEach = toWholeNumber(tokens[i]);
  const noun = tokens[i + 1];
  const family = noun?.kind === 'word' ? findPackaging(noun.fold) : undefined;
  const ofThings = family && ofEach !== undefined ? countThingsInEach(stream, i) : undefined;
  if (family && ofEach !== undefined && ofThings !== undefined)
    return { count: ofThings * ofEach, family, at: i, to: i + 2 };
  const ofNamed = family && ofEach !== undefined ? countThingsPacked(stream, i) : undefined;
  if (family && ofEach !== undefined && ofNamed !== undefined)
    return { count: ofNamed * ofEach, family, at: i, to: i + 2 };
  if (/^(?:in|en|into|on|sobre)$/.test(tokens[i - 1]?.fold ?? '')) return undefined;
  if (
    ofEach === undefined ||
    ofEach > 4 ||
    !family ||
    family === 'unit' ||
    !EACH_BEHIND.test(stream.getTextAfter(i + 2, 3))
  )
    return undefined;
  for (let k = i - 2; k >= Math.max(stream.getClauseStart(i), i - REACH); k -= 1) {
    const all = toWholeNumber(tokens[k]);
    if (all === undefined) continue;
    const thing = tokens[k + 1];
    const isThing =
      thing?.kind === 'word' && thing.fold.length > 3 && thing.fold.endsWith('s') && !isUnitName(thing.fold);
    const isPackage = isThing && !['unit', 'thing', undefined].includes(findPackaging(thing.fold));
    return isThing && !isPackage && all > 1 ? { count: all * ofEach, family, at: i, to: i + 2 } : undefined;
  }
  return undefined;
}

/** `240 shirts in boxes of 24`, `100 units packed 10 per carton`: ten packages; `9 lamps, one per carton`: nine. */
export function parseDivisionAt(stream: TokenStream, i: number): Found | undefined {
  const { tokens } = stream;
  const inEach = toWholeNumber(tokens[i]);
  if (inEach === undefined || inEach < 1) return undefined;
  const again = findRepeatedCount(stream, i, inEach);
  const per = parseHolderAt(stream, again === undefined ? i + 1 : i + 2);
  if (inEach === 1 && !(per && tokens[i]?.inWords)) return undefined;
  if (again !== undefined && per && per.family !== 'unit' && per.family !== 'piece')
    return { count: again / inEach, family: per.family, at: i, to: per.to };
  const head = tokens[i - 2];
  const next = tokens[i + 1];
  const measured =
    next?.kind === 'number' ||
    /^[x×*"']$/.test(next?.fold ?? '') ||
    (next?.kind === 'word' && isUnitName(next.fold)) ||
    (next?.kind === 'word' && findPackaging(next.fold) !== undefined && findPackaging(next.fold) !== 'unit');
  const of =
    !measured && head?.kind === 'word' && head.fold.endsWith('s') && /^(?:of|de)$/.test(tokens[i - 1]?.fold ?? '')
      ? findPackaging(head.fold)
      : undefined;
  const family = per?.family ?? of;
  if (!family || family === 'unit' || family === 'piece') return undefined;
  if (!per && tokens[i - 3]?.kind === 'number') return undefined;
  for (let k = i - 2; k >= Math.max(stream.getClauseStart(i), i - REACH); k -= 1) {
    const all = toWholeNumber(tokens[k]);
    if (all === undefined) continue;
    const noun = tokens[k + 1];
    const things =
      noun?.kind === 'word' &&
      noun.fold.length > 2 &&
      !isUnitName(noun.fold) &&
      ((findPackaging(noun.fold) ?? 'unit') === 'unit' || LOOSE_PIECES.test(noun.fold));
    return things && all > inEach && all % inEach === 0
      ? { count: all / inEach, family, at: per ? i : i - 2, to: per?.to ?? i + 1 }
      : undefined;
  }
  return undefined;
}

const FAR = 60;

/** `40 helmets ... four helmets to a box`: the earlier count of the same things, if it divides evenly. */
function findRepeatedCount(stream: TokenStream, i: number, inEach: number): number | undefined {
  const noun = stream.tokens[i + 1];
  if (noun?.kind !== 'word' || noun.fold.length < 4 || findPackaging(noun.fold) !== undefined || isUnitName(noun.fold))
    return undefined;
  for (let k = i - 2; k >= Math.max(0, i - FAR); k -= 1) {
    const all = toWholeNumber(stream.tokens[k]);
    if (all === undefined || all <= inEach || all % inEach !== 0) continue;
    if (
      stream
        .getTextAfter(k + 1, 4)
        .split(' ')
        .includes(noun.fold)
    )
      return all;
  }
  return undefined;
}

/** `per carton`, `pcs per carton`, `to a crate`, `en cada caja`: the packaging that a number of things is put into. */
function parseHolderAt({ tokens }: TokenStream, i: number): { family: Packaging; to: number } | undefined {
  const noun = tokens[i];
  const named = noun?.kind === 'word' && (findPackaging(noun.fold) === 'unit' || LOOSE_PIECES.test(noun.fold));
  const from = named ? i + 1 : i;
  const words = [tokens[from]?.fold ?? '', tokens[from + 1]?.fold ?? ''];
  const links = PER.test(words.join(' ')) ? 2 : /^(?:per|por|x|\/)$/.test(words[0] ?? '') ? 1 : 0;
  const holder = tokens[from + links];
  const family = links > 0 && holder?.kind === 'word' ? findPackaging(holder.fold) : undefined;
  return family === undefined ? undefined : { family, to: from + links + 1 };
}

/** `in each`, `por cada`, `to a`. */
const PER = /^(?:(?:in|per|to|into|en|por|a) (?:each|every|cada)|to (?:a|the)|(?:a|en) (?:la|una?))$/;
