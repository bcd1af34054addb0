import { normalizeWords } from '../../../../domain/tariff/price-words.js';
import type { Sheet } from '../../spreadsheet-codec.port.js';
import { addColumns, readDisplayedCell } from './add-columns.js';

interface WeightColumn {
  readonly at: number;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

const BELOW = /^(?:-|<|hasta|menos de|under|below) ?(\d{1,6}) ?kgs?$/;
const FROM = /^(?:(?:\+|>|desde|mas de|from|over) ?(\d{1,6}) ?kgs?|(\d{1,6}) ?(?:kgs?)? ?\+)$/;
const BETWEEN = /^(\d{1,6}) ?(?:-|–|a|to) ?(\d{1,6}) ?kgs?$/;
const MIN_COLUMNS = 2;

/** A sheet with a column of prices for each weight break as one with a row for each; any other sheet as it is. */
export function spreadWeightColumns(sheet: Sheet): Sheet {
  const columns = sheet.headings.flatMap((heading, at) => findWeightColumn(heading, at) ?? []);
  if (columns.length < MIN_COLUMNS) return sheet;
  const sorted = [...columns].sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  const ranges = sorted.map(({ at, from, to }, place) => ({ at, from, to: to ?? sorted[place + 1]?.from }));
  const cleared = columns.map(({ at }) => at);
  return addColumns(sheet, cleared, (row) => {
    const priced = ranges.flatMap((range) => {
      const cell = readDisplayedCell(sheet, row, range.at);
      return cell === undefined ? [] : [{ ...range, cell }];
    });
    const [first] = priced;
    if (!first) return [{}];
    const isOne = priced.length === ranges.length && priced.every(({ cell }) => cell === first.cell);
    if (isOne) return [{ 'Base Rate': first.cell }];
    return priced.map(({ cell, from, to }) => ({ 'Base Rate': cell, 'From Kg': from, 'To Kg': to }));
  });
}

function findWeightColumn(heading: string, at: number): WeightColumn | undefined {
  const words = normalizeWords(heading).replace(/(\d)[.,](?=\d{3}\b)/g, '$1');
  const [, below] = BELOW.exec(words) ?? [];
  if (below) return { at, from: undefined, to: Number(below) };
  const [, over, andMore] = FROM.exec(words) ?? [];
  if (over ?? andMore) return { at, from: Number(over ?? andMore), to: undefined };
  const [, from, to] = BETWEEN.exec(words) ?? [];
  return from && to ? { at, from: Number(from), to: Number(to) } : undefined;
}
