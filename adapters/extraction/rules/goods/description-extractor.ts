import { findCmPerUnit, findKgPerUnit, findM3PerUnit } from '../numbers/units.js';
import { findPackaging, type Packaging } from '../pieces/packaging.js';
import type { PlaceMention } from '../places/place-mention.js';
import { isCommonWord } from '../text/common-words.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { canNameGoods, isGoodsWord } from './goods-words.js';
import { excludeSignedTokens } from './signed-lines.js';

/** Words that may describe the goods. */
export interface DescriptionMention {
  readonly at: number;
  readonly to: number;
  readonly text: string;
  readonly score: number;
}

const MAX_LENGTH = 110;
const MAX_MENTIONS = 200;
const LINKS: ReadonlySet<string> = new Set([
  'de',
  'of',
  'para',
  'for',
  'y',
  'and',
  'e',
  '&',
  '/',
  '-',
  '+',
  ',',
  'con',
  'with',
  'del',
  'la',
  'el',
  'los',
  'las',
  "'",
  'en',
  'in',
  'and',
  'd',
  'a',
]);
const TERM = /^(?:exw|fca|fas|fob|cfr|cif|cpt|cip|dap|dpu|ddp|ddu|dat|cnf)$/;
/** `llevarla`, `subirlos`, `entregandolas`: what is done with the goods. */
const VERB_WITH_OBJECT = /(?:ar|er|ir|ando|iendo)(?:me|nos|se)?l[oa]s?$/;
const OPENER =
  /(?:\bson|\bes|\bvan|\bcompr(?:e|amos|aron|o)|\bbought|\bordered|\btraer(?:me|nos)?|\bimportar|\b(?:ship|send|fly|move)|\benviar|\bmandar|\bcontain(?:s|ing)?|\bcontents?|\bcontienen?|\bcontenido|\bcarga de|\bshipment of|\benvio de|\bembarque de|\bcargo|\bcgo|\bimportacion de|\btransporte de|\bflete de|\bflete para|\bcotizacion para|\bcotizar|\bquote(?: for)?|\bprice for|\brate for|\bquote on|\bhaul|\bload of|\bsaid to contain|\bstc|\btenemos|\bwe have|\bhave|\bde|\bof|\bcon|\bwith|\bprecio para|\btarifa para|\bpiezas de|\bx) (?:the |el |la |los |las |un |una |unos |unas |a |an |our |nuestr[oa]s? |some |\d+ |: )*$/;
const GREETS =
  /^(?:hola|dear|hi|hello|hey|good|buen|buenas|buenos|estimad|senor|gracias|thanks|saludos|regards|greetings|atte|attn|respected|morning|moin|gd)/;
const LINE_LABELS = /^(?:goods|weight|gross|net|pieces|dimensions|volume)$/;
/** Words of an address: what they name in capitals is a place (`Parque Industrial`, `Edificio La Galería`). */
const ADDRESS_HEAD =
  /^(?:parque|edificio|galera|galeron|colonia|col|residencial|reparto|oficentro|oficina|ofibodega|urbanizacion|urb|barrio|municipio|canton|provincia|departamento|distrito|bloque|lote|plaza|torre|condominio|boulevard|bulevar|blvd)$/;
/** `embaladas`, `paletizado`, `shrink-wrapped`: how goods are packed, not what they are. */
const PACKED =
  /^(?:(?:embalad|empacad|empaquetad|paletizad|consolidad|protegid|envuelt|sellad|rotulad|etiquetad|numerad|enumerad|estibad|apilad|acomodad|distribuid|repartid|puest|ubicad|metalic|isotermic|termic|reforzad|refrigerad|vaci)[oa]s?|palleti[sz]ed|palletised|wrapped|strapped|boxed|labell?ed|crated|bundled|waterproof|single|heavy|oversized?|bulky|fragile|fragil|frag[ií]les)$/;
/** Papers and offices that let goods in. */
const PERMITS =
  /^(?:permisos?|permits?|licencias?|licen[cs]es?|certificados?|certificates?|registros?|minsa|senasa|msp|mag|aduana|hacienda)$/;
/** Words that name a packaging or the goods: without `of` behind them they are the goods (`bolsas herméticas`, `tanque enfriador`). */
const GOODS_TOO: ReadonlySet<Packaging> = new Set<Packaging>(['drum', 'bag', 'roll', 'bundle', 'unit']);
/** `no batteries`, `sin aceite`, `by truck`, `9 kg con el hielo`: what is not there, what drives, what is weighed with the goods. */
const NEXT_TO_GOODS =
  /\b(?:(?:no|sin|without|ni|not|by|nor) |(?:kgs?|kilos?|lbs?|libras|pounds) (?:con|with|including|incluyendo|incl) (?:el |la |los |las |the |all )?)$/;
const NOT_GOODS =
  /\b(?:phone ?[:.(+\d]|tel|contact|forklift|truck|carretera|calle|avenida|permiso|licen[sc]|registro|flt|flight|budget|email|https?)\b/;

/**
 * Reads the description of the goods, the likeliest words first; words of grammar and trade, places and numbers are
 * excluded.
 */
export function extractDescriptions(
  stream: TokenStream,
  places: readonly PlaceMention[],
  senderNames: ReadonlySet<string>,
): DescriptionMention[] {
  const found: DescriptionMention[] = [];
  for (const label of stream.labels) {
    if (label.field === 'goods') addMention(found, toDescriptionMention(stream, label.from, label.to, 12));
  }
  const excluded = markExcludedTokens(stream, places, senderNames);
  for (let i = 0; i < stream.tokens.length && found.length < MAX_MENTIONS; i += 1) {
    if (stream.tokens[i]?.fold === 'ng' && stream.tokens[i - 1]?.text === '/' && stream.tokens[i + 1]?.text === '/')
      addMention(found, toDescriptionMention(stream, i + 2, stream.getLineEnd(i), 12));
    if (isGeneralCargo(stream, i)) addMention(found, toDescriptionMention(stream, i, i + 2, 2));
    if (!isNamingWord(stream.tokens[i], excluded[i])) continue;
    const to = findRunEnd(stream, i, excluded);
    addMention(found, toDescriptionMention(stream, findHeadNoun(stream, i), to, scoreDescription(stream, i, to)));
    i = to - 1;
  }
  return found.sort((one, other) => other.score - one.score);
}

/** The first word of what is named: the noun before its adjective (`tanque enfriador`), the `X` of an `X-ray table`, the `air` of `air filters`. */
function findHeadNoun({ tokens }: TokenStream, i: number): number {
  const before = tokens[i - 1];
  const character = tokens[i - 2];
  if (before?.text === '-' && !before.spaced && !tokens[i]?.spaced && character?.kind === 'word') return i - 2;
  if (before?.kind !== 'word') return i;
  return before.fold === 'air' || isPackagingAsGoods(before) ? i - 1 : i;
}

function isPackagingAsGoods(token: Token): boolean {
  const family = token.kind === 'word' ? findPackaging(token.fold) : undefined;
  return family !== undefined && GOODS_TOO.has(family);
}

/** `carga general`, `general cargo`: generic descriptions. */
function isGeneralCargo(stream: TokenStream, i: number): boolean {
  return /^(?:carga general|general cargo|mercaderia general|general goods|personal effects|efectos personales)$/.test(
    stream.getFoldedText(i, i + 2),
  );
}

function addMention(found: DescriptionMention[], mention: DescriptionMention | undefined): void {
  if (mention) found.push(mention);
}

/** Places, and the values of labels that are about something else. */
function markExcludedTokens(
  stream: TokenStream,
  places: readonly PlaceMention[],
  senderNames: ReadonlySet<string>,
): boolean[] {
  const excluded: boolean[] = new Array(stream.tokens.length).fill(false);
  for (const place of places) {
    const everyday =
      !place.code &&
      place.named.places[0]?.everydayName === true &&
      stream.tokens[place.at]?.text === stream.tokens[place.at]?.fold;
    for (let i = place.at; i < place.to && !everyday; i += 1) excluded[i] = true;
  }
  stream.tokens.forEach((token, i) => {
    if (token.kind === 'word' && senderNames.has(token.fold)) excluded[i] = true;
    if (token.kind === 'word' && ADDRESS_HEAD.test(token.fold)) excludeAddressTokens(stream, i, excluded);
  });
  for (const label of stream.labels) {
    if (label.field === 'goods') for (let i = label.at; i < label.from; i += 1) excluded[i] = true;
    else if (!LINE_LABELS.test(label.field)) for (let i = label.at; i < label.to; i += 1) excluded[i] = true;
    else for (let i = label.at; i < label.from; i += 1) excluded[i] = true;
  }
  excludeSignedTokens(stream, excluded);
  return excluded;
}

/** An address's head and the capitalised words behind it. */
function excludeAddressTokens({ tokens }: TokenStream, at: number, excluded: boolean[]): void {
  excluded[at] = true;
  for (let i = at + 1; i < at + 6; i += 1) {
    const word = tokens[i];
    if (word?.kind !== 'word' || !(/^\p{Lu}/u.test(word.text) || /^(?:de|del|la|el|los|las)$/.test(word.fold))) return;
    excluded[i] = true;
  }
}

function isNamingWord(token: Token | undefined, excluded: boolean | undefined): boolean {
  if (token?.kind !== 'word' || excluded || isCommonWord(token.fold)) return false;
  if (
    findPackaging(token.fold) ||
    findKgPerUnit(token.fold) !== undefined ||
    findCmPerUnit(token.fold) !== undefined ||
    findM3PerUnit(token.fold) !== undefined
  )
    return false;
  if (PACKED.test(token.fold) || PERMITS.test(token.fold)) return false;
  return !TERM.test(token.fold) && !(token.text.length >= 7 && VERB_WITH_OBJECT.test(token.fold));
}

/** A run of naming words, with little words between them. */
function findRunEnd(stream: TokenStream, from: number, excluded: readonly boolean[]): number {
  let to = from + 1;
  while (to < stream.tokens.length && to - from < 16) {
    const token = stream.tokens[to];
    if (!token || token.kind === 'break') break;
    if (isNamingWord(token, excluded[to]) || (to === from + 1 && isPackagingAsGoods(token))) {
      to += 1;
      continue;
    }
    let next = to;
    const hyphen =
      token.text === '-' &&
      !token.spaced &&
      stream.tokens[to + 1]?.kind === 'word' &&
      !stream.tokens[to + 1]?.spaced &&
      !excluded[to + 1];
    if (hyphen) {
      to += 2;
      continue;
    }
    while (next < to + 3 && LINKS.has(stream.tokens[next]?.fold ?? '') && !excluded[next]) next += 1;
    if (next === to || !isNamingWord(stream.tokens[next], excluded[next])) break;
    to = next + 1;
  }
  return to;
}

function scoreDescription(stream: TokenStream, from: number, to: number): number {
  const before = `${stream.getFoldedText(Math.max(stream.getLineStart(from), from - 6), from)} `;
  const row = stream.getLineStart(from);
  let score = 1;
  const joint = stream.tokens[from - 1];
  const word = stream.tokens[from - 2];
  const linked = joint !== undefined && /^(?:of|de|con|with|:|-|x|×)$/.test(joint.fold);
  const packed = (token: Token | undefined) => token?.kind === 'word' && findPackaging(token.fold) !== undefined;
  if (linked && packed(word)) score += 6;
  else if (packed(joint)) score += 3.5;
  else if (
    joint?.kind === 'number' ||
    (joint?.fold === 'x' && word?.kind === 'number') ||
    (joint?.text === ')' && word?.kind === 'number')
  )
    score += stream.tokens[from]?.spaced ? 3 : 0;
  else if (OPENER.test(before)) score += /\b(?:de|of|con|with) (?:\w+ )?$/.test(before) ? 1.5 : 2.5;
  if (
    joint?.kind === 'number' &&
    /^(?:de|of|con|with)$/.test(word?.fold ?? '') &&
    isNamingWord(stream.tokens[from - 3], false)
  )
    score -= 4;
  if (/\b(?:of|de|con) (?:\w+ ){1,2}$/.test(before) && packed(stream.tokens[from - 3])) score += 2;
  if (to - from >= 2) score += 1;
  let goods = 0;
  for (let i = from; i < to; i += 1)
    if (stream.tokens[i]?.kind === 'word' && isGoodsWord(stream.tokens[i]?.fold ?? '')) goods += 1;
  if (goods > 0) score += 3;
  else if (/(?:ed|ando|iendo|aron|ieron|amos|emos|imos|aste|able|ly|mente)$/.test(stream.tokens[from]?.fold ?? ''))
    score -= 1.5;
  if (
    /\bun (?:no )?$|^un $/.test(`${stream.getFoldedText(Math.max(row, from - 2), from - 1)} `) &&
    joint?.kind === 'number' &&
    /^\d{4}$/.test(joint.text)
  )
    score += 3;
  const isSingleWord =
    (stream.tokens[from - 1]?.kind === 'break' ||
      from === 0 ||
      /^[-*•·,./|(\t]$/.test(stream.tokens[from - 1]?.text ?? '')) &&
    /^[,.|/()\n\t;-]$/.test(stream.tokens[to]?.text ?? '\n');
  if (isSingleWord) score += stream.part === 'subject' ? 1.5 : 2;
  if (stream.part === 'subject') score += 1;
  if (NEXT_TO_GOODS.test(before)) score -= 4;
  if (GREETS.test(stream.tokens[row]?.fold ?? '') && stream.getLineEnd(from) - row < 8) score -= 5;
  if (NOT_GOODS.test(stream.getFoldedText(row, Math.min(stream.getLineEnd(from), row + 40)))) score -= 1.5;
  if (
    stream.tokens[from]?.text.toUpperCase() === stream.tokens[from]?.text &&
    (stream.tokens[from]?.text.length ?? 0) <= 4 &&
    to - from === 1
  )
    score -= 1.5;
  if (
    /^\p{Lu}\p{Ll}/u.test(stream.tokens[from]?.text ?? '') &&
    from > row &&
    stream.tokens[from - 1]?.kind === 'word' &&
    stream.part === 'body'
  )
    score -= 1.5;
  return score;
}

function toDescriptionMention(
  stream: TokenStream,
  from: number,
  to: number,
  score: number,
): DescriptionMention | undefined {
  let start = from;
  while (start < to && stream.tokens[start]?.kind === 'sign') start += 1;
  let end = start;
  while (
    end < to &&
    stream.tokens[end]?.kind !== 'break' &&
    (stream.tokens[end]?.end ?? 0) - (stream.tokens[start]?.start ?? 0) <= MAX_LENGTH
  )
    end += 1;
  while (
    end > start &&
    stream.tokens[end - 1]?.kind === 'sign' &&
    !')"]%'.includes(stream.tokens[end - 1]?.text ?? ' ')
  )
    end -= 1;
  const text = stream.getReadableText(start, end);
  if (!/\p{L}{3}/u.test(text) || /^(?:as follows|below|n\/a|tbd)$/i.test(text)) return undefined;
  if (!canNameGoods(stream.tokens.slice(start, end))) return undefined;
  return { at: start, to: end, text, score };
}
