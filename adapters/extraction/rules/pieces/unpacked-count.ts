import type { CargoMentions } from '../cargo/cargo-mentions.js';
import { findCmPerUnit, isUnitName } from '../numbers/units.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { BARRIERS } from './count-forms.js';
import { findPackaging } from './packaging.js';

/** How many pieces are spoken of without any packaging's name: `(3) 85" displays`, `the crate`, `2 x generator`. */
export function countUnpackedPieces(mentions: CargoMentions): number | undefined {
  const { stream, sizes } = mentions;
  const { tokens } = stream;
  const inSize = (i: number) => sizes.some((size) => i >= size.at && i < size.to);
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    const value = token?.kind === 'number' ? token.value : undefined;
    if (
      !token ||
      value === undefined ||
      !Number.isInteger(value) ||
      value < 1 ||
      value > 500 ||
      token.reference ||
      inSize(i)
    )
      continue;
    const next = tokens[i + 1];
    const bracketed =
      tokens[i - 1]?.text === '(' &&
      next?.text === ')' &&
      (tokens[i + 2]?.kind === 'word' || tokens[i + 2]?.kind === 'number');
    const times =
      next !== undefined &&
      /^[x×]$/.test(next.fold) &&
      tokens[i + 2]?.kind === 'word' &&
      (tokens[i + 2]?.text.length ?? 0) > 2;
    const weighed =
      next !== undefined &&
      /^[x×@]$/.test(next.fold) &&
      mentions.weights.some((one) => one.at === i + 2 && one.perPiece);
    if (bracketed || times || weighed) return value;
  }
  const each = countSpokenOfSingly(mentions);
  if (each !== undefined) return each;
  return isOneNamed(tokens) || isOneMoved(stream) ? 1 : undefined;
}

const MOVED =
  /\b(?:traer(?:me|nos)?|traerl[oa]|enviar|mandar|mover|importar|transportar|trasladar|ship|shipping|bring|bringing|send|sending|move|moving|import|importing|transport|fly) (?:un|una|an?|one|1) ([a-z]{4,14})\b/;
/** What is moved and is no thing by itself. */
const NO_THING =
  /^(?:carga|cargo|embarque|shipment|envio|order|pedido|few|lote|batch|couple|some|small|quote|price|docena|dozen|bunch|load|consignment|mercaderia|mercancia|pallets?|items?|producto|equipo)$/;

/** `traer una lavadora`, `ship a transformer`: one thing that is moved, where nothing else is counted. */
function isOneMoved({ tokens }: TokenStream): boolean {
  const text = tokens
    .slice(0, MAX_WORDS_READ)
    .map(({ fold }) => fold)
    .join(' ');
  const [, noun] = MOVED.exec(text) ?? [];
  return noun !== undefined && !noun.endsWith('s') && !NO_THING.test(noun);
}

const ARTICLE = /^(?:the|el|la|este|esta|this|an?|un|una|one)$/;
const MAX_WORDS_READ = 800;

/** `the crate`, `a wooden box`: packaging in the singular behind an article. */
function isOneNamed(tokens: readonly Token[]): boolean {
  const isSingular = (token: Token | undefined) => {
    const family = token?.kind === 'word' && !/[^s]s$/.test(token.fold) ? findPackaging(token.fold) : undefined;
    return family !== undefined && family !== 'unit';
  };
  // `I lack the box sizes`: of no box in particular.
  const isMeasureOf = (k: number) =>
    /^(?:sizes?|dimensions?|dims|weights?|measures|measurements|count)$/.test(tokens[k + 1]?.fold ?? '');
  return tokens
    .slice(0, MAX_WORDS_READ)
    .some(
      (token, i) => ARTICLE.test(token.fold) && [i + 1, i + 2].some((k) => isSingular(tokens[k]) && !isMeasureOf(k)),
    );
}

const NOT_COUNTED =
  /^(?:days|dias|weeks|semanas|months|meses|hours|horas|minutes|minutos|years|anos|kms|times|veces|bottles|botellas|people|personas|units|usd|dolares|dollars|euros|lit(?:ro|er|re)s|galones|gallons|watts|volts|grados|degrees)$/;

/** `18 mattresses (each roll measures ...)`: what is spoken of one by one is counted before. */
function countSpokenOfSingly({ stream, sizes, weights }: CargoMentions): number | undefined {
  const first = [...weights.filter((one) => one.perPiece), ...sizes.filter((one) => one.each)].sort(
    (one, other) => one.at - other.at,
  )[0];
  if (!first) return undefined;
  for (let i = first.at - 1; i >= Math.max(0, first.at - 60); i -= 1) {
    const token = stream.tokens[i];
    if (
      token?.kind !== 'number' ||
      token.reference ||
      token.value === undefined ||
      !Number.isInteger(token.value) ||
      token.value < 2 ||
      token.value > 5000
    )
      continue;
    if (isCountOfNouns(stream, i) && !sizes.some((size) => i >= size.at && i < size.to)) return token.value;
  }
  return undefined;
}

/** A plural behind the number, or up to four words on (`4 large format printers`). */
function isCountOfNouns({ tokens }: TokenStream, i: number): boolean {
  const isDozenOf =
    /^(?:docenas?|dozen)$/.test(tokens[i]?.lastWord ?? '') && /^(?:de|of)$/.test(tokens[i + 1]?.fold ?? '');
  const from = skipLength(tokens, isDozenOf ? i + 2 : i + 1);
  for (let k = from; k < from + 4; k += 1) {
    const word = tokens[k];
    if (word?.kind !== 'word' || NOT_COUNTED.test(word.fold) || BARRIERS.has(word.fold)) return false;
    if (isUnitName(word.fold)) return false;
    if (word.fold.endsWith('s') && word.fold.length > 3) return true;
  }
  return false;
}

/** The first token behind a length that names a thing (`six 75" displays`). */
function skipLength(tokens: readonly Token[], i: number): number {
  const unit = tokens[i]?.kind === 'number' ? tokens[i + 1] : undefined;
  return unit !== undefined && findCmPerUnit(unit.fold) !== undefined ? i + 2 : i;
}
