import type { Line } from './lines.js';

/** Where a sentence ends: behind a stop, before a blank or the end of the line. */
const CLAUSE_END = /[.!?;](?=\s|$)/g;

/** The sentences of a line, as lines of their own. */
export function splitClauses(line: Line): Line[] {
  const ends = [...line.text.matchAll(CLAUSE_END)].map(({ index, 0: sign }) => index + sign.length);
  const cuts = [0, ...ends, line.text.length];
  return cuts.slice(1).flatMap((end, k) => {
    const start = cuts[k] ?? 0;
    const lead = /^\s*/.exec(line.text.slice(start, end))?.[0].length ?? 0;
    const text = line.text.slice(start + lead, end);
    if (text === '') return [];
    return [
      { ...line, from: line.from + start + lead, to: line.from + end, text, fold: line.fold.slice(start + lead, end) },
    ];
  });
}
