import { describe, expect, it } from '@jest/globals';
import { type Frame, flowOntoPages, type Line, type LineGroup } from '../../../../adapters/rendering/pdf-page-flow.js';

const STYLE = { font: 'normal', fontSize: 10, color: '#000000' } as const;
const FRAME: Frame = { x: 0, width: 100, background: '#ffffff', bar: undefined, border: undefined };

const aLine = (text: string, height = 10): Line => ({
  height,
  runs: [{ text, x: 0, baseline: 8, ...STYLE }],
  frames: [],
});
const aSpace = (height: number, frames: Frame[] = []): Line => ({ height, runs: [], frames });
const aGroup = (isUnbreakable: boolean, ...lines: Line[]): LineGroup => ({ lines, isUnbreakable });
/** What is on each page, with the distance from its top. */
const showPages = (groups: LineGroup[]) =>
  flowOntoPages(groups, 20, 60).map((page) => page.map(({ line, y }) => `${line.runs[0]?.text ?? 'space'} ${y}`));

describe('Lines on pages', () => {
  it('follow each other to the bottom, and go on at the top of the next page', () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((text) => aLine(text));
    expect(showPages([aGroup(false, ...lines)])).toEqual([['a 20', 'b 30', 'c 40', 'd 50'], ['e 20']]);
  });

  it('stay together where one page can hold them', () => {
    const kept = aGroup(true, aLine('b'), aLine('c'), aLine('d'));
    expect(showPages([aGroup(false, aLine('a'), aLine('a2')), kept])).toEqual([
      ['a 20', 'a2 30'],
      ['b 20', 'c 30', 'd 40'],
    ]);
  });

  it('are torn apart where no page can hold them, and begin where the others end', () => {
    const long = aGroup(true, ...Array.from({ length: 6 }, (_, at) => aLine(`${at}`)));
    expect(showPages([aGroup(false, aLine('a')), long])).toEqual([
      ['a 20', '0 30', '1 40', '2 50'],
      ['3 20', '4 30', '5 40'],
    ]);
  });

  it('leave white space out at the top of a page, but not the inside of a box', () => {
    const full = aGroup(false, ...['a', 'b', 'c', 'd'].map((text) => aLine(text)));
    expect(showPages([full, aGroup(true, aSpace(5), aLine('e'))])[1]).toEqual(['e 20']);
    expect(showPages([full, aGroup(true, aSpace(5, [FRAME]), aLine('e'))])[1]).toEqual(['space 20', 'e 25']);
  });

  it('are placed though one is higher than a page', () => {
    expect(showPages([aGroup(false, aLine('a'), aLine('high', 90), aLine('b'))])).toEqual([
      ['a 20'],
      ['high 20'],
      ['b 20'],
    ]);
  });
});
