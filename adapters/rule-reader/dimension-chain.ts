import { type Side, sideAt } from './side.js';
import type { Stream } from './stream.js';

/** Signs and words between the sides of a size. */
export const CROSS: ReadonlySet<string> = new Set(['x', '×', '*', 'por', 'by', 'xx']);

/** Three sides, or three and a count, and where they end. */
export interface Chain {
  readonly sides: readonly Side[];
  readonly next: number;
  readonly hyphens: boolean;
}

/** The sides that begin at a token: crossed, parted by dashes, or named one by one. */
export function chainAt(stream: Stream, i: number): Chain | undefined {
  const first = sideAt(stream, i);
  if (!first) return undefined;
  const sides: Side[] = [first];
  let at = first.next;
  let hyphens = 0;
  let named = first.axis !== undefined;
  while (sides.length < 4) {
    const gap = separatorAt(stream, at, named, sides.length);
    if (!gap) break;
    if (gap.hyphen ? sides.length > 1 && hyphens === 0 : hyphens > 0) break;
    const side = sideAt(stream, gap.next);
    if (!side || (named && gap.loose && side.axis === undefined)) break;
    if (gap.hyphen) hyphens += 1;
    if (sides.length === 3 && gap.loose) break;
    named = named && side.axis !== undefined;
    sides.push(side);
    at = side.next;
  }
  if (sides.length < 3) return undefined;
  if (hyphens > 0 && hyphens !== sides.length - 1) return undefined;
  if (hyphens > 0 && !hyphenSizes(stream, i, at, sides)) return undefined;
  return { sides, next: at, hyphens: hyphens > 0 };
}

function separatorAt(
  stream: Stream,
  at: number,
  named: boolean,
  count: number,
): { next: number; hyphen: boolean; loose: boolean } | undefined {
  const token = stream.tokens[at];
  if (!token) return undefined;
  if (CROSS.has(token.fold)) return { next: at + 1, hyphen: false, loose: false };
  if (token.text === '?' && stream.tokens[at + 1]?.fold === 'x')
    return { next: stream.tokens[at + 2]?.text === '?' ? at + 3 : at + 2, hyphen: false, loose: false };
  if (token.text === '-') return { next: at + 1, hyphen: true, loose: false };
  if (
    named &&
    (token.text === ',' || token.text === '/' || token.text === ';' || token.fold === 'y' || token.fold === 'and')
  ) {
    const next = stream.tokens[at + 1];
    return {
      next: token.text === ',' && (next?.fold === 'y' || next?.fold === 'and') ? at + 2 : at + 1,
      hyphen: false,
      loose: true,
    };
  }
  if (named && count < 3 && (token.kind === 'word' || token.kind === 'break'))
    return { next: token.kind === 'break' ? at + 1 : at, hyphen: false, loose: true };
  if (!named && count === 2) {
    const height = heightAfter(stream, at);
    if (height !== undefined) return { next: height, hyphen: false, loose: true };
  }
  if (!named && count === 2 && token.kind === 'number' && token.spaced && stream.tokens[at - 2]?.fold === 'x')
    return { next: at, hyphen: false, loose: true };
  return undefined;
}

/** `80 x 120 cm, height 165 cm`, `(120x80) altura 1,45 m`: where the named third side begins. */
function heightAfter(stream: Stream, at: number): number | undefined {
  let next = at;
  while (next < at + 3 && /^(?:[),;-]|y|and|con|with|by|de)$/.test(stream.tokens[next]?.fold ?? '')) next += 1;
  return /^(?:height|high|h|altura|alto|tall)$/.test(stream.tokens[next]?.fold ?? '') ? next : undefined;
}

/** `120-80-100` is a size where a unit, a label or a count after a slash says so; else it is a reference or a date. */
function hyphenSizes(stream: Stream, at: number, next: number, sides: readonly Side[]): boolean {
  if (sides.length !== 3 || sides.some((side) => side.value < 5)) return false;
  const before = stream.fold(Math.max(0, at - 6), at);
  const after = stream.tokens[next];
  return (
    sides.some((side) => side.factor !== undefined) ||
    /\b(?:dims?|cmt|inh|medidas|size|dimensions|cms?)\b/.test(before) ||
    (after?.text === '/' && stream.tokens[next + 1]?.kind === 'number') ||
    stream.labelAt(at)?.field === 'dimensions'
  );
}

/** `16" diameter x 24" high`, `dia 58 x 88 cm`, `Ø 30 x 120`, `50 cm cubed`. */
export function roundAt(stream: Stream, i: number): Chain | undefined {
  const { tokens } = stream;
  const marked = /^(?:dia|diam|diametro|diameter|ø|⌀|od)$/.test(tokens[i]?.fold ?? '');
  let from = marked ? i + 1 : i;
  if (marked) while (tokens[from]?.kind === 'sign' && '.:Ø⌀'.includes(tokens[from]?.text ?? ' ')) from += 1;
  const first = sideAt(stream, from);
  if (!first) return undefined;
  const cubed = tokens[first.next]?.fold;
  if (!marked && cubed === 'cubed' && (first.factor ?? 0) > 0 && (first.factor ?? 0) < 100)
    return { sides: [first, first, first], next: first.next + 1, hyphens: false };
  if (!marked && first.axis !== 'diameter') return undefined;
  const sep = tokens[first.next];
  if (!sep || !(CROSS.has(sep.fold) || sep.text === ',' || sep.fold === 'y' || sep.fold === 'and')) return undefined;
  const second = sideAt(stream, first.next + 1);
  return second ? { sides: [first, first, second], next: second.next, hyphens: false } : undefined;
}
