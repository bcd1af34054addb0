import type { PieceDimensions } from '../cargo/dimensions.js';
import { type Lexeme, splitLexemes } from '../reading/ledger/lexemes.js';
import { ADDS, FEWER, isCounted, MAX_ANSWER_LENGTH, MORE, REMOVES, readCount, TAKES_BACK } from './answer-changes.js';
import { createCargoDoubt } from './cargo-doubt.js';
import type { ShipmentRequest } from './shipment-request.js';

const VERB_REACH = 4;
/** How far before `no 12` the count may stand that takes its place. */
const COUNT_REACH = 6;

/** The count that an answer leads to, and the words that say so. */
interface ChangedPieces {
  readonly pieces: number;
  readonly words: string;
}

/**
 * An answer whose count is said as a difference to what was asked before (`we have added two more boxes`), or beside the
 * count that it takes back (`18 tyres, not 12`), with the count that it leads to; undefined where it leads to none. It was
 * computed, so that it is in doubt: a person sees it.
 * @param text the words that the writer of the answer added
 */
export function countAnew(
  text: string,
  earlier: ShipmentRequest,
  answer: ShipmentRequest,
): ShipmentRequest | undefined {
  const before = earlier.goods.pieces;
  if (before === undefined) return undefined;
  const changed = findChangedPieces(text.slice(0, MAX_ANSWER_LENGTH), before);
  if (changed === undefined) return undefined;
  const { pieces, words } = changed;
  const { goods, cargoDoubts = [] } = answer;
  const sizes = goods.dimensionLines.length === 1 ? goods.dimensionLines.map((line) => ({ ...line, pieces })) : [];
  const sized = sizes.length > 0 ? { dimensionLines: sizes, volumeM3: sumVolume(sizes) } : {};
  return {
    ...answer,
    goods: { ...goods, ...sized, pieces },
    cargoDoubts: [...cargoDoubts, createCargoDoubt('figures-ambiguous', words)],
  };
}

/** The only change of the count that a text states; undefined where it states none or several. */
function findChangedPieces(text: string, before: number): ChangedPieces | undefined {
  const lexemes = splitLexemes(text);
  const found = lexemes.flatMap((_, at): ChangedPieces[] => {
    const change = readDifference(lexemes, at, before) ?? readReplacement(lexemes, at, before);
    return change === undefined
      ? []
      : [change].map(({ pieces, from, to }) => ({ pieces, words: quote(text, lexemes, from, to) }));
  });
  const [first, ...others] = found;
  return first && others.every(({ pieces }) => pieces === first.pieces) ? first : undefined;
}

interface Change {
  readonly pieces: number;
  readonly from: number;
  readonly to: number;
}

/** `two more boxes`, `una caja menos`, `sacar dos bultos`. */
function readDifference(lexemes: readonly Lexeme[], at: number, before: number): Change | undefined {
  const count = readCount(lexemes[at]);
  if (count === undefined || !isCounted(lexemes, at)) return undefined;
  const behind = [at + 1, at + 2].map((k) => lexemes[k]?.text ?? '');
  const isFewer = behind.some((word) => FEWER.has(word)) || REMOVES.endsBefore(lexemes, at, VERB_REACH);
  const isMore = behind.some((word) => MORE.has(word) && !FEWER.has(word)) || ADDS.endsBefore(lexemes, at, VERB_REACH);
  if (isFewer === isMore) return undefined;
  const pieces = isFewer ? before - count : before + count;
  return pieces > 0 ? { pieces, from: at, to: at + 3 } : undefined;
}

/** `18 llantas no 12`, `18 en lugar de 12`: the number before the one that is taken back. */
function readReplacement(lexemes: readonly Lexeme[], at: number, before: number): Change | undefined {
  const isTakenBack = lexemes[at]?.values.includes(before) === true && TAKES_BACK.endsBefore(lexemes, at, 3);
  if (!isTakenBack) return undefined;
  for (let k = at - 1; k >= 0 && at - k <= COUNT_REACH; k -= 1) {
    if (lexemes[k]?.kind === 'break') return undefined;
    if (lexemes[k]?.kind !== 'number') continue;
    const pieces = readCount(lexemes[k]);
    const isPieces = lexemes[k + 1]?.kind === 'word' && isCounted(lexemes, k);
    return pieces !== undefined && pieces > 0 && isPieces ? { pieces, from: k, to: at + 1 } : undefined;
  }
  return undefined;
}

function quote(text: string, lexemes: readonly Lexeme[], from: number, to: number): string {
  return text.slice(lexemes[from]?.start, lexemes[to - 1]?.end ?? lexemes.at(-1)?.end);
}

function sumVolume(lines: readonly PieceDimensions[]): number {
  const cm3 = lines.reduce((sum, line) => sum + line.lengthCm * line.widthCm * line.heightCm * line.pieces, 0);
  return cm3 / 1_000_000;
}
