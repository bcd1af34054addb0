import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';

const MAX_WORDS = 4;
const LINKS = /^(?:de|of|is|es|mide|measures|measuring|:)$/;

/** `caja larga de 96x10x10`, `box of 60x40x40`: whether a packaging in the singular leads to the size. */
export function isHeadedByPackage(stream: TokenStream, at: number): boolean {
  return findHead(stream, at) !== undefined;
}

/** `The guitar: box of 115 x 50 x 18 cm`: whether the size is that of the package of one thing that the line names. */
export function isPackageOfNamedThing(stream: TokenStream, at: number): boolean {
  const head = findHead(stream, at);
  if (head === undefined) return false;
  const colon = /^(?:una?|an?|one)$/.test(stream.tokens[head - 1]?.fold ?? '') ? head - 2 : head - 1;
  const thing = stream.tokens[colon - 1];
  const isNamed = stream.tokens[colon]?.text === ':' && thing?.kind === 'word' && !thing.fold.endsWith('s');
  return isNamed && stream.findLabelAt(at) === undefined && findPackaging(thing.fold) === undefined;
}

function findHead({ tokens }: TokenStream, at: number): number | undefined {
  for (let k = at - 1; k >= at - MAX_WORDS; k -= 1) {
    const word = tokens[k];
    const family = word?.kind === 'word' ? findPackaging(word.fold) : undefined;
    if (family && family !== 'unit' && word) return word.fold.endsWith('s') ? undefined : k;
    if (word?.kind !== 'word' && !LINKS.test(word?.text ?? '')) return undefined;
  }
  return undefined;
}
