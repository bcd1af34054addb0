import { type DocumentText, formatRows, joinTexts } from './document-text.js';
import { type PlacedRow, placeRows } from './table-grid.js';

/** Collects the lines and tables of a document in their order. */
export class TextBlocks {
  private readonly texts: DocumentText[] = [];
  private lines: string[] = [];
  private rows: PlacedRow[] = [];

  addLine(line: string): void {
    this.endTable();
    this.lines.push(line.trim());
  }

  addRow(row: PlacedRow): void {
    this.endLines();
    this.rows.push(row);
  }

  /** A table that is complete in itself. */
  addTable(rows: readonly (readonly string[])[]): void {
    this.endLines();
    this.endTable();
    if (rows.length > 0) this.texts.push(formatRows(rows));
  }

  finish(isCut: boolean): DocumentText {
    this.endLines();
    this.endTable();
    const { text, isCut: isLong } = joinTexts(this.texts);
    return { text, isCut: isCut || isLong };
  }

  private endLines(): void {
    const text = this.lines.join('\n').trim();
    if (text !== '') this.texts.push({ text, isCut: false });
    this.lines = [];
  }

  private endTable(): void {
    if (this.rows.length > 0) this.texts.push(formatRows(placeRows(this.rows)));
    this.rows = [];
  }
}
