import { EACH_WORDS } from '../weight/per-piece.js';
import { LOOSE, type Packaging, packagingOf } from './packaging.js';
import { wholeAt } from './count-forms.js';
import type { Stream } from '../text/token-stream.js';
import { cmPer, kgPer, m3Per } from '../numbers/units.js';

interface Found {
  readonly count: number;
  readonly family: Packaging;
  readonly at: number;
  readonly to: number;
}

const REACH = 12;

/** `and a bike box`: one more beside pieces that are counted in the same sentence. */
export function articleAt(stream: Stream, i: number, previous: { readonly at: number } | undefined): Found | undefined {
  const { tokens } = stream;
  const lead = /^(?:then|also)$/.test(tokens[i - 1]?.fold ?? '') ? i - 2 : i - 1;
  if (!/^an?$/.test(tokens[i]?.fold ?? '') || !/^(?:and|plus|\+|&)$/.test(tokens[lead]?.fold ?? '')) return undefined;
  if (!previous || previous.at < stream.sentenceStart(i)) return undefined;
  for (let k = i + 1; k <= i + 3 && tokens[k]?.kind === 'word'; k += 1) {
    const family = packagingOf(tokens[k]?.fold ?? '');
    if (family && family !== 'unit') return { count: 1, family, at: i, to: k + 1 };
  }
  return undefined;
}

const EACH_BEHIND = new RegExp(`^${EACH_WORDS}(?: ?[,.;)\\n]| (?:and|y|de|of)\\b| ?$)`);

/** `5 lamps, one crate each`, `3 motores, dos cajas cada uno`: as many packages as all of them have. */
export function packedEachAt(stream: Stream, i: number): Found | undefined {
  const { tokens } = stream;
  const ofEach = wholeAt(tokens[i]);
  const noun = tokens[i + 1];
  const family = noun?.kind === 'word' ? packagingOf(noun.fold) : undefined;
  if (/^(?:in|en|into|on|sobre)$/.test(tokens[i - 1]?.fold ?? '')) return undefined;
  if (ofEach === undefined || ofEach > 4 || !family || family === 'unit' || !EACH_BEHIND.test(stream.after(i + 2, 3)))
    return undefined;
  for (let k = i - 2; k >= Math.max(stream.sentenceStart(i), i - REACH); k -= 1) {
    const all = wholeAt(tokens[k]);
    if (all === undefined) continue;
    const thing = tokens[k + 1];
    const isThing =
      thing?.kind === 'word' && thing.fold.length > 3 && thing.fold.endsWith('s') && !isMeasure(thing.fold);
    const isPackage = isThing && !['unit', 'thing', undefined].includes(packagingOf(thing.fold));
    return isThing && !isPackage && all > 1 ? { count: all * ofEach, family, at: i, to: i + 2 } : undefined;
  }
  return undefined;
}

/** `240 shirts in boxes of 24`, `100 units packed 10 per carton`: ten packages. */
export function dividedAt(stream: Stream, i: number): Found | undefined {
  const { tokens } = stream;
  const inEach = wholeAt(tokens[i]);
  if (inEach === undefined || inEach < 2) return undefined;
  const again = thingsAgain(stream, i, inEach);
  const per = holderAt(stream, again === undefined ? i + 1 : i + 2);
  if (again !== undefined && per && per.family !== 'unit' && per.family !== 'piece')
    return { count: again / inEach, family: per.family, at: i, to: per.to };
  const head = tokens[i - 2];
  const next = tokens[i + 1];
  const measured =
    next?.kind === 'number' ||
    /^[x×*"']$/.test(next?.fold ?? '') ||
    (next?.kind === 'word' && isMeasure(next.fold)) ||
    (next?.kind === 'word' && packagingOf(next.fold) !== undefined && packagingOf(next.fold) !== 'unit');
  const of =
    !measured && head?.kind === 'word' && head.fold.endsWith('s') && /^(?:of|de)$/.test(tokens[i - 1]?.fold ?? '')
      ? packagingOf(head.fold)
      : undefined;
  const family = per?.family ?? of;
  if (!family || family === 'unit' || family === 'piece') return undefined;
  if (!per && tokens[i - 3]?.kind === 'number') return undefined;
  for (let k = i - 2; k >= Math.max(stream.sentenceStart(i), i - REACH); k -= 1) {
    const all = wholeAt(tokens[k]);
    if (all === undefined) continue;
    const noun = tokens[k + 1];
    const things =
      noun?.kind === 'word' &&
      noun.fold.length > 2 &&
      !isMeasure(noun.fold) &&
      ((packagingOf(noun.fold) ?? 'unit') === 'unit' || LOOSE.test(noun.fold));
    return things && all > inEach && all % inEach === 0
      ? { count: all / inEach, family, at: i, to: per?.to ?? i + 1 }
      : undefined;
  }
  return undefined;
}

const FAR = 60;

/** `40 helmets ... four helmets to a box`: the number of the same things that was said before, where it comes out even. */
function thingsAgain(stream: Stream, i: number, inEach: number): number | undefined {
  const noun = stream.tokens[i + 1];
  if (noun?.kind !== 'word' || noun.fold.length < 4 || packagingOf(noun.fold) !== undefined || isMeasure(noun.fold))
    return undefined;
  for (let k = i - 2; k >= Math.max(0, i - FAR); k -= 1) {
    const all = wholeAt(stream.tokens[k]);
    if (all === undefined || all <= inEach || all % inEach !== 0) continue;
    if (
      stream
        .fold(k + 1, k + 5)
        .split(' ')
        .includes(noun.fold)
    )
      return all;
  }
  return undefined;
}

/** `per carton`, `pcs per carton`, `to a crate`, `en cada caja`: the packaging that a number of things is put into. */
function holderAt({ tokens }: Stream, i: number): { family: Packaging; to: number } | undefined {
  const noun = tokens[i];
  const named = noun?.kind === 'word' && (packagingOf(noun.fold) === 'unit' || LOOSE.test(noun.fold));
  const from = named ? i + 1 : i;
  const words = [tokens[from]?.fold ?? '', tokens[from + 1]?.fold ?? ''];
  const links = PER.test(words.join(' ')) ? 2 : /^(?:per|por|x|\/)$/.test(words[0] ?? '') ? 1 : 0;
  const holder = tokens[from + links];
  const family = links > 0 && holder?.kind === 'word' ? packagingOf(holder.fold) : undefined;
  return family === undefined ? undefined : { family, to: from + links + 1 };
}

/** `in each`, `por cada`, `to a`. */
const PER = /^(?:(?:in|per|to|into|en|por|a) (?:each|every|cada)|to (?:a|the)|(?:a|en) (?:la|una?))$/;

function isMeasure(word: string): boolean {
  return kgPer(word) !== undefined || cmPer(word) !== undefined || m3Per(word) !== undefined;
}
