import { createCargoDoubt } from '../../../../domain/quoting/cargo-doubt.js';
import type { DoubtEntry } from '../../../../domain/reading/ledger/ledger.types.js';
import { findTitlesOverFigures, type TitleOverFigures } from '../table/titles-over-figures.js';
import type { CargoMentions } from './cargo-mentions.js';

/**
 * A doubt about columns of figures whose titles name sizes or weights where none was read, or counts where every row
 * counted as one piece: their list was not understood.
 * @param read what the email as a whole was read to state
 */
export function findUnreadColumns(
  passages: readonly { readonly mentions: CargoMentions }[],
  read: { readonly size: boolean; readonly weight: boolean },
): DoubtEntry[] {
  return passages.flatMap(({ mentions }) => {
    const { stream, tables } = mentions;
    const isUncounted = countsRowsAlone(mentions);
    if (read.size && read.weight && !isUncounted) return [];
    const isInTable = ({ at }: TitleOverFigures) => tables.some((table) => at >= table.at && at < table.to);
    const unread = findTitlesOverFigures(stream).filter((title) =>
      title.names === 'pieces' ? isUncounted && !title.isNumbering && !isInTable(title) : !read[title.names],
    );
    const words = unread.map(({ at, to }) => stream.getText(at, to)).join(' … ');
    return unread.length > 0 ? [createCargoDoubt('column-unread', words)] : [];
  });
}

/** The pieces of the list are as many as its rows, and nothing else says how many there are. */
function countsRowsAlone({ tables, pieces }: CargoMentions): boolean {
  return tables.length > 0 && pieces.length === 0 && tables.every(({ rows }) => rows.every((row) => row.pieces === 1));
}
