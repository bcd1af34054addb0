import { splitClauses } from './line-clauses.js';
import type { Line } from './lines.js';

const OLD_WORDS =
  'old|before|was|were|earlier|previous(?:ly)?|original(?:ly)?|initial(?:ly)?|former(?:ly)?|antes|anterior(?:es|mente)?|originalmente|inicial(?:es)?|viej[oa]s?|era|eran|decia';
const NEW_WORDS =
  'new|now|after|is|are|revised|updated|current(?:ly)?|final|correct(?:ed)?|actual(?:es|mente)?|nuev[oa]s?|ahora|corregid[oa]s?|actualizad[oa]s?|correct[oa]s?|definitiv[oa]s?|es|son|queda|quedan|finales';
const WHAT =
  'details?|datos?|data|dims?|dimensions?|dimensiones|sizes?|medidas?|weights?|pesos?|cargo|carga|figures?|info|quantity|qty|cantidad|pcs|piezas|pieces|packing|detalles?|one|volume|volumen|total|list|lista|measurements?';
const labelled = (words: string) =>
  new RegExp(
    `^(?:[-*•] ?)?(?:(?:the|lo|el|la|los|las) )?(?:(?:${WHAT}) )?(?:${words})(?: (?:${WHAT})){0,2} ?(?:[:=]|-(?= )|$)`,
  );
const OLD_LABEL = labelled(OLD_WORDS);
const NEW_LABEL = labelled(NEW_WORDS);
const FIGURE = /\d/;
/** So many lines a former state has at most. */
const MAX_LINES = 8;

/** What a text states now, and what it sets beside that as the state before. */
export interface StatesInTime {
  readonly present: readonly Line[];
  readonly former: readonly Line[];
}

/**
 * `Old: 14 ctns, 310 kg` above or below `New: 11 ctns, 322 kg`: what the label of the former state heads is parted from the
 * rest, where one of the present state stands beside it. Only labels are heard, words of prose are read as corrections.
 */
export function partFormerState(lines: readonly Line[]): StatesInTime {
  const units = lines.flatMap((line, row) => splitClauses(line).map((part) => ({ part, row })));
  const isOld = units.map(({ part }) => OLD_LABEL.test(part.fold));
  const isNew = units.map(({ part }) => NEW_LABEL.test(part.fold));
  const former = new Set<number>();
  for (const from of isOld.keys()) {
    if (!isOld[from]) continue;
    const next = isNew.indexOf(true, from + 1);
    const isAbove = next > from && next - from <= MAX_LINES;
    if (!isAbove && !isNew.slice(Math.max(0, from - MAX_LINES), from).includes(true)) continue;
    const end = isAbove ? next : findEnd(units, from);
    const stretch = units.slice(from, end);
    const present = isAbove ? units.slice(next, next + stretch.length) : units.slice(0, from);
    if (![stretch, present].every((side) => side.some(({ part }) => FIGURE.test(part.fold)))) continue;
    for (let k = from; k < end; k += 1) former.add(k);
  }
  if (former.size === 0) return { present: lines, former: [] };
  const rows = new Set([...former].map((k) => units[k]?.row));
  return {
    present: lines.flatMap((line, row) =>
      rows.has(row) ? units.filter((one, k) => one.row === row && !former.has(k)).map(({ part }) => part) : [line],
    ),
    former: [...former].sort((one, other) => one - other).map((k) => (units[k] as { part: Line }).part),
  };
}

/** A former state that nothing follows ends with its line, or where its label stands alone, with the lines right below. */
function findEnd(units: readonly { part: Line; row: number }[], from: number): number {
  const row = units[from]?.row ?? 0;
  if (FIGURE.test(units[from]?.part.fold ?? '')) return units.findLastIndex((one) => one.row === row) + 1;
  let end = from + 1;
  while (end < units.length && end - from < MAX_LINES && units[end]?.row === (units[end - 1]?.row ?? 0) + 1) end += 1;
  return end;
}
