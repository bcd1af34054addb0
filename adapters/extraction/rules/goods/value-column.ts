import { sumDecimals } from '../numbers/units.js';
import type { TableCell } from '../table/table-columns.js';
import { isSeparatorLine } from '../table/table-counts.js';
import { type CellRow, splitRows } from '../table/text-rows.js';
import type { TokenStream } from '../text/token-stream.js';
import { parseCurrencyAt } from './currency-at.js';
import type { ValueMention } from './value-extractor.js';

/** Titles of columns that hold what the goods of a line are worth. */
const VALUE_TITLE =
  /^(?:total )?(?:valor(?:es)?|values?|amount|importe|monto|precio total|total price|subtotal|total line|line total|fob|cif|exw|fca)\b/;
/** What one of several things costs. */
const UNIT_TITLE = /\b(?:unit[a-z]*|each|ea|per|por|c ?\/ ?u|pc|pza)\b|\/ ?(?:kg|unit|pc|u)\b/;
const TOTAL = /^(?:(?:grand|gran) ?)?(?:total|totales|totals|sum|suma|tot|ttl)\b/;
const MIN_COLUMNS = 3;
const MAX_ROWS = 200;
/** Less than the words of a sum, more than those around a single amount. */
const SCORE = 15;

/** `Kg | Valor USD`: the sum of a column of values; undefined where no currency is named or a stated total differs. */
export function sumValueColumn(stream: TokenStream): ValueMention | undefined {
  const rows = splitRows(stream);
  for (const [r, head] of rows.entries()) {
    if (head.cells.length < MIN_COLUMNS) continue;
    const column = findValueTitle(head.cells);
    const found = column === undefined ? undefined : sumBelow(stream, rows, r, column);
    if (found) return found;
  }
  return undefined;
}

/** The last column of values that is none of unit prices, where no cell of the head holds a figure. */
function findValueTitle(cells: readonly TableCell[]): number | undefined {
  if (cells.some(({ tokens }) => tokens.some(({ kind }) => kind === 'number'))) return undefined;
  const at = cells.findLastIndex(({ fold }) => VALUE_TITLE.test(fold) && !UNIT_TITLE.test(fold));
  return at < 0 ? undefined : at;
}

function sumBelow(
  stream: TokenStream,
  rows: readonly CellRow[],
  head: number,
  column: number,
): ValueMention | undefined {
  const title = rows[head]?.cells[column];
  let currency = title && findCurrency(stream, title);
  const amounts: number[] = [];
  let total: number | undefined;
  let to = rows[head]?.to ?? 0;
  for (const row of rows.slice(head + 1, head + 1 + MAX_ROWS)) {
    if (isSeparatorLine(row.cells) && row.to > row.at) continue;
    const isTotal = row.cells.some(({ fold }) => TOTAL.test(fold));
    const isWhole = row.cells.length === rows[head]?.cells.length;
    const cell = isTotal && !isWhole ? row.cells.at(-1) : row.cells[column];
    const amount = cell && (isTotal || isWhole) ? readAmount(cell) : undefined;
    if (amount === undefined) break;
    currency ??= cell && findCurrency(stream, cell);
    to = row.to;
    if (isTotal) {
      total = amount;
      break;
    }
    amounts.push(amount);
  }
  const sum = sumDecimals(amounts);
  const agrees = total === undefined || Math.abs(total - sum) < 1;
  if (!title || !currency || amounts.length === 0 || sum === 0 || !agrees) return undefined;
  return { at: title.at, to, value: { amount: sum, currency }, score: SCORE };
}

/** The one number of a cell; no sum of money has three decimals. */
function readAmount({ tokens }: TableCell): number | undefined {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const [only] = numbers;
  if (numbers.length !== 1 || only?.value === undefined) return undefined;
  return Math.max(only.value, only.other ?? 0);
}

function findCurrency(stream: TokenStream, { at, tokens }: TableCell): string | undefined {
  for (let i = at; i < at + tokens.length; i += 1) {
    const currency = parseCurrencyAt(stream, i)?.currency;
    if (currency) return currency;
  }
  return undefined;
}
