/** A cell of a table, and where it begins in the text. */
export interface Cell {
  readonly start: number;
  readonly text: string;
}

/** A stretch of a document: lines of words, or rows of cells. */
export interface DocumentBlock {
  /** Where it begins in the text. */
  readonly start: number;
  /** The words of lines; undefined for a table. */
  readonly lines?: string;
  readonly rows?: readonly (readonly Cell[])[];
}

/** The text of a document as lines and tables: lines that follow each other and hold tabulators are the rows of one. */
export function splitIntoBlocks(text: string): readonly DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (line.includes('\t')) {
      const row = splitCells(line, at);
      if (last?.rows) blocks[blocks.length - 1] = { ...last, rows: [...last.rows, row] };
      else blocks.push({ start: at, rows: [row] });
    } else if (last?.lines !== undefined) blocks[blocks.length - 1] = { ...last, lines: `${last.lines}\n${line}` };
    else blocks.push({ start: at, lines: line });
    at += line.length + 1;
  }
  return blocks.filter(({ lines }) => lines === undefined || lines.trim() !== '');
}

function splitCells(line: string, start: number): readonly Cell[] {
  let at = start;
  return line.split('\t').map((text) => {
    const cell = { start: at, text };
    at += text.length + 1;
    return cell;
  });
}
