import { Big } from 'big.js';
import {
  computeVolumeCm3,
  convertCm3ToM3,
  countPieces,
  type PieceDimensions,
} from '../../../domain/cargo/dimensions.js';
import { formatDimensions } from '../../../domain/cargo/dimensions-text.js';
import type { DeclaredValue } from '../../../domain/money/declared-value.js';

/** Values of one fact whose difference is below this share are equal up to rounding. */
const RELATIVE_TOLERANCE = 0.01;

/** How two readings of one fact are compared and shown. */
export interface ValueComparison<T> {
  readonly isSame: (one: T, other: T) => boolean;
  readonly show: (value: T) => string;
}

export const KILOGRAM_COMPARISON: ValueComparison<number> = { isSame: isNear, show: (kg) => `${formatRounded(kg)} kg` };
export const VOLUME_COMPARISON: ValueComparison<number> = { isSame: isNear, show: (m3) => `${formatRounded(m3)} m³` };
export const PIECES_COMPARISON: ValueComparison<number> = {
  isSame: (one, other) => one === other,
  show: (count) => `${count} pieces`,
};
export const TEXT_COMPARISON: ValueComparison<string> = {
  isSame: (one, other) => normalizeText(one) === normalizeText(other),
  show: (text) => text,
};
export const TOWN_COMPARISON: ValueComparison<string> = {
  isSame: (one, other) =>
    normalizeText(one).includes(normalizeText(other)) || normalizeText(other).includes(normalizeText(one)),
  show: (town) => town,
};
export const DECLARED_VALUE_COMPARISON: ValueComparison<DeclaredValue> = {
  isSame: (one, other) => one.currency === other.currency && isNear(one.amount, other.amount),
  show: ({ amount, currency }) => `${amount} ${currency}`,
};
export const DIMENSIONS_COMPARISON: ValueComparison<readonly PieceDimensions[]> = {
  isSame: (one, other) =>
    countPieces(one) === countPieces(other) && isNear(computeVolumeM3(one), computeVolumeM3(other)),
  show: (lines) => formatDimensions(lines),
};

/** Volume of all pieces in m³. */
export function computeVolumeM3(lines: readonly PieceDimensions[]): number {
  return convertCm3ToM3(computeVolumeCm3(lines)).round(6).toNumber();
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= RELATIVE_TOLERANCE * Math.max(Math.abs(one), Math.abs(other));
}

function formatRounded(value: number): string {
  return Big(value).round(3).toString();
}

function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
