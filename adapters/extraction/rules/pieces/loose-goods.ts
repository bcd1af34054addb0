import { isUnitName } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import { BARRIERS, type CountMatch, toWholeNumber } from './count-forms.js';
import { findPackaging } from './packaging.js';

const MAX_WORDS = 6;
const LOOSE: ReadonlySet<string> = new Set([
  ...['loose', 'unpacked', 'unboxed', 'uncrated', 'unpackaged'],
  ...['suelto', 'sueltos', 'suelta', 'sueltas', 'desempacado', 'desempacados', 'desempacada', 'desempacadas'],
]);
/** Goods that travel packed one by one: `2 crated motors`, `3 generadores embalados`. */
const PACKED: ReadonlySet<string> = new Set([
  ...[
    'crated',
    'boxed',
    'palletized',
    'palletised',
    'skidded',
    'encajonado',
    'encajonados',
    'encajonada',
    'encajonadas',
  ],
  ...['embalado', 'embalados', 'embalada', 'embaladas', 'paletizado', 'paletizados', 'paletizada', 'paletizadas'],
]);
/** What they are packed in is counted itself: `300 camisas embaladas en 10 cajas`. */
const PACKED_IN: ReadonlySet<string> = new Set(['en', 'in', 'into', 'on', 'sobre', 'por', 'per']);
/** Packing that goods without any are told to lack. */
const PACKING: ReadonlySet<string> = new Set([
  ...['packaging', 'packing', 'package', 'box', 'boxes', 'crate', 'crates', 'pallet', 'pallets'],
  ...['empaque', 'empacar', 'embalaje', 'embalar', 'caja', 'cajas', 'tarima', 'tarimas', 'paletizar', 'huacal'],
]);
const WITHOUT: ReadonlySet<string> = new Set(['sin', 'without', 'no']);
/** Words that may stand within the name of what is counted: `llantas de moto`, `rines para camion`. */
const LINKS: ReadonlySet<string> = new Set(['de', 'para', 'of', 'for', 'y', 'and']);

const ENDS_THING = /^[,;:(]$/;

/** `rowing machines x3, each box …`: things in the plural, and how many of them behind a sign of multiplication. */
export function parseTimesBehindThingAt({ tokens }: TokenStream, i: number): CountMatch | undefined {
  const count = toWholeNumber(tokens[i]);
  const thing = tokens[i - 2];
  const next = tokens[i + 1];
  if (count === undefined || count < 2 || !/^[x×]$/.test(tokens[i - 1]?.fold ?? '')) return undefined;
  const isThing =
    thing?.kind === 'word' && thing.fold.length > 3 && thing.fold.endsWith('s') && !isUnitName(thing.fold);
  const ends = next === undefined || next.kind === 'break' || ENDS_THING.test(next.text);
  return isThing && ends && findPackaging(thing.fold) === undefined
    ? { count, family: 'thing', at: i, to: i + 1 }
    : undefined;
}

/** `20 llantas de moto sueltas`, `12 loose tyres`, `2 crated motors`, `6 motores sin empaque`: each of them is handled by itself. */
export function parseLooseGoodsAt({ tokens }: TokenStream, i: number): CountMatch | undefined {
  const count = toWholeNumber(tokens[i]);
  if (count === undefined) return undefined;
  let plural = false;
  let isLoose = false;
  for (let k = i + 1; k <= i + MAX_WORDS; k += 1) {
    const word = tokens[k];
    if (word?.kind !== 'word') return undefined;
    if (LOOSE.has(word.fold) || (PACKED.has(word.fold) && !PACKED_IN.has(tokens[k + 1]?.fold ?? ''))) {
      if (plural || count === 1) return k > i + 1 ? { count, family: 'thing', at: i, to: k + 1 } : undefined;
      isLoose = true;
      continue;
    }
    if (WITHOUT.has(word.fold) && (plural || count === 1))
      return PACKING.has(tokens[k + 1]?.fold ?? '') ? { count, family: 'thing', at: i, to: k + 2 } : undefined;
    if (isNoThing(word.fold)) return undefined;
    plural ||= word.fold.length > 3 && word.fold.endsWith('s');
    if (isLoose && plural) return { count, family: 'thing', at: i, to: k + 1 };
  }
  return undefined;
}

/** A unit, a package, or a word that ends what a number counts. */
function isNoThing(word: string): boolean {
  if (findPackaging(word) !== undefined || (BARRIERS.has(word) && !LINKS.has(word))) return true;
  return isUnitName(word);
}
