import type { RecognizedLine } from '../../../../domain/inbound-mail/attachment-text-extractor.port.js';
import { alignColumns } from '../align-columns.js';
import { formatRowLine, MAX_TEXT_LENGTH } from '../document-text.js';
import { normalizePackingRows } from '../packing-rows.js';
import { isDoubtfulFigure } from './glyph-count.js';
import { joinRows } from './join-rows.js';
import { readPagePictures } from './page-pictures.js';
import type { PictureFormat } from './picture-format.js';
import { recognizePage } from './recognize-page.js';
import type { RecognizedCell, RecognizedPage } from './recognized-page.js';
import type { TesseractEngine } from './tesseract-engine.js';

/** One file whose pages are pictures. */
export interface PictureJob {
  readonly format: PictureFormat;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The text of the pages of a file, and where its lines stand in them. */
export interface RecognizedDocument {
  readonly text: string;
  /** Whether a part of it was not read, or not with certainty. */
  readonly isCut: boolean;
  readonly lines: readonly RecognizedLine[];
}

/** @throws Error where the file is damaged, or a picture too large */
export async function recognizeDocument(
  engine: TesseractEngine,
  { format, bytes }: PictureJob,
): Promise<RecognizedDocument> {
  const { pages, isCut } = await readPagePictures(format, bytes);
  const composer = new TextComposer();
  for (const [k, picture] of pages.entries()) composer.addPage(recognizePage(engine, picture), k + 1);
  return composer.finish(isCut);
}

/** Puts the lines of all pages into one text. */
class TextComposer {
  private text = '';
  private isDoubtful = false;
  private readonly lines: RecognizedLine[] = [];

  addPage(page: RecognizedPage, number: number): void {
    const rows = page.rows.map((row) => row.map(({ text, ...one }) => ({ ...one, text: tidy(text), ...one.cell })));
    const written = rows.map((row) => row.filter(({ text }) => text !== '')).filter((row) => !isDust(row));
    // A cell alone without any text is a shadow; beside others it is a figure that nobody could read.
    this.isDoubtful ||= rows.some((row) =>
      row.some(({ text, cell }) => (text === '' ? row.length > 1 : isDoubtfulFigure(text, cell))),
    );
    const joined = joinRows(written, page);
    const aligned = alignColumns(joined);
    const cells = normalizePackingRows(aligned.map((row) => row.map((one) => tidy(one?.text ?? ''))));
    if (this.text !== '') this.text += '\n\n';
    for (const [k, row] of cells.entries()) {
      const line = formatRowLine(row.join('\t').trimEnd());
      if (line === '') continue;
      if (this.text !== '' && !this.text.endsWith('\n')) this.text += '\n';
      const start = this.text.length;
      this.text += line;
      const box = measureBox(joined[k] ?? [], page);
      this.lines.push({ page: number, line: k + 1, start, end: start + line.length, box });
    }
  }

  finish(isCut: boolean): RecognizedDocument {
    return {
      text: this.text.slice(0, MAX_TEXT_LENGTH),
      isCut: isCut || this.isDoubtful || this.text.length > MAX_TEXT_LENGTH,
      lines: this.lines,
    };
  }
}

/** What is left of a fold or a stain: a line of one or two signs without a digit. */
function isDust(row: readonly { readonly text: string }[]): boolean {
  const line = row.map(({ text }) => text).join('');
  return line.length <= 2 && !/\d/.test(line);
}

/**
 * A cell without what is left of the lines around it, and of dust before and behind its words; sizes with a gap on both sides
 * of their crosses, and letters that were read for what they look like beside digits.
 */
function tidy(text: string): string {
  return text
    .replace(/[|[\]_—]/g, ' ')
    .replace(/^[\s"'“”‘’`.,:;~*·•-]+(?=\p{L})/u, '')
    .replace(/(\d) ?[xX×]{1,2} ?(?=\d)/g, '$1 x ')
    .replace(/(\d) ?[1Il]bs?\b/g, '$1 lb')
    .replace(/(\d)[OQ](?= ?(?:cm|kg|lb|in|m|mm)\b)/gi, '$10')
    .replace(/\bIbs?\b/g, 'lb')
    .replace(/^(\d[\d.,]*)[.,]$/, '$1')
    .replace(/^(?:Ww|VV|vv)$/, 'W')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The place of a line in its page, in shares of its sides. */
function measureBox(cells: readonly RecognizedCell[], { width, height }: RecognizedPage): RecognizedLine['box'] {
  const left = Math.min(...cells.map(({ cell }) => cell.left));
  const top = Math.min(...cells.map(({ cell }) => cell.top));
  const right = Math.max(...cells.map(({ cell }) => cell.right));
  const bottom = Math.max(...cells.map(({ cell }) => cell.bottom));
  return { left: left / width, top: top / height, width: (right - left) / width, height: (bottom - top) / height };
}
