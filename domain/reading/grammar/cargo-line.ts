import type { CargoSpan, CountSpan, SizeSpan, VolumeSpan, WeightSpan } from './span.js';

/** One line of the cargo: pieces of one kind with what is said of them. */
export interface CargoLine {
  readonly count: CountSpan | undefined;
  readonly size: SizeSpan | undefined;
  readonly weight: WeightSpan | undefined;
  readonly volume: VolumeSpan | undefined;
}

/** The cargo of a text: its lines, what it says of the whole, and figures of other roles. */
export interface CargoTalk {
  readonly lines: readonly CargoLine[];
  readonly totals: readonly CargoSpan[];
  /** Net and tare weights, weights by volume, contents of pieces, what is taken back. */
  readonly others: readonly CargoSpan[];
}

type Slot = 'count' | 'size' | 'weight' | 'volume';
type Draft = { [S in Slot]: CargoLine[S] };

/** Groups spans into lines: a kind of figure that the line already has begins the next one. */
export function groupLines(spans: readonly CargoSpan[]): CargoTalk {
  const lines: Draft[] = [];
  const totals: CargoSpan[] = [];
  const others: CargoSpan[] = [];
  let current: Draft | undefined;
  let last: CargoSpan | undefined;
  for (const span of spans) {
    if (span.aside || isOfOtherRole(span) || isRestated(span, last)) others.push(span);
    else if (span.kind === 'count' && span.relation === 'outer' && current?.count) {
      others.push(current.count);
      current.count = span;
    } else if (span.kind === 'count' && isContents(span, current)) others.push(span);
    else if ('scope' in span && span.scope === 'total') totals.push(span);
    else {
      if (!current || current[span.kind] !== undefined) {
        current = { count: undefined, size: undefined, weight: undefined, volume: undefined };
        lines.push(current);
      }
      current[span.kind] = span as never;
    }
    last = span;
  }
  return { lines, totals, others };
}

/** `640 lb (290 kg)`: the same in another unit. */
function isRestated(span: CargoSpan, last: CargoSpan | undefined): boolean {
  if (!last || span.from - last.to > 3) return false;
  const isNear = (one: number, other: number) => one !== other && Math.abs(one - other) < 0.012 * other;
  if (span.kind === 'weight' && last.kind === 'weight') return isNear(span.kg, last.kg);
  if (span.kind === 'size' && last.kind === 'size') {
    const [one = 1, other = 1] = [span, last].map(({ cmPerUnit }) => cmPerUnit ?? 1);
    return one !== other && span.sides.every((side, k) => Math.abs(side * one - (last.sides[k] ?? 0) * other) < 1.5);
  }
  return span.kind === 'volume' && last.kind === 'volume' && isNear(span.m3, last.m3);
}

function isOfOtherRole(span: CargoSpan): boolean {
  return span.kind === 'weight' && span.role !== undefined && span.role !== 'gross';
}

function isContents(span: CountSpan, current: Draft | undefined): boolean {
  return span.relation === 'contents' && current?.count !== undefined && current.count.rank >= span.rank;
}
