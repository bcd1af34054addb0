import type { RateConditionsEntry } from '../rate-conditions.js';
import { findPhrase, parseLimit, type RemarkToken } from './remark-tokens.js';
import {
  DOLLARS,
  LIMIT_UNITS,
  OVER_PHRASES,
  PIECE_WORDS,
  SHIPMENT_WORDS,
  SIDE_PHRASES,
  UP_TO_PHRASES,
  VALUE_PHRASES,
  VOLUME_UNITS,
} from './remark-words.js';

/** A limit in a remark, and how many words it takes. */
export interface FoundLimit {
  readonly entry: RateConditionsEntry;
  readonly length: number;
}

type Tokens = readonly RemarkToken[];
type Side = 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg';
const SIDES_IN_ORDER = ['lengthCm', 'widthCm', 'heightCm'] as const;
/** Words between the parts of a limit that say nothing of their own. */
const LOOSE = ['de', 'del', 'a', 'que', 'than', 'of', 'in', 'es', 'sea', 'is', 'con', 'with', 'un', 'una'];

/**
 * A limit that begins at a word: `más de 3 m de largo`, `peso mayor a 150 kg`, `value over USD 5,000`. A weight is of a piece or
 * of the shipment as the clause names one of them; undefined where it names neither, or both.
 * @param isOver what was said before is "over" and holds for this figure too: `over 150 kg or 300 cm`
 */
export function findLimit(tokens: Tokens, at: number, isOver: boolean): FoundLimit | undefined {
  return findValue(tokens, at) ?? findMeasure(tokens, at, isOver);
}

function findValue(tokens: Tokens, at: number): FoundLimit | undefined {
  const reader = new Reader(tokens, at);
  const isValue = reader.take(VALUE_PHRASES) !== undefined;
  reader.skip();
  if (!reader.take(OVER_PHRASES)) return undefined;
  reader.skip();
  const isBefore = reader.take(DOLLARS) !== undefined;
  const figure = reader.takeFigure();
  if (figure === undefined) return undefined;
  const isDollars = isBefore || reader.take(DOLLARS) !== undefined;
  // A value without its currency may be in another one.
  return isDollars && (isValue || !reader.takesUnit()) ? reader.finish({ valueOverUsd: figure }) : undefined;
}

function findMeasure(tokens: Tokens, at: number, isOver: boolean): FoundLimit | undefined {
  const reader = new Reader(tokens, at);
  const before = reader.take(SIDE_PHRASES);
  reader.skip();
  const isSaidOver = reader.take(OVER_PHRASES) !== undefined;
  const isUpTo = !isSaidOver && reader.take(UP_TO_PHRASES) !== undefined;
  if (!isSaidOver && !isUpTo && !(isOver && before === undefined)) return undefined;
  reader.skip();
  const figure = reader.takeFigure();
  if (figure === undefined) return undefined;
  if (isUpTo) return finishUpTo(reader, figure, tokens);
  const sizes = [figure];
  while (sizes.length < SIDES_IN_ORDER.length && reader.takeWord('x')) {
    const next = reader.takeFigure();
    if (next === undefined) return undefined;
    sizes.push(next);
  }
  const unit = reader.take(LIMIT_UNITS);
  if (!unit) return undefined;
  if (sizes.length > 1) {
    if (unit.of !== 'size' || sizes.length !== SIDES_IN_ORDER.length) return undefined;
    const pieceOver = Object.fromEntries(SIDES_IN_ORDER.map((side, index) => [side, (sizes[index] ?? 0) * unit.times]));
    return reader.finish({ pieceOver });
  }
  const after = reader.take(SIDE_PHRASES);
  const side = before ?? after ?? findComparedSide(tokens, at) ?? (unit.of === 'size' ? 'lengthCm' : 'weightKg');
  if ((side === 'weightKg') !== (unit.of === 'weight')) return undefined;
  return finishOver(reader, side, figure * unit.times, tokens);
}

function finishOver(reader: Reader, side: Side, limit: number, tokens: Tokens): FoundLimit | undefined {
  const [ofPiece, ofShipment] = findBearers(tokens, reader);
  if (ofPiece && ofShipment) return undefined;
  if (side !== 'weightKg') return ofShipment ? undefined : reader.finish({ pieceOver: { [side]: limit } });
  if (ofPiece) return reader.finish({ pieceOver: { weightKg: limit } });
  return ofShipment ? reader.finish({ grossKgOver: limit }) : undefined;
}

function finishUpTo(reader: Reader, figure: number, tokens: Tokens): FoundLimit | undefined {
  const [ofPiece, ofShipment] = findBearers(tokens, reader);
  if (ofPiece || !ofShipment) return undefined;
  if (reader.take(VOLUME_UNITS)) return reader.finish({ volumeM3UpTo: figure });
  const unit = reader.take(LIMIT_UNITS);
  return unit?.of === 'weight' ? reader.finish({ grossKgUpTo: figure * unit.times }) : undefined;
}

/** Whether the clause names pieces, and the shipment. */
function findBearers(tokens: Tokens, reader: Reader): readonly [boolean, boolean] {
  const isPerPiece = reader.isFollowedBy(['por', 'per'], PIECE_WORDS);
  const names = (words: ReadonlyMap<string, true>) => tokens.some(({ word }) => words.has(word));
  return [isPerPiece || names(PIECE_WORDS), names(SHIPMENT_WORDS)];
}

/** `longer than` says what is longer. */
function findComparedSide(tokens: Tokens, at: number): Side | undefined {
  const word = tokens[at]?.word;
  if (word === 'heavier') return 'weightKg';
  if (word === 'wider') return 'widthCm';
  return word === 'taller' || word === 'higher' ? 'heightCm' : undefined;
}

/** Reads words one after another. */
class Reader {
  private next: number;

  constructor(
    private readonly tokens: Tokens,
    private readonly begin: number,
  ) {
    this.next = begin;
  }

  take<Value>(phrases: ReadonlyMap<string, Value>): Value | undefined {
    const found = findPhrase(this.tokens, this.next, phrases);
    if (!found) return undefined;
    this.next += found.length;
    return found.value;
  }

  takeWord(word: string): boolean {
    if (this.tokens[this.next]?.word !== word) return false;
    this.next += 1;
    return true;
  }

  takeFigure(): number | undefined {
    const figure = parseLimit(this.tokens[this.next]?.word);
    if (figure !== undefined) this.next += 1;
    return figure;
  }

  takesUnit(): boolean {
    return findPhrase(this.tokens, this.next, LIMIT_UNITS) !== undefined;
  }

  skip(): void {
    while (LOOSE.includes(this.tokens[this.next]?.word ?? '')) this.next += 1;
  }

  isFollowedBy(leads: readonly string[], phrases: ReadonlyMap<string, true>): boolean {
    const isLed = leads.includes(this.tokens[this.next]?.word ?? '');
    return isLed && findPhrase(this.tokens, this.next + 1, phrases) !== undefined;
  }

  finish(entry: RateConditionsEntry): FoundLimit {
    return { entry, length: this.next - this.begin };
  }
}
