import { CFB } from '@e965/xlsx';
import { checkCompoundFile } from '../../runtime/compound-file/check-compound-file.js';
import type { DocumentText } from './document-text.js';
import { extractWorkbookText } from './extract-workbook-text.js';
import { TextBlocks } from './text-blocks.js';
import { CELL_END, openWordFile, type TableParagraph, type WordFile } from './word-file.js';

/** A compound file as the library of workbooks opens it. */
interface CompoundFile {
  readonly FullPaths: readonly string[];
}

/** Pictures of a document of so many bytes may show a list; a letterhead has fewer. */
const MIN_PICTURE_BYTES = 40_000;
const MAX_FIELD_DEPTH = 20;
const FIELD = { start: '\u0013', separator: '\u0014', end: '\u0015' } as const;
/** Other files within a document lie in a folder of their own. */
const EMBEDDED = /\/ObjectPool\/./;

/** The text of a compound file: a workbook, or a Word document of the years before 2007. @throws Error where it cannot be read */
export function extractCompoundFileText(bytes: Uint8Array): DocumentText {
  checkCompoundFile(bytes);
  const file: CompoundFile = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const stream = findStream(file, 'WordDocument');
  if (!stream) return extractWorkbookText(bytes);
  const data = findStream(file, 'Data') ?? Buffer.alloc(0);
  const document = openWordFile(stream, (number) => findStream(file, `${number}Table`), data);
  const holdsMore = file.FullPaths.some((path) => EMBEDDED.test(path)) || data.length >= MIN_PICTURE_BYTES;
  return formatWordFile(document, holdsMore);
}

function findStream(file: CompoundFile, name: string): Buffer | undefined {
  const entry: { readonly content?: Uint8Array | readonly number[] } | null = CFB.find(file, name);
  return entry?.content && Buffer.from(entry.content);
}

/** A line for a paragraph, and tables as the rows of a list. */
function formatWordFile({ text, inTables, holdsUnshown }: WordFile, holdsMore: boolean): DocumentText {
  const blocks = new TextBlocks();
  const fields: { isInstruction: boolean }[] = [];
  let cells: string[] = [];
  let written = '';
  // Cells without the end of their row are kept, and doubted.
  let isDoubtful = holdsMore || holdsUnshown;
  const endRow = (row: TableParagraph | undefined) => {
    if (cells.length > 0) blocks.addRow({ cells, edges: row?.edges ?? [] });
    isDoubtful ||= !row && cells.length > 0;
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const inTable = inTables.get(at);
    const field = fields.at(-1);
    if (fields.length > MAX_FIELD_DEPTH) throw new Error('The document is nested too deeply.');
    if (sign === FIELD.start) fields.push({ isInstruction: true });
    else if (sign === FIELD.separator && field) field.isInstruction = false;
    else if (sign === FIELD.end) fields.pop();
    else if (sign === CELL_END) {
      if (inTable?.isRowEnd) endRow(inTable);
      else cells.push(written.trim());
      written = '';
    } else if (/[\r\n\v\f]/.test(sign)) {
      // Paragraphs within a cell are one text.
      if (inTable) written += ' ';
      else {
        endRow(undefined);
        blocks.addLine(written);
        written = '';
      }
    } else if ((sign === '\t' || sign >= ' ') && !fields.some(({ isInstruction }) => isInstruction)) written += sign;
  }
  endRow(undefined);
  if (written.trim() !== '') blocks.addLine(written);
  return blocks.finish(isDoubtful);
}
