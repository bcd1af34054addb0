import type { Lexeme } from './lexemes.js';
import type { Phrases } from './phrases.js';
import { PACKAGING } from './words/packaging.words.js';
import { CURRENCIES } from './words/units.words.js';
import {
  BYGONE,
  COLD_EQUIPMENT,
  DONE_BY_OTHERS,
  DUTIES,
  HAVING,
  INSURANCE,
  NOT_HAVING,
  OTHER_PARTIES,
  OWNERS,
  UNLOADING,
} from './words/wish-dismissals.words.js';
import { ASKS, DEMANDS } from './words/wishes.words.js';

const OWNER_REACH = 3;
const CLAUSE_REACH = 12;
const HAVING_REACH = 5;
const BY_REACH = 6;
const AMOUNT_REACH = 6;
const DISCOUNTS: ReadonlySet<string> = new Set(['descuento', 'discount']);
const CLAUSE_ENDS: ReadonlySet<string> = new Set(['.', '!', ';', '?']);
const OWED_BY_TERM: Readonly<Record<string, Phrases>> = { CIF: INSURANCE, CIP: INSURANCE, DPU: UNLOADING, DDP: DUTIES };

/** Whether the term of the request has the seller do what the words ask for: insure, unload, or pay duties. */
export function isOfTerm(
  lexemes: readonly Lexeme[],
  at: number,
  length: number,
  incoterm: string | undefined,
): boolean {
  if (incoterm === undefined) return false;
  return OWED_BY_TERM[incoterm]?.matchAt(lexemes, at) === length;
}

/** `valor USD 8,120 (incluye descuento de USD 400)`: a discount that an amount before it holds, or has yet to be reduced by. */
export function isOfAmount(lexemes: readonly Lexeme[], at: number, length: number): boolean {
  if (!lexemes.slice(at, at + length).some(({ text }) => DISCOUNTS.has(text))) return false;
  const isAmount = (k: number) =>
    lexemes[k]?.kind === 'number' && [k - 1, k + 1].some((one) => CURRENCIES.has(lexemes[one]?.text ?? ''));
  const reach = (from: number, to: number) => {
    for (let k = from; k < to && lexemes[k]?.kind !== 'break'; k += 1) if (isAmount(k)) return true;
    return false;
  };
  return reach(at + length, at + length + AMOUNT_REACH) && reach(Math.max(0, at - AMOUNT_REACH), at);
}

/**
 * Whether the sentence says that the thing is there, was done or is done by others: `our own forklift`, `tenemos montacargas en
 * destino`, `crane at destination is arranged by the consignee`. A wish is what is asked of us.
 */
export function isNotAskedOfUs(lexemes: readonly Lexeme[], at: number, length: number): boolean {
  const clause = findClause(lexemes, at, at + length);
  return (
    isOwned(lexemes, at) ||
    (lexemes[clause.to]?.text !== '?' && isHad(lexemes, clause.from, at)) ||
    holds(BYGONE, lexemes, clause.from, at) ||
    holds(DONE_BY_OTHERS, lexemes, at + length, clause.to) ||
    isByOthers(lexemes, at + length, clause.to)
  );
}

const WOOD_STANDARDS: ReadonlySet<string> = new Set(['ispm', 'nimf', 'ippc']);
const WOOD: ReadonlySet<string> = new Set(['wood', 'wooden', 'timber', 'madera', 'plywood']);
const OBLIGES: ReadonlySet<string> = new Set(
  'must should shall need needs debe deben tiene tienen que if si'.split(' '),
);

/** `en jaula de madera NIMF-15`, `ISPM 15 stamped crates`: how the goods are packed, where nothing in the sentence asks for it. */
export function isOfPackingStandard(lexemes: readonly Lexeme[], at: number): boolean {
  if (!WOOD_STANDARDS.has(lexemes[at]?.text ?? '')) return false;
  const { from, to } = findClause(lexemes, at, at + 1);
  const words = lexemes.slice(from, to).map(({ text }) => text);
  const isAsked = words.some((word) => ASKS.has(word) || DEMANDS.has(word) || OBLIGES.has(word));
  return !isAsked && words.some((word) => PACKAGING.has(word) || WOOD.has(word));
}

/** `nuestro camión refrigerado`, `our own reefer truck`: the vehicle of others; the goods of somebody stay what they are. */
export function isOwnColdEquipment(lexemes: readonly Lexeme[], at: number, length: number): boolean {
  const isEquipment = lexemes.slice(Math.max(0, at - 1), at + length + 1).some(({ text }) => COLD_EQUIPMENT.has(text));
  return isEquipment && isOwned(lexemes, at);
}

/** `vacunas... no, eso salió ayer`, `congelado no, es carga seca`: a denial of its own right behind takes the thing back. */
export function isTakenBack(lexemes: readonly Lexeme[], from: number): boolean {
  for (let k = from; k < from + BY_REACH && lexemes[k] && lexemes[k]?.kind !== 'break'; k += 1) {
    const isDenial = /^(?:no|not)$/.test(lexemes[k]?.text ?? '') && /^[,.]$/.test(lexemes[k + 1]?.text ?? '');
    if (isDenial) return k === from || lexemes[k - 1]?.kind === 'sign';
  }
  return false;
}

function isOwned(lexemes: readonly Lexeme[], at: number): boolean {
  for (let k = at - 1; k >= Math.max(0, at - OWNER_REACH); k -= 1) {
    const lexeme = lexemes[k];
    if (lexeme?.kind !== 'word' || ASKS.has(lexeme.text) || OTHER_PARTIES.has(lexeme.text)) return false;
    if (OWNERS.has(lexeme.text)) return true;
    if (lexeme.text === 's' && lexemes[k - 1]?.text === "'") return OTHER_PARTIES.has(lexemes[k - 2]?.text ?? '');
  }
  return false;
}

function isHad(lexemes: readonly Lexeme[], from: number, at: number): boolean {
  for (let k = at - 1; k >= Math.max(from, at - HAVING_REACH); k -= 1) {
    if (HAVING.has(lexemes[k]?.text ?? '')) return !NOT_HAVING.has(lexemes[k - 1]?.text ?? '');
  }
  return false;
}

function isByOthers(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  for (let k = from; k < Math.min(to, from + BY_REACH); k += 1) {
    if (lexemes[k]?.text !== 'by' && lexemes[k]?.text !== 'por') continue;
    return lexemes.slice(k + 1, k + 4).some(({ text }) => OTHER_PARTIES.has(text));
  }
  return false;
}

function holds(
  phrases: { matchAt(lexemes: readonly Lexeme[], at: number): number },
  lexemes: readonly Lexeme[],
  from: number,
  to: number,
) {
  for (let k = from; k < to; k += 1) if (phrases.matchAt(lexemes, k) > 0) return true;
  return false;
}

/** The sentence around a thing, bounded on both sides. */
function findClause(
  lexemes: readonly Lexeme[],
  at: number,
  end: number,
): { readonly from: number; readonly to: number } {
  const isEnd = (k: number) =>
    lexemes[k] === undefined || lexemes[k]?.kind === 'break' || CLAUSE_ENDS.has(lexemes[k]?.text ?? '');
  let from = at;
  while (from > 0 && at - from < CLAUSE_REACH && !isEnd(from - 1)) from -= 1;
  let to = end;
  while (to - end < CLAUSE_REACH && !isEnd(to)) to += 1;
  return { from, to };
}
