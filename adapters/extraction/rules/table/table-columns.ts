import { findCmPerUnit, findKgPerUnit, findM3PerUnit, multiplyDecimal } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import { findLabelField, type LabelField } from '../text/label-phrases.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { FOREIGN_PER_PIECE, FOREIGN_TITLES } from './table-titles.words.js';

/** What a column of a packing list holds. */
export type ColumnKind =
  | LabelField
  | 'tare'
  | 'diameter'
  | 'weightEach'
  | 'weightLine'
  | 'volumeEach'
  | 'size'
  | 'text';

/** The columns of a packing list, with the factors of their values. */
export interface TableHead {
  readonly columns: readonly TableColumn[];
}

/** What one column holds. */
export interface TableColumn {
  readonly column: ColumnKind;
  /** Centimetres, kilograms or cubic metres in its unit. */
  readonly factor: number | undefined;
  /** A column of lengths that names no unit. */
  readonly unitUnstated?: boolean;
}

/** One cell and where it begins. */
export interface TableCell {
  readonly tokens: readonly Token[];
  readonly fold: string;
  readonly at: number;
}

/** So many semicolons in a line part columns, as in an exported sheet. */
const MIN_SEMICOLONS = 3;

/** So many commas, a blank behind each, do so too. */
const MIN_COMMAS = 4;

/** The signs that part the columns of a row: tabulators and bars, else semicolons or commas; undefined where blanks part them. */
export function detectSeparators(row: readonly Token[]): readonly string[] | undefined {
  if (row.some((token) => token.text === '\t' || token.text === '|')) return ['\t', '|'];
  if (row.filter((token) => token.text === ';').length >= MIN_SEMICOLONS) return [';'];
  const commas = row.flatMap((token, k) => (token.text === ',' ? [row[k + 1]] : []));
  return commas.length >= MIN_COMMAS && commas.every((next) => next === undefined || next.spaced) ? [','] : undefined;
}

/** The head of a packing list, where these cells are one: `least` of them name what they hold, among it sizes or weights. */
export function parseHead(cells: readonly TableCell[], general: GeneralUnits, least = 2): TableHead | undefined {
  const named = nameSidesByOrder(
    cells.map((cell) => classifyColumn(cell, general)),
    cells,
    general,
  );
  const columns = keepFirstSize(shareUnitOfSides(named));
  const known = columns.filter(({ column }) => column !== 'text' && column !== 'item' && column !== 'goods');
  const numeric =
    cells.some((cell) => cell.tokens[0]?.kind === 'number') ||
    cells.filter((cell) => cell.tokens.some((token) => token.kind === 'number')).length > 1;
  const sized =
    columns.some(({ column }) => column === 'size' || column === 'dimensions') ||
    (columns.some(({ column }) => column === 'diameter') &&
      columns.some(({ column }) => column === 'length' || column === 'height')) ||
    ['length', 'width', 'height'].every((side) => columns.some(({ column }) => column === side));
  const weighed = columns.some(
    ({ column }) => column === 'weightEach' || column === 'weightLine' || column === 'gross',
  );
  return known.length >= least && !numeric && (sized || weighed) ? { columns } : undefined;
}

/** Factors to centimetres and kilograms where a column names no unit. */
export interface GeneralUnits {
  readonly length: number;
  readonly weight: number;
}

/** The units that the text as a whole speaks in. */
export function detectGeneralUnits(stream: TokenStream): GeneralUnits {
  const text = stream.tokens.filter((token) => token.kind === 'word').map((token) => token.fold);
  const inches =
    text.some((word) => /^(?:inch|inches|pulgadas|pulg)$/.test(word)) &&
    !text.some((word) => /^(?:cm|cms|centimetros)$/.test(word));
  const pounds =
    text.some((word) => /^(?:lbs?|libras|pounds)$/.test(word)) && !text.some((word) => /^(?:kgs?|kilos?)$/.test(word));
  const noted = LENGTHS_IN.exec(text.join(' '))?.[1];
  const length = noted === undefined ? undefined : findCmPerUnit(noted);
  return {
    length: length ?? (inches ? (findCmPerUnit('in') ?? 1) : 1),
    weight: pounds ? (findKgPerUnit('lb') ?? 1) : 1,
  };
}

/** `all measures in mm`, `medidas en milímetros`. */
const LENGTHS = 'measures|measurements|dimensions|dims|sizes|medidas|dimensiones|lengths';
const LENGTH_UNITS = 'mms?|cms?|m|inches|pulgadas|(?:mili|centi)?metros|(?:milli|centi)?met(?:er|re)s';
const LENGTHS_IN = new RegExp(
  `\\b(?:${LENGTHS})(?: (?:are|all|son|todas|given|expresadas))* (?:in|en) (${LENGTH_UNITS})\\b`,
);

/** `G. W. (kg)`, `Gr. wt.`: short for gross in the head of a column, no grams. */
const MAY_BE_GROSS = /^(?:g|gr|grs)$/;

const PER_PIECE =
  /c \/ u|\/ ?(?:pc|pcs|ctn|colli|unit|pza|bulto|caja|plt|pallet|box)|\beach\b|\bper\b|\bunit|\bcada\b|\bea\b|\bpor (?:bulto|caja|pieza|pza|unidad|tarima|pallet|carton)/;

/** `Pcs/ctn`, `Qty per box`: what is inside of each package, no packages. */
const INSIDE_PACKAGE =
  /(?:\/ ?|\b(?:per|por|x) )(?:ctn|carton|box|case|plt|pallet|skid|bulto|caja|tarima|paleta|saco|bag|drum)\b/;

const CUBIC_FEET = /^(?:total )?(?:cft|cuft|cu ft|ft3|cubic feet|pies cubicos)$/;

/** `Volumen total (m³)`, `Total CBM`. */
const VOLUME_TITLE = /^(?:(?:total )?(?:volumen|volume|vol|cubicaje|cbm)(?: total)?(?: en)?(?: m[³3]?| cbm)?)$/;

/** `L x W x H`, `LxAxH`, `Largo*Ancho*Alto`: the three sides of a package by their letters or names, in any order. */
const SIDE_NAME = '(?:[labdpwh]|larg[oe]|length|ancho|anchura|width|breadth|fondo|depth|alto|altura|height)';
const SIDES_TITLE = new RegExp(`\\b${SIDE_NAME} ?[x×*/] ?${SIDE_NAME} ?[x×*/] ?${SIDE_NAME}\\b`);

/** How the sides of a package are named beside each other: `L | A | H`, `Lar. | Anch. | Alt.`, `X | Y | Z`. */
const FIRST_SIDE = /^(?:l|lg|lar|larg|largo|lon|long|length|x)$/;
const OTHER_SIDE =
  /^(?:w|wd|wid|width|a|an|anc|anch|ancho|b|d|dep|depth|fondo|h|ht|hgt|height|al|alt|alto|altura|y|z)$/;
const SIDES: readonly ColumnKind[] = ['length', 'width', 'height'];

/** The columns with three sides of which one is named by a sign that stands for other things elsewhere. */
function nameSidesByOrder(
  columns: readonly TableColumn[],
  cells: readonly TableCell[],
  general: GeneralUnits,
): readonly TableColumn[] {
  if (SIDES.every((side) => columns.some(({ column }) => column === side))) return columns;
  const names = cells.map(({ tokens }) => tokens.find(({ kind }) => kind === 'word')?.fold ?? '');
  const first = names.findIndex((name, k) => FIRST_SIDE.test(name) && [1, 2].every((n) => isOtherSide(names[k + n])));
  if (first < 0) return columns;
  return columns.map((column, k) => {
    const [side, cell] = [SIDES[k - first], cells[k]];
    if (!side || !cell) return column;
    return { column: side, ...findLengthUnit(cell, listWords(cell).slice(1), general) };
  });
}

/** `L ; W ; H (mm)`: the unit behind the last of the sides is that of all three. */
function shareUnitOfSides(columns: readonly TableColumn[]): readonly TableColumn[] {
  const sides = columns.filter(({ column }) => SIDES.includes(column));
  const stated = sides.filter(({ unitUnstated }) => unitUnstated !== true);
  const [only] = stated;
  if (sides.length !== SIDES.length || stated.length !== 1 || only?.factor === undefined) return columns;
  return columns.map((one) => (SIDES.includes(one.column) ? { column: one.column, factor: only.factor } : one));
}

/** Sizes that are told twice, as in inches and in centimetres, are read once. */
function keepFirstSize(columns: readonly TableColumn[]): readonly TableColumn[] {
  const first = columns.findIndex(({ column }) => column === 'size');
  return columns.map((one, k) => (one.column === 'size' && k > first ? { column: 'text', factor: undefined } : one));
}

function isOtherSide(name = ''): boolean {
  return OTHER_SIDE.test(name);
}

function listWords({ tokens }: TableCell): string[] {
  return tokens.filter(({ kind }) => kind === 'word').map(({ fold }) => FOREIGN_TITLES.get(fold) ?? fold);
}

/** The factor of a column of lengths: that of the unit in its title, else that of the whole text. */
function findLengthUnit(cell: TableCell, words: readonly string[], general: GeneralUnits): Omit<TableColumn, 'column'> {
  const stated =
    words
      .map((word) => (word === 'l' || word === 'in' ? undefined : findCmPerUnit(word)))
      .find((factor) => factor !== undefined) ?? (/\bin\b|"/.test(cell.fold) ? findCmPerUnit('in') : undefined);
  const isUnstated = stated === undefined && general.length === 1;
  return { factor: stated ?? general.length, ...(isUnstated ? { unitUnstated: true } : {}) };
}

/** `Gr wt/pkg`, `Peso / guacal`: a slash before a packaging in the singular. */
function isPerPackage({ tokens }: TableCell): boolean {
  return tokens.some(({ text }, k) => {
    const noun = tokens[k + 1]?.fold ?? '';
    return text === '/' && k > 0 && findPackaging(noun) !== undefined && !noun.endsWith('s');
  });
}

/** The meaning of a header cell for its column. */
export function classifyColumn(cell: TableCell, general: GeneralUnits): TableColumn {
  const words = listWords(cell);
  const text = words.join(' ').replace(/\b([gn]) ([w])\b/g, '$1$2');
  const length = findLengthUnit(cell, words, general);
  const weight =
    words
      .map((word) => (MAY_BE_GROSS.test(word) ? undefined : findKgPerUnit(word)))
      .find((factor) => factor !== undefined) ?? general.weight;
  if (/(?:^| )(?:diametro|diameter|diam|ø|⌀)(?: |$)/.test(cell.fold)) return { column: 'diameter', ...length };
  const each =
    PER_PIECE.test(cell.fold) || isPerPackage(cell) || FOREIGN_PER_PIECE.test(cell.fold.replace(/[ _]+/g, ' '));
  if (/\b(?:tare|tara)\b/.test(text)) return { column: each ? 'text' : 'tare', factor: weight };
  if (/\b(?:net|neto|nw|netto)\b/.test(text)) return { column: each ? 'text' : 'net', factor: weight };
  if (
    /\b(?:gross|bruto|peso|weight|wt|gw|kgs?|kilos?|lbs?|brutto)\b/.test(text) &&
    !/\b(?:vol|volumetric\w*)\b/.test(text)
  ) {
    const line = /\b(?:total|linea|line|tot)\b/.test(text);
    return { column: line ? 'weightLine' : each ? 'weightEach' : 'gross', factor: weight };
  }
  if (SIDES_TITLE.test(text) || SIDES_TITLE.test(cell.fold)) return { column: 'size', ...length };
  if (/\b(?:size|medidas|dims?|dimensions?|dimensiones|meas|measurements?|medida|tamanos?)\b/.test(text))
    return { column: 'size', ...length };
  const bare = words
    .filter((word) => (word.length === 1 && word !== 'm') || (findCmPerUnit(word) === undefined && word !== 'de'))
    .join(' ');
  if (bare === 'nos') return { column: 'item', factor: undefined };
  const field =
    findLabelField(bare) ??
    findLabelField(text) ??
    words
      .map((word) => (cell.fold.includes('/') ? findLabelField(word) : undefined))
      .find((one) => one !== undefined) ??
    (findPackaging(bare) && bare !== 'box' && bare !== 'pallet' && bare !== 'tarima' && bare !== 'caja'
      ? 'pieces'
      : undefined);
  if (bare === 'b') return { column: 'width', ...length };
  if (field === 'length' || field === 'width' || field === 'height') return { column: field, ...length };
  if ((field === 'pieces' || field === 'quantity') && INSIDE_PACKAGE.test(cell.fold))
    return { column: 'text', factor: undefined };
  if (field === 'pieces' || field === 'quantity')
    return { column: /^(?:no|nr|count)$/.test(bare) ? 'item' : 'pieces', factor: undefined };
  if (field === 'volume' || CUBIC_FEET.test(text) || VOLUME_TITLE.test(text))
    return { column: each ? 'volumeEach' : 'volume', factor: CUBIC_FEET.test(text) ? findM3PerUnit('cft') : 1 };
  if (field === 'goods' || field === 'item') return { column: field, factor: undefined };
  if (text === 'colli' || text === 'pcs' || text === 'qty') return { column: 'pieces', factor: undefined };
  return { column: 'text', factor: undefined };
}

/** Three sides, and whether no unit is stated with them. */
export interface TableSize {
  readonly sidesCm: readonly [number, number, number];
  readonly unitUnstated: boolean;
}

/** The three sides in cm that one cell holds (`120x80x90 cm`), in the unit it names, else in that of its column. */
export function parseSize(cell: TableCell | undefined, column: TableColumn): TableSize | undefined {
  const factor = column.factor ?? 1;
  const numbers =
    cell?.tokens
      .filter((token) => token.kind === 'number' && token.value !== undefined)
      .map((token) => token.value ?? 0) ?? [];
  const unit = cell?.tokens.find(
    (token) => token.kind === 'word' && findCmPerUnit(token.fold) !== undefined && token.fold !== 'in',
  );
  const per = unit ? (findCmPerUnit(unit.fold) ?? factor) : factor;
  const [a, b, c] = numbers;
  return numbers.length === 3 && a && b && c
    ? {
        sidesCm: [multiplyDecimal(a, per), multiplyDecimal(b, per), multiplyDecimal(c, per)],
        unitUnstated: unit === undefined && column.unitUnstated === true,
      }
    : undefined;
}
