/** One bar or one point of a line. */
export interface ChartPoint {
  readonly name: string;
  readonly value: number;
  /** Of a point of a line: when it was, in milliseconds since 1970 (UTC). */
  readonly at?: number;
  /** Of a bar; a line has one colour. */
  readonly color?: string;
}

/** How points are drawn. */
export type ChartKind = 'bar' | 'line';
