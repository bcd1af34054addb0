import { sumDecimals } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';

/** What of a weight that is stated is merged. */
interface StatedWeight {
  readonly at: number;
  readonly to: number;
  readonly kg: number;
  readonly otherKg: number | undefined;
  readonly perPiece: boolean;
  readonly perhapsEach: boolean;
  readonly listed: readonly unknown[];
}

const ORDINAL =
  /^(?:la|el|the) (?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|quint[ao]|otr[ao]|first|second|third|fourth|fifth|other)(?: one)?/;
const JOINT = /^ ?(?:,? ?(?:y|and|e)|[,;&+])? ?$/;

/**
 * `31 lb la primera, 31 lb la segunda y 35 lb la tercera; 2 tubos, 9 lb por tubo`: weights of one group of pieces, told one after
 * another beside weights of other groups, are one weight of the group.
 */
export function mergeOrdinalWeights<T extends StatedWeight>(stream: TokenStream, mentions: readonly T[]): T[] {
  const merged: T[] = [];
  for (let k = 0; k < mentions.length; ) {
    const run = collectRun(stream, mentions, k);
    const [first] = run;
    const isOneOfGroups = run.length > 1 && run.length < mentions.length;
    if (first && isOneOfGroups) {
      const kg = sumDecimals(run.map((one) => one.kg));
      merged.push({
        ...first,
        to: run.at(-1)?.to ?? first.to,
        kg,
        otherKg: undefined,
        perPiece: false,
        perhapsEach: false,
        listed: [],
      });
    } else merged.push(...mentions.slice(k, k + Math.max(1, run.length)));
    k += Math.max(1, run.length);
  }
  return merged;
}

function collectRun<T extends StatedWeight>(stream: TokenStream, mentions: readonly T[], from: number): readonly T[] {
  const run: T[] = [];
  for (const one of mentions.slice(from)) {
    if (!ORDINAL.test(stream.getTextAfter(one.to, 4))) break;
    const previous = run.at(-1);
    const between = previous ? stream.getFoldedText(previous.to, one.at).replace(ORDINAL, '') : '';
    if (!JOINT.test(between)) break;
    run.push(one);
  }
  return run;
}
