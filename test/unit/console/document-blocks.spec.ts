import { describe, expect, it } from '@jest/globals';
import { splitIntoBlocks } from '../../../apps/console/src/components/attachments/document-blocks.js';

describe('the text of a document', () => {
  it('is lines and tables, each with its place in the text', () => {
    const text = 'Packing list\nNo. 7\n\nCtns\tkg\n4\t80\n\nThank you';
    const blocks = splitIntoBlocks(text);
    expect(blocks.map(({ lines, rows }) => lines ?? rows?.map((row) => row.map((cell) => cell.text)))).toEqual([
      'Packing list\nNo. 7\n',
      [
        ['Ctns', 'kg'],
        ['4', '80'],
      ],
      '\nThank you',
    ]);
    for (const { start, lines, rows = [] } of blocks) {
      if (lines !== undefined) expect(text.slice(start, start + lines.length)).toBe(lines);
      for (const cell of rows.flat()) expect(text.slice(cell.start, cell.start + cell.text.length)).toBe(cell.text);
    }
  });

  it('has no blocks of blank lines', () => {
    expect(splitIntoBlocks('\n\na\tb\n\n')).toHaveLength(1);
  });
});
