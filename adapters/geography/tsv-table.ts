import { readFile } from 'node:fs/promises';

/** One line of a table, by the names in the table's head line. */
export type TsvRow = Readonly<Record<string, string>>;

/** Reads a table of tab-separated values from the folder `tables`; lines that begin with `#` name the source. */
export async function readTsvTable(file: string): Promise<readonly TsvRow[]> {
  const text = await readFile(new URL(`./tables/${file}`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** The parts of a cell that holds several values. */
export function splitCell(cell: string | undefined): readonly string[] {
  return (cell ?? '').split('|').filter((part) => part !== '');
}
