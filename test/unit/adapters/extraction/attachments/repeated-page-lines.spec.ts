import { describe, expect, it } from '@jest/globals';
import { removeRepeatedLines } from '../../../../../adapters/extraction/attachments/repeated-page-lines.js';

const HEADING = 'Ctns\tGross kg\n·\t59\t1.914,3\nLot\tMetres';

describe('the lines that every page repeats', () => {
  it('are there once where they hold the cargo', () => {
    const pages = [1, 2, 3].map((page) => `Packing list Page: ${page} of 3\n${HEADING}\n${page}\t85`);
    expect(removeRepeatedLines(pages)).toEqual([pages[0], 'Lot\tMetres\n2\t85', 'Lot\tMetres\n3\t85']);
  });

  it('are there once at the foot of the pages', () => {
    const pages = [
      'A\t1\nTotal 12 ctns\nGross weight: 100 kg\nPágina 1 de 2',
      'B\t2\nTotal 12 ctns\nGross weight: 100 kg\nPágina 2 de 2',
    ];
    expect(removeRepeatedLines(pages)).toEqual(['A\t1\nTotal 12 ctns', pages[1]]);
  });

  it('are no rows of cargo that are equal by chance', () => {
    const pages = ['Invoice 7\nCtns\tkg\n·\t2\t30\n·\t3\t40', 'Invoice 7\nCtns\tkg\n·\t2\t30\n·\t4\t50'];
    expect(removeRepeatedLines(pages)).toEqual([pages[0], 'Ctns\tkg\n·\t2\t30\n·\t4\t50']);
  });

  it('are no pages that are the same throughout', () => {
    expect(removeRepeatedLines(['Box\n2 ctns', 'Box\n2 ctns'])).toEqual(['Box\n2 ctns', 'Box\n2 ctns']);
  });
});
