import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import type { TableCell } from './table-columns.js';
import type { TableRow } from './table-rows.js';

const UNIT_WORD = /^(?:cms?|mms?|mts?|m|in|inch(?:es)?|pulg|ft|kgs?|lbs?|cbm|m3|cft|pcs?|ctns?|usd|"|#)$/;

/** Fewer titles are as well the words of a sentence. */
const MIN_NAMED = 4;
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

/**
 * The titles of a table that leaves the names of its rows without one (`Qty L W H (cm)` over `Pallet A 3 120 80 130`): with a
 * first one that is blank. A unit in brackets behind the last title belongs to it.
 * @param below the cells of the first row
 */
export function nameFirstColumn(titles: readonly TableCell[], below: readonly TableCell[]): readonly TableCell[] {
  const [last, before] = [titles.at(-1), titles.at(-2)];
  const isUnit = last?.tokens[0]?.text === '(' && last.tokens.at(-1)?.text === ')' && last.tokens.length === 3;
  const joined =
    isUnit && last && before
      ? [
          ...titles.slice(0, -2),
          { ...before, tokens: [...before.tokens, ...last.tokens], fold: `${before.fold} ${last.fold}` },
        ]
      : titles;
  const [name, ...figures] = below;
  const isNamed = name?.tokens[0]?.kind === 'word' && figures.every(({ tokens }) => tokens[0]?.kind === 'number');
  const [first] = joined;
  if (!isNamed || !first || figures.length !== joined.length || joined.length < MIN_NAMED) return titles;
  return [{ tokens: [], fold: '', at: first.at }, ...joined];
}

const POUNDS = /^(?:lbs?|libras|pounds|#)$/;
/** Most air cargo lies within these densities. */
const MIN_USUAL_KG_PER_M3 = 50;
const MAX_USUAL_KG_PER_M3 = 800;
const CM_PER_INCH = 2.54;
const CM3_PER_M3 = 1_000_000;
const CM_PER_METRE = 100;
/** No cargo is denser than lead. */
const MAX_KG_PER_M3 = 11_340;
/** No package that a list states in metres is longer. */
const MAX_SIDE_M = 15;

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
  if (areInMetres(open)) return { rows: rows.map((row) => scaleSides(row, open, CM_PER_METRE)), isGuessed: false };
  const inPounds = open.length > 0 && stream.tokens.some((token) => POUNDS.test(token.fold));
  const inKilograms = stream.tokens.some((token) => /^(?:kgs?|kilos?)$/.test(token.fold));
  if (!inPounds || inKilograms) return { rows, isGuessed: false };
  const kg = sumDecimals(open.map((row) => row.kg ?? 0));
  const asCentimetres = isUsual(kg, open, 1);
  const asInches = isUsual(kg, open, CM_PER_INCH);
  if (asCentimetres && !asInches) return { rows, isGuessed: false };
  return { rows: rows.map((row) => scaleSides(row, open, CM_PER_INCH)), isGuessed: asCentimetres === asInches };
}

function scaleSides(row: TableRow, open: readonly TableRow[], cmPerUnit: number): TableRow {
  const [a, b, c] = row.sidesCm ?? [0, 0, 0];
  const convert = (side: number) => multiplyDecimal(side, cmPerUnit);
  return open.includes(row) ? { ...row, sidesCm: [convert(a), convert(b), convert(c)] } : row;
}

/** Sides without a unit, some with decimals, whose goods would be denser than any metal in centimetres: they are metres. */
function areInMetres(open: readonly TableRow[]): boolean {
  const sides = open.flatMap(({ sidesCm = [] }) => sidesCm);
  if (!sides.some((side) => !Number.isInteger(side)) || sides.some((side) => side > MAX_SIDE_M)) return false;
  const kg = sumDecimals(open.map((row) => row.kg ?? 0));
  return measureDensity(kg, open, 1) > MAX_KG_PER_M3 && measureDensity(kg, open, CM_PER_METRE) <= MAX_KG_PER_M3;
}

function isUsual(kg: number, rows: readonly TableRow[], cmPerUnit: number): boolean {
  const density = measureDensity(kg, rows, cmPerUnit);
  return density >= MIN_USUAL_KG_PER_M3 && density <= MAX_USUAL_KG_PER_M3;
}

function measureDensity(kg: number, rows: readonly TableRow[], cmPerUnit: number): number {
  const cm3 = rows.reduce((sum, { sidesCm: [a, b, c] = [0, 0, 0], pieces }) => sum + a * b * c * pieces, 0);
  return kg / ((cm3 * cmPerUnit ** 3) / CM3_PER_M3);
}
