import type { Token } from './token.js';

/** A cell: first token and one past the last. */
export interface Cell {
  readonly from: number;
  readonly to: number;
}

/** A line of the text with its cells. */
export interface Row extends Cell {
  readonly cells: readonly Cell[];
}

/** The lines of a text that are not empty. */
export function splitRows(tokens: readonly Token[]): Row[] {
  const rows: Row[] = [];
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'break') continue;
    if (at > from) rows.push({ from, to: at, cells: splitCells(tokens, from, at) });
    from = at + 1;
  }
  return rows;
}

/** Cells are parted by bars, tabs, semicolons or at least two blanks. */
function splitCells(tokens: readonly Token[], from: number, to: number): Cell[] {
  const barred = tokens.slice(from, to).some(({ text }) => text === '|' || text === '\t' || text === ';');
  const cells: Cell[] = [];
  let start = from;
  const close = (end: number, next: number) => {
    if (end > start || (barred && start > from)) cells.push({ from: start, to: end });
    start = next;
  };
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token;
    const previous = tokens[at - 1];
    if (/^[|\t;]$/.test(token.text)) close(at, at + 1);
    else if (!barred && previous && at > from && token.start - previous.end >= 2) close(at, at);
  }
  close(to, to);
  return cells;
}
