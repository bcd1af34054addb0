import { foldText, type NormalText } from './normalize-text.js';

/** One line of a body: where its content starts (after `>` marks) and its quoting depth. */
export interface Line {
  /** Offsets in the normal text, without quote marks and outer blanks. */
  readonly from: number;
  readonly to: number;
  readonly depth: number;
  readonly text: string;
  readonly fold: string;
}

const MAX_MARKS = 40;

/** The lines of a text. */
export function splitLines(normal: NormalText): Line[] {
  const { text } = normal;
  const lines: Line[] = [];
  let at = 0;
  while (at <= text.length) {
    const stop = text.indexOf('\n', at);
    const end = stop < 0 ? text.length : stop;
    lines.push(toLine(text, at, end));
    if (stop < 0) break;
    at = end + 1;
  }
  return lines;
}

function toLine(text: string, start: number, end: number): Line {
  let from = start;
  let depth = 0;
  while (from < end && depth < MAX_MARKS && (text[from] === ' ' || text[from] === '\t' || text[from] === '>')) {
    if (text[from] === '>') depth += 1;
    else if (text[from] === '\t') break;
    from += 1;
  }
  let to = end;
  while (to > from && (text[to - 1] === ' ' || text[to - 1] === '\u00a0')) to -= 1;
  const content = text.slice(from, to);
  return { from, to, depth, text: content, fold: foldText(content) };
}
