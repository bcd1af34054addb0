import { type Incoterm, parseIncoterm } from '../../../../domain/pricing/incoterm/incoterm.js';
import { findPackaging } from '../pieces/packaging.js';
import { isCorrectionBetween } from '../text/corrections.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { SPELLED } from './spelled-terms.words.js';

/** A stated term of delivery. */
export interface IncotermMention {
  readonly at: number;
  readonly to: number;
  readonly term: Incoterm;
  /** How surely it is the term of this request. */
  readonly score: number;
  /** It is said of what the customer buys. */
  readonly isOfPurchase?: boolean;
}

/** Terms that are also written in lower case. */
const SMALL: ReadonlySet<string> = new Set([
  'dap',
  'ddp',
  'ddu',
  'dpu',
  'cpt',
  'exw',
  'fob',
  'cif',
  'cfr',
  'fca',
  'cip',
  'cnf',
]);
const CODE = /^(?:exw|fca|fas|fob|cfr|cif|cpt|cip|dap|dpu|ddp|ddu|dat|daf|des|deq|cnf)$/;
const SPELLED_BY_FIRST = new Map<string, { readonly words: readonly string[]; readonly term: Incoterm }[]>();
for (const [phrase, term] of SPELLED) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  SPELLED_BY_FIRST.set(first, [...(SPELLED_BY_FIRST.get(first) ?? []), { words, term }]);
}
const DUTIES_PAID =
  /\b(?:impuestos|aranceles|derechos|tributos|duties|taxes|duty|tax|aduana|customs)(?: (?:y|and|&|\/|e|,) (?:impuestos|aranceles|taxes|duties|aduana|customs|iva))?(?: (?:are|todos|ya|all|de importacion))? (?:incluid[oa]s?|included|pagad[oa]s?|paid|incl)\b|\b(?:incluy(?:endo|e|a)|including|includes|con|incl|with) (?:los |all |todos los |import )?(?:impuestos|aranceles|duties|derechos|taxes)(?: (?:y|and) (?:aranceles|taxes|impuestos|duties))?(?: de (?:importacion|aduana))?(?: (?:incluid[oa]s|pagad[oa]s|included|paid))\b|\b(?:incluy(?:endo|e|a)|including|incl) (?:los |all |todos los |import )?(?:impuestos|aranceles|duties|derechos|taxes)\b|\btodo incluido ?,? ?(?:hasta |con |los |y )?(?:los )?impuestos\b|\bimpuestos tambien\b|\bduties included\b|\bduty paid\b/;
const DELIVERED_TO_CONSIGNEE =
  /\b(?:puerta a puerta|door to door|door|domicilio|entrega|deliver(?:y|ed)?|all in|bodega|casa)\b/;
const UNPAID = /\b(?:no|not|sin|without|un)\b[^.]{0,24}(?:inclu[diy]|included|pagad|paid)|unpaid/;
const NEGATED =
  /(?:\b(?:ignore|disregard|forget|ignor[ae]n?|olvid[ae]n?|descart[ae]n?)|\bnot|\bno|\bni|\bnor|\binstead of|\ben vez de|\ben lugar de|\brather than|\bnot a|\bno es|\by no|\bsin) (?:a |the |en |as )?$/;
/** `CPT no nos sirve`, `FOB won't work for us`: a term that is refused. */
const REFUSED_BEHIND =
  /^(?:[a-z]{3,10} )?(?:(?:ya )?no (?:(?:nos|me|les?) )?(?:sirve|conviene|funciona|aplica|procede)|(?:does|do|will|would) not work|(?:doesn|won|wouldn) ?['’] ?t work|is no good)\b/;
const VALUE_AFTER =
  /^(?:(?:values?|valor|amount|price|usd|us|eur|de la factura|costs?|invoices?)\b|[$€]|[a-z]? ?\d{5,}|[a-z]\d)/;
/** Words that make only a term of sale (`CIF value`) the base of a value; after another term they begin a new statement. */
const VALUE_WORD_AFTER = /^(?:(?:values?|valor|amount|price|costs?|invoices?|usd|us|eur)\b|[$€])/;
/** `FOB 8,400`: the base of a sum. */
const AMOUNT_AFTER = /^\d{1,3}[.,]\d{3}(?:[.,]\d\d?)? (?!kg|kilo|lb)/;
const VALUE_BASES: ReadonlySet<Incoterm> = new Set<Incoterm>(['CIF', 'FOB']);
const VALUE_BEFORE = /\b(?:valor|value|factura|invoice|nif|vat|v \. a \. t|nit)(?: :)? ?$/;
const ASKED =
  /\b(?:quote|cotizar|cotice|coticen|price|precio|rate|tarifa|offer|oferta|cost|term|terms|termino|terminos|incoterm|incoterms|condicion|condiciones|conditions|basis|base|delivery|entrega|need|delivered|under|bajo|en|on|pls|please)\b/;
const BOUGHT =
  /\b(?:compr(?:e|o|a|amos|aron|an)|bought|buy|purchased|purchase|shipper sells|supplier sells|proveedor|vendor|vende|our buyer)\b/;
/** Who sells to the customer: their term is that of the purchase. A paper alone decides nothing between two terms. */
const OF_PURCHASE: ReadonlySet<string> = new Set(
  'supplier suppliers seller vendor proveedor vendedor fabricante'.split(' '),
);
const CHANGED = /\b(?:now|ahora|instead|rather|cambio|cambia|cambian|changed|prefer|prefiere|mejor|correct|correcto)\b/;
/** `CPT is what the supplier offered`: the term of somebody else's offer. */
const OFFERED_BEHIND = /^(?:[a-z]{3,12} ){0,2}(?:is|was|es|era|fue) (?:what|lo que|the (?:term|one))\b/;
/** `FOB in my subject line`, `CIF del correo anterior`: a term that is spoken of, not asked for. */
const OF_BEFORE =
  /^(?:in|on|of|en|del?|from) (?:my |our |the |el |mi |la |tu |su )?(?:subject|asunto|previous|earlier|last|correo|mail)\b/;
const AIRPORT_AROUND = /(?:\bex|\bfrom|\bdesde|\borigin|\borigen|\bpol|\baol)(?: :)? ?$/;

/** Reads every stated term, old and spelled-out ones as the present ones; values (`FOB value`) and airports (`ex CPT`) are none. */
export function extractIncoterms(stream: TokenStream): IncotermMention[] {
  const found: IncotermMention[] = [];
  for (let i = 0; i < stream.tokens.length && found.length < 100; i += 1) {
    const spelled = parseCodeAt(stream, i) ?? parseSpelledTermAt(stream, i);
    if (!spelled) continue;
    const mention = scoreTerm(stream, i, spelled);
    const previous = found.at(-1);
    if (mention && previous && isReplacedTerm(stream, previous, mention)) found.pop();
    if (mention) found.push(mention);
    i = spelled.to - 1;
  }
  return found;
}

const SO_MANY = 8;

/** `EXW... sorry, FCA Boston`: the term that a correction takes back. */
function isReplacedTerm(stream: TokenStream, previous: IncotermMention, next: IncotermMention): boolean {
  if (next.at - previous.to > SO_MANY + MORE_WORDS) return false;
  const between = stream.getFoldedText(previous.to, next.at);
  return TAKEN_BACK.test(between) || (next.at - previous.to <= SO_MANY && isCorrectionBetween(between));
}

const MORE_WORDS = 6;
/** `FOB... no wait, our supplier says it is FCA`, `CIF? no, by air it is CIP`. */
const TAKEN_BACK = /^[ .?…,;-]*(?:no,? )?(?:wait|sorry|perdon|disculpe[n]?|corrijo|digo|rectifico|no ,)[^\d]*$/;

/** `DDP` if duties are stated as included in a price to the door, without a named term. */
export function findImpliedIncoterm(stream: TokenStream): IncotermMention | undefined {
  for (let i = 0; i < stream.tokens.length; i = stream.getClauseEnd(i)) {
    const clause = stream.getFoldedText(i, stream.getClauseEnd(i));
    const paid = DUTIES_PAID.exec(clause);
    if (!paid || UNPAID.test(clause.slice(Math.max(0, paid.index - 12))) || !DELIVERED_TO_CONSIGNEE.test(clause))
      continue;
    return { at: i, to: stream.getClauseEnd(i), term: 'DDP', score: 0 };
  }
  return undefined;
}

const AMOUNT_BEHIND =
  /^(?:(?:us|usd|eur|gbp|cny|rmb|mxn) )?[$€£]? ?\d[\d.,]*(?= |$)(?! ?(?:kgs?|kilos?|lbs?|libras|cms?|m3|cbm)\b)/;

/** `FOB 3,100 dólares` beside no other term and no word of value: the term that the amount was agreed under. */
export function findTermOfAmount(stream: TokenStream): IncotermMention | undefined {
  for (let i = 0; i < stream.tokens.length; i += 1) {
    const found = parseCodeAt(stream, i);
    const before = stream.tokens[i - 1];
    const isHead = !before || before.kind === 'break' || /^[.,;/|*•]$/.test(before.text);
    if (!found || !isHead || !VALUE_BASES.has(found.term) || stream.findLabelAt(i)?.field === 'value') continue;
    const words = stream.getTextAfter(found.to, 4);
    const isCount = words.split(' ').some((word) => findPackaging(word) !== undefined);
    if (!isCount && AMOUNT_BEHIND.test(words)) return { at: i, ...found, score: 0 };
  }
  return undefined;
}

function parseCodeAt(stream: TokenStream, i: number): { term: Incoterm; to: number } | undefined {
  const { tokens } = stream;
  const token = tokens[i];
  if (token?.kind !== 'word') return undefined;
  if (CODE.test(token.fold)) {
    const shouted = token.text === token.text.toUpperCase();
    const capital = /^\p{Lu}\p{Ll}+$/u.test(token.text);
    if (!shouted && !(SMALL.has(token.fold) && (token.text === token.fold || capital))) return undefined;
    const term = parseIncoterm(token.fold);
    return term ? { term, to: i + 1 } : undefined;
  }
  if (token.fold === 'c' && (tokens[i + 1]?.text === '&' || tokens[i + 1]?.text === '+') && tokens[i + 2]?.fold === 'f')
    return { term: 'CFR', to: i + 3 };
  if (token.text.length === 1) return parseSpacedCodeAt(stream, i);
  return undefined;
}

/** `d.a.p.`, `D A P`. */
function parseSpacedCodeAt(stream: TokenStream, i: number): { term: Incoterm; to: number } | undefined {
  const { tokens } = stream;
  const dotted = tokens[i + 1]?.text === '.';
  const step = dotted ? 2 : 1;
  const characters = [tokens[i], tokens[i + step], tokens[i + 2 * step]];
  if (characters.some((character) => character?.kind !== 'word' || character.text.length !== 1)) return undefined;
  if (!dotted && characters.some((character) => character?.text !== character?.text.toUpperCase())) return undefined;
  const code = characters.map((character) => character?.fold).join('');
  if (!CODE.test(code)) return undefined;
  const term = parseIncoterm(code);
  const end = i + 2 * step + 1;
  return term ? { term, to: dotted && tokens[end]?.text === '.' ? end + 1 : end } : undefined;
}

function parseSpelledTermAt(stream: TokenStream, i: number): { term: Incoterm; to: number } | undefined {
  const first = stream.tokens[i];
  if (first?.kind !== 'word') return undefined;
  for (const { words, term } of SPELLED_BY_FIRST.get(first.fold) ?? []) {
    let at = i;
    let matched = 0;
    while (matched < words.length && at - i < words.length + 4) {
      const token = stream.tokens[at];
      if (token?.kind === 'sign' && ',-'.includes(token.text)) at += 1;
      else if (token?.fold === words[matched]) {
        matched += 1;
        at += 1;
      } else break;
    }
    if (matched === words.length) return { term, to: at };
  }
  return undefined;
}

function scoreTerm(
  stream: TokenStream,
  at: number,
  found: { term: Incoterm; to: number },
): IncotermMention | undefined {
  const near = stream.getFoldedText(Math.max(stream.getLineStart(at), at - 4), at);
  const before = stream.getTextBefore(at, 12);
  const after = stream.getTextAfter(found.to, 4);
  const field = stream.findLabelAt(at)?.field;
  if (NEGATED.test(`${near} `) || REFUSED_BEHIND.test(stream.getTextAfter(found.to, 6))) return undefined;
  const ofValue = VALUE_AFTER.test(after) && (VALUE_BASES.has(found.term) || !VALUE_WORD_AFTER.test(after));
  if (VALUE_BASES.has(found.term) && AMOUNT_AFTER.test(after)) return undefined;
  if (VALUE_BEFORE.test(`${near} `) || isOfValueLabel(stream, at, found) || ofValue) return undefined;
  if (field === 'origin' && !hasNamedPlace(stream, at, found)) return undefined;
  if (
    stream.tokens[found.to]?.text === '-' &&
    !stream.tokens[found.to]?.spaced &&
    /^[A-Z]{3}$/.test(stream.tokens[found.to + 1]?.text ?? '') &&
    !CODE.test(stream.tokens[found.to + 1]?.fold ?? '')
  )
    return undefined;
  let score = 1;
  if (field !== 'origin' && AIRPORT_AROUND.test(`${near} `)) return undefined;
  if (/^(?:to|a) [a-z]{3}\b/.test(after) && stream.getLineStart(at) === at) score -= 1;
  const isOfPurchase =
    before.split(' ').some((word) => OF_PURCHASE.has(word)) || OFFERED_BEHIND.test(stream.getTextAfter(found.to, 6));
  if (isOfPurchase) score -= 1;
  if (field === 'incoterm' && !isOfPurchase) score += 4;
  else if (ASKED.test(before)) score += 1;
  if (BOUGHT.test(before)) score -= 1;
  if (VALUE_AFTER.test(after)) score -= 2;
  if (CHANGED.test(before)) score += 1;
  if (OF_BEFORE.test(after)) score -= 2;
  return { at, to: found.to, term: found.term, score, isOfPurchase };
}

/**
 * `Value: CIF 12,000`, and not `Value: USD 12,000 / terms DDP Heredia` or `Value: USD 12,000 FOB JFK`: a sign, a word or
 * the place of the term parts it from the sum.
 */
function isOfValueLabel(stream: TokenStream, at: number, found: { term: Incoterm; to: number }): boolean {
  const label = stream.findLabelAt(at);
  if (label?.field !== 'value') return false;
  const between = stream.tokens.slice(label.from, at);
  const sum = between.findIndex(({ kind }) => kind === 'number');
  // `CIF value... actually the supplier calls it FCA Miami`: words and no sum beside a term that is no base of values.
  if (sum < 0) return VALUE_BASES.has(found.term) || between.length < 2 || stream.tokens[found.to]?.kind !== 'word';
  const isParted = between.slice(sum + 1).some(({ text, fold, spaced }, k, rest) => {
    return (
      PARTING_WORDS.has(fold) ||
      ';|,'.includes(text) ||
      ('/-'.includes(text) && spaced) ||
      (text === '.' && isParagraph(rest[k + 1]))
    );
  });
  const next = stream.tokens[found.to];
  const hasPlace = next?.kind === 'word' && /^\p{Lu}{3}$|^\p{Lu}\p{Ll}{2,}/u.test(next.text);
  return !(isParted || hasPlace || !VALUE_BASES.has(found.term));
}

function isParagraph(next: Token | undefined): boolean {
  return next === undefined || next.spaced;
}

const PARTING_WORDS: ReadonlySet<string> = new Set(
  'term terms termino incoterm incoterms route ruta from to de desde para hasta hacia'.split(' '),
);

/** `Stuttgart (FCA STR airport)`, `EXW Graz`: a term in the field of the origin has its place behind it; `Cape Town (CPT)` has none. */
function hasNamedPlace(stream: TokenStream, at: number, found: { term: Incoterm; to: number }): boolean {
  const next = stream.tokens[found.to];
  const isBracketed = stream.tokens[at - 1]?.text === '(' && next?.text === ')';
  // `Bruselas (BRU), FCA`: behind its place, at the end of the line.
  const isParted = /^[,/–-]$/.test(stream.tokens[at - 1]?.text ?? '') && at - 1 > stream.getLineStart(at);
  if (isParted && (next === undefined || next.kind === 'break')) return found.term !== 'CPT';
  return found.term === 'CPT'
    ? next?.kind === 'word' && /^[A-Z]{3}$/.test(next.text)
    : next?.kind === 'word' || isBracketed;
}
