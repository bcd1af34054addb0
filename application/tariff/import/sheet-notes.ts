import type { Sheet, SheetRow } from '../spreadsheet-codec.port.js';

/**
 * Parts the rows of charges from the remarks between and below them: a row of one cell with several words has neither a price
 * nor a unit, so it is a heading of a part or a note.
 */
export function splitNotes(sheet: Sheet): { readonly sheet: Sheet; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const rows = sheet.rows.filter((row) => {
    const note = findNote(row);
    if (note !== undefined) notes.push(note);
    return note === undefined;
  });
  return { sheet: { ...sheet, rows }, notes };
}

function findNote({ cells }: SheetRow): string | undefined {
  const texts = cells.filter((cell) => cell !== undefined && cell !== '');
  const [only] = texts;
  const isText = typeof only === 'string' && /\S\s+\S/.test(only);
  return texts.length === 1 && isText ? only.trim() : undefined;
}
