/** How a weight is meant. */
export type WeightRole = 'gross' | 'net' | 'tare' | 'volumetric';
/** Whether a figure is of every piece or of the whole. */
export type Scope = 'each' | 'total';

interface Stretch {
  /** First token and one past the last. */
  readonly from: number;
  readonly to: number;
  /** What the text takes back or sets a limit with. */
  readonly aside?: boolean;
}

/** A weight with its unit. */
export interface WeightSpan extends Stretch {
  readonly kind: 'weight';
  readonly kg: number;
  /** The other reading of an ambiguous number. */
  readonly otherKg?: number;
  readonly role: WeightRole | undefined;
  readonly scope: Scope | undefined;
}

/** A stated volume. */
export interface VolumeSpan extends Stretch {
  readonly kind: 'volume';
  readonly m3: number;
  readonly scope: Scope | undefined;
}

/** Three sides. */
export interface SizeSpan extends Stretch {
  readonly kind: 'size';
  /** As written. */
  readonly sides: readonly [number, number, number];
  /** Undefined where no unit is beside it. */
  readonly cmPerUnit: number | undefined;
  /** Pieces glued to the size: `120x80x100 x 2`, `/12`, `(2)`. */
  readonly pieces?: number;
}

/** A number of pieces. */
export interface CountSpan extends Stretch {
  readonly kind: 'count';
  readonly count: number;
  /** 3 pallets, 2 crates, 1 boxes, 0 pieces of any kind. */
  readonly rank: number;
  readonly scope: Scope | undefined;
  /** Contents of the count before it, or the outer packing of it. */
  readonly relation?: 'contents' | 'outer';
}

/** An amount of money. */
export interface MoneySpan extends Stretch {
  readonly kind: 'money';
  readonly amount: number;
  readonly currency: string | undefined;
  readonly role: 'value' | 'price' | undefined;
  readonly scope: Scope | undefined;
}

/** An Incoterm. */
export interface TermSpan extends Stretch {
  readonly kind: 'term';
  readonly term: string;
}

/** A length without fellow, or a number with no unit. */
export interface LooseSpan extends Stretch {
  readonly kind: 'length' | 'bare';
  readonly value: number;
}

/** A typed stretch of the text. */
export type Span = WeightSpan | VolumeSpan | SizeSpan | CountSpan | MoneySpan | TermSpan | LooseSpan;
/** Spans of which cargo lines consist. */
export type CargoSpan = WeightSpan | VolumeSpan | SizeSpan | CountSpan;

/** Whether a span is one of which cargo lines consist. */
export function isCargoSpan(span: Span): span is CargoSpan {
  return span.kind === 'weight' || span.kind === 'volume' || span.kind === 'size' || span.kind === 'count';
}
