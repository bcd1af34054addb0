import { Big } from 'big.js';
import { type DimensionLine, m3FromCm3, piecesOf, volumeCm3Of } from '../../../domain/cargo/dimensions.js';
import { textOfDimensionLines } from '../../../domain/cargo/dimensions-text.js';
import type { StatedValue } from '../../../domain/money/declared-value.js';

/** Figures of one fact that lie this close together are the same fact, rounded in another way. */
const SAME_WITHIN = 0.01;

/** How two readings of one fact are compared and shown. */
export interface Measure<T> {
  readonly isSame: (one: T, other: T) => boolean;
  readonly show: (value: T) => string;
}

export const KILOGRAMS: Measure<number> = { isSame: isNear, show: (kg) => `${rounded(kg)} kg` };
export const CUBIC_METRES: Measure<number> = { isSame: isNear, show: (m3) => `${rounded(m3)} m³` };
export const PIECES: Measure<number> = { isSame: (one, other) => one === other, show: (count) => `${count} pieces` };
export const WORDS: Measure<string> = { isSame: (one, other) => folded(one) === folded(other), show: (words) => words };
export const TOWN: Measure<string> = {
  isSame: (one, other) => folded(one).includes(folded(other)) || folded(other).includes(folded(one)),
  show: (town) => town,
};
export const VALUE: Measure<StatedValue> = {
  isSame: (one, other) => one.currency === other.currency && isNear(one.amount, other.amount),
  show: ({ amount, currency }) => `${amount} ${currency}`,
};
export const SIZES: Measure<readonly DimensionLine[]> = {
  isSame: (one, other) => piecesOf(one) === piecesOf(other) && isNear(volumeM3Of(one), volumeM3Of(other)),
  show: (lines) => textOfDimensionLines(lines),
};

/** Volume of all pieces in m³. */
export function volumeM3Of(lines: readonly DimensionLine[]): number {
  return m3FromCm3(volumeCm3Of(lines)).round(6).toNumber();
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_WITHIN * Math.max(Math.abs(one), Math.abs(other));
}

function rounded(figure: number): string {
  return Big(figure).round(3).toString();
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
