type Row = readonly string[];

/** Words of which the titles of a packing list's columns consist; a row of other words is none of its head. */
const TITLE_WORDS: ReadonlySet<string> = new Set([
  ...'l w h a largo ancho alto long length width height lxwxh size sizes dims dim dimension dimensions'.split(' '),
  ...'medidas medida meas measurement measurements dimensiones'.split(' '),
  ...'g n gw nw net nett neto gross bruto weight weights wt peso pesos tare'.split(' '),
  ...'kg kgs kilos lb lbs cm cms mm in inch inches pulg cbm m3 ft3 volume volumen vol'.split(' '),
  ...'ctn ctns carton cartons caja cajas box boxes bulto bultos pkg pkgs package packages pallet pallets'.split(' '),
  ...'pcs pc pieces piezas units unidades unds uds qty quantity cant cantidad goods mercancia no nos num number'.split(
    ' ',
  ),
  ...'total totals totales per por each unit unitario unitaria cada c u of de in en by'.split(' '),
]);

/** Words that say which of a group's values a column holds; a column of others has its title to itself. */
const GROUP_WORDS: ReadonlySet<string> = new Set(
  'g n gw nw w net nett neto gross bruto total per por each unit unitario unitaria cada c u kg kgs lb lbs'.split(' '),
);

/** The names of a side, alone in a cell. */
const SIDE = /^(?:l|w|h|a|largo|ancho|alto|length|width|height)\.?$/i;
const LENGTH_UNIT = /(?:^|[\s(])(cms?|mms?|inch(?:es)?|in|pulg|ft|mts?|m)\b/i;
/** Titles are short; a sentence above a list is none. */
const MAX_TITLE_LENGTH = 40;
/** Cells in a row from which it is a head that a list can repeat. */
const MIN_REPEATED_TITLES = 3;
const TOTAL_LABEL = /^(?:grand |gran )?(?:total|totales|totals|ttl)\b/i;

/**
 * The rows with a head of two rows in its first: `Dimensions (cm)` over `L`, `W` and `H`, `Weight` over `Net` and
 * `Gross`, or titles that go on below. A row that became part of another is empty; none is left out.
 */
export function joinHeadRows(rows: readonly Row[]): readonly Row[] {
  const at = rows.findIndex((row, k) => isHeadInTwoRows(row, rows[k + 1] ?? [], rows[k + 2] ?? []));
  if (at < 0) return rows;
  const joined = joinTitles(rows[at] ?? [], rows[at + 1] ?? []);
  return rows.map((row, k) => (k === at ? joined : k === at + 1 ? [] : row));
}

/** The rows with a head that a list repeats between its rows, as at the top of each page, empty where it is repeated. */
export function blankRepeatedHeads(rows: readonly Row[]): readonly Row[] {
  let head = '';
  return rows.map((row) => {
    if (TOTAL_LABEL.test(row[0]?.trim() ?? '')) head = '';
    if (listWritten(row).length < MIN_REPEATED_TITLES || row.some((cell) => /^\s*\d/.test(cell))) return row;
    const titles = row.map((cell) => cell.trim().toLowerCase()).join('\t');
    if (titles === head) return [];
    head = titles;
    return row;
  });
}

function isHeadInTwoRows(upper: Row, lower: Row, next: Row): boolean {
  const [above, below] = [listWritten(upper), listWritten(lower)];
  if (above.length < 2 || below.length < 2 || ![...above, ...below].every(isTitle)) return false;
  const named = above.filter((cell) => splitWords(cell).some((word) => TITLE_WORDS.has(word)));
  return (
    named.length * 2 >= above.length &&
    below.every((cell) => splitWords(cell).every((word) => TITLE_WORDS.has(word))) &&
    // A row of units alone is read as such, below its titles.
    below.some((cell) => SIDE.test(cell) || splitWords(cell).some((word) => word.length > 3)) &&
    next.filter((cell) => /^\s*\d/.test(cell)).length > 1
  );
}

function isTitle(cell: string): boolean {
  return cell.length <= MAX_TITLE_LENGTH && !cell.includes(':') && !/^\d/.test(cell);
}

function listWritten(row: Row): string[] {
  return row.map((cell) => cell.trim()).filter((cell) => cell !== '');
}

function splitWords(cell: string): string[] {
  const plain = cell.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

function joinTitles(upper: Row, lower: Row): Row {
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_column, k) => {
    const [above, below] = [findTitleAbove(upper, lower, k), (lower[k] ?? '').trim()];
    if (below === '') return above;
    if (!SIDE.test(below)) return `${above} ${below}`.trim();
    const unit = LENGTH_UNIT.exec(above)?.[1];
    return unit === undefined ? below : `${below} (${unit})`;
  });
}

/** The title over a column: its own, or that of a group which begins to its left, or is written over its middle. */
function findTitleAbove(upper: Row, lower: Row, column: number): string {
  const title = (k: number) => (upper[k] ?? '').trim();
  const isGroup = (k: number) => title(k) !== '' && (lower[k] ?? '').trim() !== '';
  const below = (lower[column] ?? '').trim();
  if (title(column) !== '' || below === '') return title(column);
  if (!SIDE.test(below) && !splitWords(below).every((word) => GROUP_WORDS.has(word))) return '';
  for (const step of [-1, 1]) {
    let k = column + step;
    while (k >= 0 && k < upper.length && title(k) === '' && (lower[k] ?? '').trim() !== '') k += step;
    if (isGroup(k)) return title(k);
  }
  return '';
}
