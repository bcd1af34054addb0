import type { Label } from './label.js';
import { endsMeaning, findMeaning, hasMeaning } from './lexicon.js';
import type { SizeSpan } from './span.js';
import { findNumberWord, type Token } from './token.js';

const CROSS: ReadonlySet<string> = new Set(['x', '×', '*', 'by', 'por', 'ⅹ', '✕']);
const METRE: ReadonlySet<string> = new Set(['metro', 'metros', 'metre', 'metres', 'meter', 'meters']);
const SIDES = ['length-label', 'width-label', 'height-label'] as const;

interface Side {
  readonly value: number;
  /** The other reading of an ambiguous number. */
  readonly other: number | undefined;
  readonly factor: number | undefined;
  readonly to: number;
}

/** A size that begins at the token: `120 x 80 x 100 cm`, `2 x 120x80x100`, `largo 120 ancho 80 alto 100`. */
export function findSize(tokens: readonly Token[], at: number, label: Label | undefined): SizeSpan | undefined {
  const named = findNamedSides(tokens, at);
  if (named) return named;
  const first = readSide(tokens, at);
  // `un metro treinta por ochenta`: the number goes on with the metres before it.
  const goesOn =
    METRE.has(tokens[at - 1]?.fold ?? '') && tokens[at]?.value !== undefined && !/\d/.test(tokens[at]?.text ?? '');
  if (!first || goesOn) return undefined;
  const slashed = label?.field === 'size' || undefined;
  const second = readNext(tokens, first.to, slashed);
  const third = second && (readNext(tokens, second.to, slashed) ?? readHeight(tokens, second.to));
  if (!second || !third) return undefined;
  const fourth = readNext(tokens, third.to, undefined);
  const fifth = fourth && readNext(tokens, fourth.to, undefined);
  if (fifth) return undefined;
  if (fourth && isCount(first) && first.factor === undefined && !isTrailing(tokens, third.to, fourth)) {
    return toSize(tokens, at, [second, third, fourth], label, first.value);
  }
  if (fourth && isCount(fourth) && fourth.factor === undefined)
    return { ...toSize(tokens, at, [first, second, third], label, fourth.value), to: fourth.to };
  return toSize(tokens, at, [first, second, third], label, undefined);
}

/** `120x80x100 x 2`: the last is a count if a packaging follows, or a blank parts it from the size alone. */
function isTrailing(tokens: readonly Token[], cross: number, last: Side): boolean {
  if (last.factor !== undefined) return false;
  return hasMeaning(tokens, last.to, 'pack') || (tokens[cross]?.spaced === true && tokens[cross - 2]?.spaced === false);
}

function isCount({ value }: Side): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 2000;
}

function toSize(
  tokens: readonly Token[],
  from: number,
  sides: readonly [Side, Side, Side],
  label: Label | undefined,
  pieces: number | undefined,
): SizeSpan {
  const last = sides[2];
  const [to, unit] = last.factor === undefined ? findUnitBehind(tokens, last.to) : [last.to, last.factor];
  const own = unit ?? sides[1].factor ?? sides[0].factor;
  const behind = pieces === undefined ? findPiecesBehind(tokens, to) : undefined;
  const before = pieces === undefined && !behind ? findPiecesBefore(tokens, from) : undefined;
  const count = pieces ?? behind?.pieces ?? before?.pieces;
  return {
    kind: 'size',
    from: before?.from ?? from,
    to: behind?.to ?? to,
    sides: sides.map((side) => pickSide(side, own)) as [number, number, number],
    cmPerUnit: own ?? (label?.field === 'size' ? label.factor : undefined),
    ...(count === undefined ? {} : { pieces: count }),
  };
}

/** A side in the unit of the size; of two readings of a number the one that a piece by air may have. */
function pickSide({ value, other, factor }: Side, own: number | undefined): number {
  const scale = factor !== undefined && own !== undefined ? factor / own : 1;
  const isUsual = (side: number) => side * scale * (own ?? 1) >= 5 && side * scale * (own ?? 1) <= 500;
  return (other !== undefined && !isUsual(value) && isUsual(other) ? other : value) * scale;
}

/** `48 x 42 in and 55 in high`, `120x80, alto 95 cm`. */
function readHeight(tokens: readonly Token[], from: number): Side | undefined {
  const start = findUnitBehind(tokens, from)[0];
  for (let at = start; at < start + 5; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break') return undefined;
    if (token.kind === 'number') {
      const side = readSide(tokens, at);
      const label = /^(?::|de|of|=)$/.test(tokens[at - 1]?.fold ?? '') ? at - 2 : at - 1;
      const isNamed = tokens[label]?.kind === 'word' && hasMeaning(tokens, label, 'height-label');
      if (side && hasMeaning(tokens, side.to, 'weight-unit')) return undefined;
      const isBehind =
        side !== undefined &&
        (hasMeaning(tokens, side.to, 'height-label') ||
          hasMeaning(tokens, side.to - 1, 'height-label') ||
          (tokens[side.to]?.fold === 'de' && hasMeaning(tokens, side.to + 1, 'height-label')));
      return side && (isNamed || isBehind) ? { ...side, to: isBehind ? side.to + 1 : side.to } : undefined;
    }
    if (!/^(?:,|and|y|de|by|x|with|con|\.)$/.test(token.fold) && !hasMeaning(tokens, at, 'height-label'))
      return undefined;
  }
  return undefined;
}

function findUnitBehind(tokens: readonly Token[], at: number): [number, number | undefined] {
  const k = /^[(]$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const unit = findMeaning(tokens, k, 'length-unit');
  if (!unit) return [at, undefined];
  const to = k + unit.words.length;
  return [tokens[to]?.text === ')' && k > at ? to + 1 : to, Number(unit.value)];
}

/** `/12`, `x 2`, `(3 pcs)`, `= 4 ctns`, `@ 2`. */
function findPiecesBehind(tokens: readonly Token[], at: number): { pieces: number; to: number } | undefined {
  let k = at;
  if (tokens[k]?.text === ')') k += 1;
  if (tokens[k]?.text === '-' && tokens[k + 1]?.text === '>') k += 1;
  const sign = tokens[k]?.text ?? '';
  if (!/^(?:\/|>|x|X|×|\*|\(|=|-|:|@)$/.test(sign)) return undefined;
  k += 1;
  if (tokens[k]?.fold === 'x' || tokens[k]?.fold === '*') k += 1;
  const number = tokens[k];
  if (number?.kind !== 'number' || number.value === undefined || !Number.isInteger(number.value) || number.value > 5000)
    return undefined;
  let to = k + 1;
  const pack = findMeaning(tokens, to, 'pack') ?? findMeaning(tokens, to, 'loose');
  if (pack) to += pack.words.length;
  else if (
    hasMeaning(tokens, to, 'weight-unit') ||
    hasMeaning(tokens, to, 'volume-unit') ||
    hasMeaning(tokens, to, 'length-unit')
  )
    return undefined;
  else if (sign === '-' || sign === ':' || sign === '@') return undefined;
  if (sign === '(' && tokens[to]?.fold === 'x') to += 1;
  if (sign === '(' && tokens[to]?.text !== ')') return undefined;
  if (sign === '(') to += 1;
  return { pieces: number.value, to };
}

/** `2 @ 48x40x52`, `2 / 48x40x52`, `(2) 48x40x52`, `3 of 50x40x30`, `2 de 60x60x60`. */
function findPiecesBefore(tokens: readonly Token[], from: number): { pieces: number; from: number } | undefined {
  const sign = tokens[from - 1];
  if (!sign || sign.kind === 'break') return undefined;
  let k = from - 2;
  if (sign.text === '(' && /^(?:x|@|\*|×)$/.test(tokens[from - 2]?.fold ?? '')) k = from - 3;
  else if (sign.text === ')' && tokens[from - 3]?.text === '(') k = from - 2;
  else if (!/^(?:@|\/|of|de|at|-|:)$/.test(sign.fold)) return undefined;
  const number = tokens[k];
  const value =
    number?.kind === 'number' ? number.value : number?.kind === 'word' ? findNumberWord(number.fold) : undefined;
  if (
    value === undefined ||
    (value === 1 && number?.kind === 'word') ||
    number?.glued ||
    !Number.isInteger(value) ||
    value > 2000
  )
    return undefined;
  if (number?.kind === 'word' && number.fold.length < 2) return undefined;
  const earlier = tokens[k - 1];
  if (earlier && !number?.spaced && earlier.text !== '(' && earlier.kind !== 'break') return undefined;
  if (/^[-:]$/.test(sign.text)) return undefined;
  return { pieces: value, from: sign.text === ')' ? k - 1 : k };
}

function readSide(tokens: readonly Token[], at: number): Side | undefined {
  let k = at;
  // `L120 x W80 x H100`
  if (tokens[k]?.kind === 'word' && SIDES.some((tag) => hasMeaning(tokens, k, tag)))
    k += tokens[k + 1]?.text === ':' ? 2 : 1;
  const token = tokens[k];
  if (token?.kind !== 'number' || token.value === undefined || token.glued) return undefined;
  let to = k + 1;
  let value = token.value;
  // `24 1/2`
  if (
    tokens[to]?.kind === 'number' &&
    tokens[to]?.spaced &&
    tokens[to + 1]?.text === '/' &&
    tokens[to + 2]?.kind === 'number'
  ) {
    const part = (tokens[to]?.value ?? 0) / (tokens[to + 2]?.value || 1);
    if (part < 1) {
      value += part;
      to += 3;
    }
  }
  const other = token.other;
  const unit = findMeaning(tokens, to, 'length-unit');
  if (!unit) return { value, other, factor: undefined, to };
  to += unit.words.length;
  const odd = readCentimetres(tokens, to);
  if (odd) return { value: value + odd.metres, other: undefined, factor: Number(unit.value), to: odd.to };
  // `120cm(L)`
  const named =
    tokens[to]?.text === '(' && tokens[to + 2]?.text === ')' && tokens[to + 1]?.kind === 'word' ? to + 3 : to;
  if (
    named === to &&
    tokens[to]?.kind === 'word' &&
    SIDES.some((tag) => hasMeaning(tokens, to, tag)) &&
    tokens[to]?.fold !== 'x'
  )
    return { value, other, factor: Number(unit.value), to: to + 1 };
  return { value, other, factor: Number(unit.value), to: named };
}

/** `1m20`, `1m05cm`: the centimetres behind metres, without a blank between them. */
function readCentimetres(tokens: readonly Token[], at: number): { metres: number; to: number } | undefined {
  const token = tokens[at];
  const metre = tokens[at - 1];
  if (metre?.fold !== 'm' || metre.spaced || token?.spaced !== false || !/^\d\d$/.test(token.text)) return undefined;
  return { metres: Number(token.text) / 100, to: tokens[at + 1]?.fold === 'cm' ? at + 2 : at + 1 };
}

function readNext(tokens: readonly Token[], at: number, slashed: true | undefined): Side | undefined {
  const sign = tokens[at];
  let k = at;
  // `120 (L) x 80 (W)`
  if (sign?.text === '(' && tokens[at + 2]?.text === ')') k = at + 3;
  const cross = tokens[k]?.fold ?? '';
  if (!CROSS.has(cross) && !(slashed && (cross === '/' || cross === '-'))) {
    if (
      !(
        tokens[k]?.kind === 'word' &&
        cross.length === 1 &&
        'lwha'.includes(cross) &&
        CROSS.has(tokens[k + 1]?.fold ?? '')
      )
    )
      return undefined;
    k += 1;
  }
  return readSide(tokens, k + 1);
}

/** Three labelled sides within a short stretch: `Length 120 cm, width 80 cm, height 100 cm`, `120 largo 80 ancho 100 alto`. */
function findNamedSides(tokens: readonly Token[], at: number): SizeSpan | undefined {
  const first = tokens[at];
  if (first?.kind === 'word' && !hasMeaning(tokens, at, 'length-label')) return undefined;
  if (first?.kind === 'number' && (!namesSide(tokens, at + 1) || endsMeaning(tokens, at, 'length-unit')))
    return undefined;
  const sides: number[] = [];
  let factor: number | undefined;
  let to = at;
  const tags = new Set<string>();
  for (let k = at; k < at + 26 && k < tokens.length && sides.length < 3; k += 1) {
    const token = tokens[k] as Token;
    if (token.kind === 'number' && token.value !== undefined && !token.glued) {
      if (hasMeaning(tokens, k + 1, 'weight-unit')) return undefined;
      const unit = findMeaning(tokens, k + 1, 'length-unit');
      if (unit) factor = Number(unit.value);
      sides.push(token.value);
      to = k + 1 + (unit?.words.length ?? 0);
      k = to - 1;
    } else {
      const tag = SIDES.find((one) => hasMeaning(tokens, k, one));
      if (tag) tags.add(tag);
      else if (token.kind === 'word' && !/^(?:de|of|x|y|and|cm|por|with|con)$/.test(token.fold)) return undefined;
    }
  }
  const last = SIDES.find((one) => hasMeaning(tokens, to, one));
  if (last) {
    tags.add(last);
    to += 1;
  }
  const [length, width, height] = sides;
  if (tags.size < 2 || length === undefined || width === undefined || height === undefined) return undefined;
  return { kind: 'size', from: at, to, sides: [length, width, height], cmPerUnit: factor };
}

function namesSide(tokens: readonly Token[], at: number): boolean {
  const unit = findMeaning(tokens, at, 'length-unit');
  const k = at + (unit?.words.length ?? 0);
  const j = tokens[k]?.fold === 'de' || tokens[k]?.fold === '(' ? k + 1 : k;
  return tokens[j]?.kind === 'word' && tokens[j]?.fold !== 'x' && SIDES.some((tag) => hasMeaning(tokens, j, tag));
}
