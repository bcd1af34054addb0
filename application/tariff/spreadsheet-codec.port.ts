/** The export formats of tables. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** What a cell holds; an empty one is undefined. */
export type SheetCell = string | number | boolean | undefined;

/** A row of a sheet, its cells in the order of the headings. */
export interface SheetRow {
  /** As spreadsheets and editors count it, from 1. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

/** A table as it was read. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  /**
   * Whether numbers in texts are known to have a decimal point, because commas part the columns; false where a point or a
   * comma may be either.
   */
  readonly hasDecimalPoints: boolean;
  /** Further sheets of the file that hold tables of figures: only the first sheet is read. Absent: there are none. */
  readonly otherSheets?: readonly string[];
  /** ISO 4217 codes of numbers that a spreadsheet displays in a currency, by `line:column`, the column counted from 0. */
  readonly cellCurrencies?: Readonly<Record<string, string>>;
}

/** Encodes and decodes spreadsheet files. */
export abstract class SpreadsheetCodec {
  /** Reads CSV and XLSX, told apart by their content. @throws DomainError `invalid` where it is neither */
  abstract read(bytes: Uint8Array): Promise<Sheet>;
  /**
   * Numbers stay numbers, and no text becomes a formula; what is written reads the same again.
   * @param title what the sheet is called where the format has a place for it
   */
  abstract write(
    format: SheetFormat,
    headings: readonly string[],
    rows: ReadonlyArray<readonly SheetCell[]>,
    title: string,
  ): Promise<Uint8Array>;
}
