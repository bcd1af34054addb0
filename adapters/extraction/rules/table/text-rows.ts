import { findCmPerUnit } from '../numbers/units.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { detectSeparators, type TableCell } from './table-columns.js';

const MAX_LINES = 1500;
const MAX_ROW_TOKENS = 200;

/** A line of a text as a row of cells: its stretch of tokens. */
export interface CellRow {
  readonly at: number;
  readonly to: number;
  readonly cells: readonly TableCell[];
}

/** The lines of a text as rows of cells, which tabulators, bars, other signs or wide blanks part. */
export function splitRows(stream: TokenStream): CellRow[] {
  const rows: CellRow[] = [];
  let at = 0;
  for (let i = 0; i < stream.tokens.length && rows.length < MAX_LINES; i += 1) {
    if (stream.tokens[i]?.kind !== 'break') continue;
    rows.push({ at, to: i, cells: i - at > MAX_ROW_TOKENS ? [] : splitCells(stream, at, i) });
    at = i + 1;
  }
  return rows;
}

function splitCells(stream: TokenStream, from: number, to: number): TableCell[] {
  const cells: TableCell[] = [];
  const row = stream.tokens.slice(from, to);
  const separators = detectSeparators(row);
  const parted = separators !== undefined;
  let start = from;
  const close = (end: number) => {
    const tokens = stream.tokens.slice(start, end);
    if (tokens.length > 0 || parted)
      cells.push({ tokens, fold: tokens.map((token) => token.fold).join(' '), at: start });
  };
  for (let i = from; i < to; i += 1) {
    const token = stream.tokens[i] as Token;
    const before = stream.tokens[i - 1];
    const isGap = i > from && before && (token.start - before.end >= 2 || isTitleBehindUnit(stream, i, from, to));
    if (separators ? separators.includes(token.text) : isGap) {
      close(i);
      start = parted ? i + 1 : i;
    }
  }
  close(to);
  if (parted && cells[0]?.fold === '' && stream.tokens[from]?.text === '|') cells.shift();
  if (parted && cells.at(-1)?.fold === '' && stream.tokens[to - 1]?.text === '|') cells.pop();
  return parted ? cells : joinBracketedUnits(cells);
}

/** `L   W   H   (in)   Lbs ea`: a unit of length in brackets belongs to the title before it. */
function joinBracketedUnits(cells: readonly TableCell[]): TableCell[] {
  const joined: TableCell[] = [];
  for (const cell of cells) {
    const [open, unit, close] = cell.tokens;
    const title = joined.at(-1);
    const isUnit = cell.tokens.length === 3 && open?.text === '(' && close?.text === ')';
    if (isUnit && title?.tokens.at(-1)?.kind === 'word' && findCmPerUnit(unit?.fold ?? '') !== undefined)
      joined[joined.length - 1] = {
        ...title,
        tokens: [...title.tokens, ...cell.tokens],
        fold: `${title.fold} ${cell.fold}`,
      };
    else joined.push(cell);
  }
  return joined;
}

/** `L(in) W(in) H(in)`: titles with their units that one blank parts. */
function isTitleBehindUnit({ tokens }: TokenStream, i: number, from: number, to: number): boolean {
  const isUnit = (at: number) =>
    tokens[at]?.text === '(' && tokens[at + 2]?.text === ')' && tokens[at + 1]?.kind === 'word';
  return i - 3 > from && isUnit(i - 3) && tokens[i]?.spaced === true && i + 3 < to + 1 && isUnit(i + 1);
}
