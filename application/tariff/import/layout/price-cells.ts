import { normalizeWords } from '../../../../domain/tariff/price-words.js';
import type { Sheet } from '../../spreadsheet-codec.port.js';
import { findHeadingPlace, findPriceColumn } from '../sheet-headings.js';
import { addColumns, type NamedCells } from './add-columns.js';

/** `42.00 primer HAWB; 22.00 siguientes` */
const FIRST_AND_NEXT =
  /^(.{1,20}?) (?:primer|primera|first) (?:hawb|guia)[;,] ?(.{1,20}?) (?:siguientes?|each further|thereafter)$/;
const FREE_DAYS = /^(?:dias |days )?1 ?(?:-|a|to) ?(\d{1,3}):? (?:libres?|free)$/;
const SOME_DAYS = /^(?:dias |days )?(\d{1,3})(?: ?(?:-|a|to) ?(\d{1,3})| en adelante| onwards?):? (.{1,40})$/;
const LIMIT = /^(?:min|max)/;

/** A sheet with several prices in one cell as one with a row, or a remark, for each of them. */
export function spreadPriceCells(sheet: Sheet): Sheet {
  const at = findPriceColumn(sheet);
  const remarksAt = findHeadingPlace(sheet, 'remarks');
  if (at < 0) return sheet;
  return addColumns(sheet, [], (row) => {
    const cell = row.cells[at];
    if (typeof cell !== 'string' || !cell.includes(';')) return [{}];
    const words = normalizeWords(cell);
    const [, first, next] = FIRST_AND_NEXT.exec(words) ?? [];
    if (first === undefined || next === undefined) return splitDays(words) ?? [{}];
    const own = remarksAt < 0 ? undefined : row.cells[remarksAt];
    const remark = [own, `a partir del segundo HAWB: ${next} c/u`].filter((one) => one !== undefined).join('; ');
    return [{ 'Base Rate': first, [sheet.headings[remarksAt] ?? 'Remarks']: remark }];
  });
}

/** The days of storage that a cell prices each by itself; undefined where it says anything else. */
function splitDays(words: string): readonly NamedCells[] | undefined {
  const parts = words.split(';').map((part) => part.trim());
  const limits = parts.filter((part) => LIMIT.test(part));
  const days = parts.filter((part) => !LIMIT.test(part) && !FREE_DAYS.test(part));
  const read = days.map((part) => SOME_DAYS.exec(part));
  if (days.length === 0 || !read.every((found) => found !== null)) return undefined;
  return read.map(([, from, to, price = '']) => ({
    'Base Rate': [price, ...limits].join(' '),
    'From Day': Number(from),
    'To Day': to === undefined ? undefined : Number(to),
  }));
}
