import type { Sheet, SheetRow } from '../../spreadsheet-codec.port.js';
import { countKnownHeadings, findHeadingName, MIN_KNOWN_HEADINGS } from '../sheet-headings.js';

/** A sheet of several tables below each other, each with headings of its own, as one under the headings of all. */
export function joinTables(sheet: Sheet): Sheet {
  const isHeadings = ({ cells }: SheetRow) =>
    cells.every((cell) => cell === undefined || (typeof cell === 'string' && !/^[\d.,]+%?$/.test(cell))) &&
    countKnownHeadings(cells) >= MIN_KNOWN_HEADINGS;
  if (!sheet.rows.some(isHeadings)) return sheet;
  const headings = [...sheet.headings];
  let places: readonly number[] | undefined;
  const currencies: Record<string, string> = { ...sheet.cellCurrencies };
  const rows = sheet.rows.flatMap((row) => {
    if (isHeadings(row)) {
      places = placeHeadings(row, headings);
      return [];
    }
    const moved = places;
    if (!moved) return [row];
    const cells: (typeof row.cells)[number][] = [];
    row.cells.forEach((cell, at) => {
      const to = moved[at] ?? at;
      if (cell !== undefined) cells[to] = cell;
      const currency = sheet.cellCurrencies?.[`${row.line}:${at}`];
      if (to !== at) delete currencies[`${row.line}:${at}`];
      if (currency) currencies[`${row.line}:${to}`] = currency;
    });
    return [{ line: row.line, cells: Array.from(cells) }];
  });
  return { ...sheet, headings, rows, ...(sheet.cellCurrencies ? { cellCurrencies: currencies } : {}) };
}

/** Where the columns of a further table stand under the headings of all; a heading that is a title stands over what it stood over. */
function placeHeadings({ cells }: SheetRow, headings: string[]): readonly number[] {
  const taken = new Set<number>();
  const known = cells.map((cell) => {
    const heading = String(cell ?? '');
    const name = heading === '' ? undefined : findHeadingName(heading);
    const same = headings.findIndex(
      (one, at) => !taken.has(at) && (one === heading || (name && findHeadingName(one) === name)),
    );
    if (heading === '' || same < 0) return -1;
    taken.add(same);
    return same;
  });
  return cells.map((cell, at) => {
    const place = known[at] ?? -1;
    if (place >= 0) return place;
    const heading = String(cell ?? '');
    const isTitle = at === 0 && findHeadingName(heading) === undefined && !taken.has(0);
    if (isTitle || heading === '') return at;
    return headings.push(heading) - 1;
  });
}
