import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import type { TableCell } from './table-columns.js';
import type { TableRow } from './table-rows.js';

const UNIT_WORD = /^(?:cms?|mms?|mts?|m|in|inch(?:es)?|pulg|ft|kgs?|lbs?|cbm|m3|cft|pcs?|ctns?|usd|"|#)$/;

const COUNT_WORD = /^(?:pcs?|ctns?|colli|pkgs?)$/;

/** What a line of units may say besides: `kg (total)`, `gross`, `cm (LxWxH)`. */
const ADDITION = /^(?:gross|bruto|net|neto|total|each|lxwxh|lxbxh|lxaxh|[lwhbax])$/;

/** A line below the titles that holds nothing but units, one below each title or none. */
export function isUnitLine(cells: readonly TableCell[]): boolean {
  const words = cells.map(({ tokens }) => tokens.filter((token) => !/^[().[\]]$/.test(token.text)));
  const stated = words.filter((tokens) => tokens.length > 0);
  const isUnit = (tokens: TableCell['tokens']) =>
    UNIT_WORD.test(tokens.find(({ fold }) => !ADDITION.test(fold))?.fold ?? '') &&
    tokens.filter(({ fold }) => !ADDITION.test(fold)).length === 1;
  const isWord = (tokens: TableCell['tokens']) => tokens.every(({ fold }) => ADDITION.test(fold));
  return stated.length > 1 && stated.every((tokens) => isUnit(tokens) || isWord(tokens)) && stated.some(isUnit);
}

/** The titles with the units of the line below them; where its first cells are left out, it ends with the last title. */
export function joinUnits(titles: readonly TableCell[], units: readonly TableCell[]): readonly TableCell[] {
  return titles.map((title, k) => {
    const unit = units[k - Math.max(0, titles.length - units.length)];
    const counts = unit?.tokens.some(({ fold }) => COUNT_WORD.test(fold)) === true;
    return unit && !counts
      ? { ...title, tokens: [...title.tokens, ...unit.tokens], fold: `${title.fold} ${unit.fold}`.trim() }
      : title;
  });
}

const POUNDS = /^(?:lbs?|libras|pounds|#)$/;
/** Most air cargo lies within these densities. */
const MIN_USUAL_KG_PER_M3 = 50;
const MAX_USUAL_KG_PER_M3 = 800;
const CM_PER_INCH = 2.54;
const CM3_PER_M3 = 1_000_000;

/** Rows in centimetres, and whether their unit of length was guessed without a sure sign. */
export interface RowsInCentimetres {
  readonly rows: readonly TableRow[];
  readonly isGuessed: boolean;
}

/**
 * Sides without a unit beside pounds: inches where only then the density is usual, centimetres where only those fit;
 * inches, as a guess, where neither do.
 */
export function resolveLengthUnit(stream: TokenStream, rows: readonly TableRow[]): RowsInCentimetres {
  const open = rows.filter((row) => row.unitUnstated && row.sidesCm);
  const inPounds = open.length > 0 && stream.tokens.some((token) => POUNDS.test(token.fold));
  const inKilograms = stream.tokens.some((token) => /^(?:kgs?|kilos?)$/.test(token.fold));
  if (!inPounds || inKilograms) return { rows, isGuessed: false };
  const kg = sumDecimals(open.map((row) => row.kg ?? 0));
  const asCentimetres = isUsual(kg, open, 1);
  const asInches = isUsual(kg, open, CM_PER_INCH);
  if (asCentimetres && !asInches) return { rows, isGuessed: false };
  const toInches = (row: TableRow): TableRow => {
    const [a, b, c] = row.sidesCm ?? [0, 0, 0];
    const convert = (side: number) => multiplyDecimal(side, CM_PER_INCH);
    return open.includes(row) ? { ...row, sidesCm: [convert(a), convert(b), convert(c)] } : row;
  };
  return { rows: rows.map(toInches), isGuessed: asCentimetres === asInches };
}

function isUsual(kg: number, rows: readonly TableRow[], cmPerUnit: number): boolean {
  const cm3 = rows.reduce((sum, { sidesCm: [a, b, c] = [0, 0, 0], pieces }) => sum + a * b * c * pieces, 0);
  const density = kg / ((cm3 * cmPerUnit ** 3) / CM3_PER_M3);
  return density >= MIN_USUAL_KG_PER_M3 && density <= MAX_USUAL_KG_PER_M3;
}
