import type { NumberFormat } from '../numbers/parse-number.js';
import { parseNumber } from '../numbers/parse-number.js';
import { findKgPerUnit, findM3PerUnit, multiplyDecimal } from '../numbers/units.js';

/** Cargo facts in terse codes: an air waybill's lines or a triplet separated by slashes. */
export interface CodedCargo {
  readonly pieces: number | undefined;
  readonly kg: number | undefined;
  readonly m3: number | undefined;
  /** Place in the line. */
  readonly at: number;
  readonly to: number;
}

const WAYBILL_LINE = /(?:^|[\s/])(?:T|P)(\d{1,5})\s?\/?\s?([KL])(\d[\d.,]*)(?:\s?\/?\s?(MC|CF)(\d[\d.,]*))?(?=$|[\s/])/;
const TRIPLET_PART =
  /^(\d[\d.,]*)\s?(kgs?|k|kilos|lbs?|cbm|m3|cft|cf|ctns?|pcs?|plts?|pkgs?|bultos|blts|cajas|cjs|pallets?|boxes|ptls?)?\.?$/;

/** Cargo-IMP lines such as `T4K262MC2.3` and `P4/K262`. */
export function parseWaybillLine(line: string, numberFormat: NumberFormat): CodedCargo | undefined {
  if (line.length > 400) return undefined;
  const found = WAYBILL_LINE.exec(line);
  if (!found?.[1] || !found[3]) return undefined;
  const weight = parseNumber(found[3].replace(/[.,]$/, ''), numberFormat)?.value;
  const volume = found[5] ? parseNumber(found[5].replace(/[.,]$/, ''), numberFormat)?.value : undefined;
  return {
    pieces: Number(found[1]),
    kg: weight === undefined ? undefined : multiplyDecimal(weight, found[2] === 'L' ? (findKgPerUnit('lb') ?? 1) : 1),
    m3: volume === undefined ? undefined : multiplyDecimal(volume, found[4] === 'CF' ? (findM3PerUnit('cf') ?? 1) : 1),
    at: found.index,
    to: found.index + found[0].length,
  };
}

/**
 * `22CTN/640KG/3.1CBM` in any order, also `3/212.5/1.31CBM`, where a value without a unit is identified by elimination.
 */
export function parseSlashTriplet(line: string, numberFormat: NumberFormat): CodedCargo | undefined {
  if (line.length > 400 || !line.includes('/')) return undefined;
  for (const match of line.matchAll(
    /\d[\d.,]{0,14}\s?[a-z0-9]{0,7}\s?\/\/?\s?\d[\d.,]{0,14}\s?[a-z0-9]{0,7}\s?\/\/?\s?\d[\d.,]{0,14}\s?[a-z0-9]{0,7}/gi,
  )) {
    const parts = match[0].split(/\/+/).map((part) => TRIPLET_PART.exec(part.trim().toLowerCase()));
    const cargo = parts.length === 3 ? parseTripletParts(parts, numberFormat) : undefined;
    if (cargo) return { ...cargo, at: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

/** No air shipment has so many cubic metres: three digits behind a sign are decimals. */
const MAX_M3 = 1000;

function parseTripletParts(
  parts: readonly (RegExpExecArray | null)[],
  numberFormat: NumberFormat,
): Omit<CodedCargo, 'at' | 'to'> | undefined {
  let pieces: number | undefined;
  let kg: number | undefined;
  let m3: number | undefined;
  const bare: number[] = [];
  for (const part of parts) {
    const read = part?.[1] ? parseNumber(part[1], numberFormat) : undefined;
    const value = read?.value;
    if (value === undefined) return undefined;
    const unit = part?.[2];
    const weight = unit === undefined ? undefined : unit === 'k' ? 1 : findKgPerUnit(unit);
    const volume = unit === undefined ? undefined : findM3PerUnit(unit);
    if (weight !== undefined) kg = multiplyDecimal(value, weight);
    else if (volume !== undefined) m3 = multiplyDecimal(value >= MAX_M3 ? (read?.other ?? value) : value, volume);
    else if (unit !== undefined) pieces = value;
    else bare.push(value);
  }
  if (m3 === undefined || (kg === undefined && bare.length < 1)) return undefined;
  for (const value of bare) {
    if (pieces === undefined && Number.isInteger(value)) pieces = value;
    else kg ??= value;
  }
  return pieces === undefined || kg === undefined || !Number.isInteger(pieces) ? undefined : { pieces, kg, m3 };
}
