import { SHEET_HEIGHT, type Sheet } from './sheet.js';

/** A strip across the page that no page break goes through. */
export interface Row {
  /** In points. */
  readonly height: number;
  /** White space that is left out at the head of a page. */
  readonly isGap: boolean;
  readonly paint: (sheet: Sheet, top: number) => void;
}

/** Rows, together on a page where they are to be kept and one page holds them. */
export interface Passage {
  readonly rows: readonly Row[];
  readonly isKept: boolean;
}

/** A row with its place on a page. */
export interface PlacedRow {
  readonly row: Row;
  readonly top: number;
}

/** White below the head and above the foot of each page. */
export const MARGIN = { side: 46, top: 42, bottom: 48 } as const;

/** White space. @param height in points */
export function gap(height: number): Row {
  return { height, isGap: true, paint: () => undefined };
}

/** Rows on a coloured ground, with white space inside; with a bar at the left where a colour is named for it. */
export function onGround(
  inside: readonly Row[],
  place: { readonly left: number; readonly width: number },
  { ground, bar, padding }: { readonly ground: string; readonly bar?: string | undefined; readonly padding: number },
): Row[] {
  const rows = [gap(padding), ...inside, gap(padding)];
  return rows.map((row) => ({
    height: row.height,
    isGap: false,
    paint: (sheet, top) => {
      sheet.area(place.left, top, place.width, row.height, ground);
      if (bar !== undefined) sheet.area(place.left, top, BAR_WIDTH, row.height, bar);
      row.paint(sheet, top);
    },
  }));
}

/** In points. */
export const BAR_WIDTH = 3;

/** Puts rows onto pages. */
export function paginate(passages: readonly Passage[]): ReadonlyArray<readonly PlacedRow[]> {
  const bottom = SHEET_HEIGHT - MARGIN.bottom;
  let page: PlacedRow[] = [];
  const pages = [page];
  let top: number = MARGIN.top;
  const turn = () => {
    page = [];
    pages.push(page);
    top = MARGIN.top;
  };
  for (const { rows, isKept } of passages) {
    const height = rows.reduce((sum, row) => sum + row.height, 0);
    if (isKept && page.length > 0 && top + height > bottom && height <= bottom - MARGIN.top) turn();
    for (const row of rows) {
      if (page.length > 0 && top + row.height > bottom && !row.isGap) turn();
      if (row.isGap && (page.length === 0 || top + row.height > bottom)) continue;
      page.push({ row, top });
      top += row.height;
    }
  }
  return pages;
}
