import mammoth from 'mammoth';
import { packUncompressed, type UnpackedFiles } from '../../runtime/zip/unpack-zip.js';
import { type DocumentText, formatRows, joinTexts } from './document-text.js';

/** A node of a Word document as mammoth gives it. */
interface WordNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly WordNode[];
  readonly colSpan?: number;
  readonly rowSpan?: number;
}

/** A line of text, or a table. */
type Block = { readonly line: string } | { readonly rows: readonly (readonly string[])[] };

/** A picture of so many bytes may show a list; a letterhead has fewer. */
const MIN_PICTURE_BYTES = 40_000;
/** Columns that one cell goes over. */
const MAX_SPAN = 50;
/** Words that stand for themselves between the texts of a paragraph. */
const SIGNS: Readonly<Record<string, string>> = { tab: '\t', break: '\n' };
/** What a Word document can hold beside its text: another file, such as a workbook. */
const EMBEDDED = /^word\/embeddings\//;
const PICTURE = /^word\/media\//;

/**
 * The text of a Word document (.docx): a line for a paragraph, and tables as the rows of a list.
 * @param files what its archive holds
 * @throws Error where it cannot be read
 */
export async function extractDocxText(files: UnpackedFiles): Promise<DocumentText> {
  let root: WordNode | undefined;
  await mammoth.convertToHtml(
    { buffer: packUncompressed(withoutPictures(files)) },
    {
      transformDocument: (node: WordNode) => {
        root = node;
        return { ...node, children: [] };
      },
    },
  );
  const { text, isCut } = joinTexts(joinLines(listBlocks(root?.children ?? [])));
  return { text, isCut: isCut || holdsMore(files) };
}

/** Whether a workbook or a picture that may be a list lies in the document: its text is not all. */
function holdsMore(files: UnpackedFiles): boolean {
  return Object.entries(files).some(
    ([name, bytes]) => EMBEDDED.test(name) || (PICTURE.test(name) && bytes.length >= MIN_PICTURE_BYTES),
  );
}

function withoutPictures(files: UnpackedFiles): UnpackedFiles {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !PICTURE.test(name)));
}

function listBlocks(nodes: readonly WordNode[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'table') return listTables(node);
    if (node.type !== 'paragraph') return listBlocks(node.children ?? []);
    return [{ line: collectText(node) }];
  });
}

/** A table's rows; a table within one of its cells, which letterheads have, becomes a table of its own. */
function listTables(table: WordNode): Block[] {
  const rows = listRows((table.children ?? []).filter(({ type }) => type === 'tableRow'));
  const inner = findTables(table.children ?? []).flatMap(listTables);
  return [{ rows }, ...inner];
}

/** The cells of each row in their columns: one over several columns or rows leaves the places behind and below it empty. */
function listRows(rows: readonly WordNode[]): string[][] {
  const spanned = new Map<number, number>();
  return rows.map(({ children = [] }) => {
    const cells: string[] = [];
    const skipSpanned = () => {
      for (let left = spanned.get(cells.length) ?? 0; left > 0; left = spanned.get(cells.length) ?? 0) {
        spanned.set(cells.length, left - 1);
        cells.push('');
      }
    };
    for (const cell of children.filter(({ type }) => type === 'tableCell')) {
      skipSpanned();
      const column = cells.length;
      const text = listLines(cell.children ?? []).join(' ');
      cells.push(text.trim(), ...Array.from({ length: Math.min((cell.colSpan ?? 1) - 1, MAX_SPAN) }, () => ''));
      if ((cell.rowSpan ?? 1) > 1)
        for (let k = column; k < cells.length; k += 1) spanned.set(k, (cell.rowSpan ?? 1) - 1);
    }
    skipSpanned();
    return cells;
  });
}

function listLines(nodes: readonly WordNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'table') return [];
    return node.type === 'paragraph' ? [collectText(node)] : listLines(node.children ?? []);
  });
}

function findTables(nodes: readonly WordNode[]): WordNode[] {
  return nodes.flatMap((node) => (node.type === 'table' ? [node] : findTables(node.children ?? [])));
}

function collectText({ type, value, children = [] }: WordNode): string {
  return SIGNS[type] ?? value ?? children.map(collectText).join('');
}

/** Paragraphs that follow each other are one text, a line for each. */
function joinLines(blocks: readonly Block[]): DocumentText[] {
  const texts: DocumentText[] = [];
  let lines: string[] = [];
  const endLines = () => {
    if (lines.length > 0) texts.push({ text: lines.join('\n').trim(), isCut: false });
    lines = [];
  };
  for (const block of blocks) {
    if ('line' in block) {
      lines.push(block.line);
      continue;
    }
    endLines();
    texts.push(formatRows(block.rows));
  }
  endLines();
  return texts;
}
