import { getWords, isNear } from './agreement.js';
import type { Figure } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';

/** `4 drums inside each crate`, `con 6 baldes en cada jaula`: how many words may part the count from what holds it. */
const HOLDER_REACH = 4;
const OF_EACH: ReadonlySet<string> = new Set(['each', 'every', 'per', 'cada', 'por']);
/** How many words may part the name of the inner package from what one of them weighs. */
const WEIGHT_REACH = 6;

/**
 * `2 crates, 4 drums inside each crate, each drum 55 kg`: the weight is that of a package inside of those that are counted, and
 * belongs to each of them in each; a total that is anything else was multiplied by the wrong count.
 */
export function findNestedWeightDoubts(figures: readonly Figure[], { goods }: LedgerReading): DoubtEntry[] {
  const { pieces = 1, grossWeightKg } = goods;
  if (grossWeightKg === undefined) return [];
  const inner = figures.filter((figure) => isInsideOfEach(figure) && figure.values[0] !== pieces);
  for (const count of inner) {
    const name = count.text.lexemes[count.at + 1]?.text ?? '';
    const weight = figures.find((one) => one.kind === 'weight' && one.text === count.text && isOfOne(one, name));
    const [each = 1] = count.values;
    if (weight && !weight.values.some((kg) => isNear(kg * each * pieces, grossWeightKg)))
      return [{ code: 'weight-each-or-total', words: getWords(weight) }];
  }
  return [];
}

function isInsideOfEach({ kind, text: { lexemes }, at }: Figure): boolean {
  if ((kind !== 'count' && kind !== 'bare') || lexemes[at + 1]?.kind !== 'word') return false;
  for (let k = at + 2; k <= at + 1 + HOLDER_REACH && lexemes[k]?.kind === 'word'; k += 1)
    if (OF_EACH.has(lexemes[k]?.text ?? '') && lexemes[k + 1]?.kind === 'word') return true;
  return false;
}

/** `each drum 55 kg`, `cada balde pesa 20 kg`, `55 kg per drum`. */
function isOfOne({ text: { lexemes }, at, to }: Figure, name: string): boolean {
  const isName = (k: number) => isSameNoun(lexemes[k]?.text ?? '', name);
  if (OF_EACH.has(lexemes[to]?.text ?? '') && isName(to + 1)) return true;
  for (let k = at - 1; k >= at - WEIGHT_REACH && lexemes[k]?.kind === 'word'; k -= 1)
    if (isName(k) && OF_EACH.has(lexemes[k - 1]?.text ?? '')) return true;
  return false;
}

/** In the singular or the plural. */
function isSameNoun(one: string, other: string): boolean {
  const toStem = (word: string) => word.replace(/s$/, '').replace(/e$/, '');
  return one.length > 2 && toStem(one) === toStem(other);
}
