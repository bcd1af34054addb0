import { describe, expect, it } from '@jest/globals';
import { PDF_FONTS } from '../../../../adapters/rendering/pdf-fonts.js';
import {
  type Column,
  layoutRightAligned,
  layoutSpans,
  layoutText,
  type TextStyle,
} from '../../../../adapters/rendering/pdf-text.js';

const STYLE: TextStyle = { font: 'normal', fontSize: 10, color: '#000000' };
const COLUMN: Column = { x: 50, width: 100, frames: [] };
const showLines = (text: string) =>
  layoutText(text, STYLE, COLUMN).map(({ runs }) => runs.map((run) => run.text).join('|'));

describe('Words in a column', () => {
  it('are broken at spaces, and no line is wider than the column', () => {
    const lines = layoutText('Manejo de aeropuerto y entrega de documentos en destino', STYLE, COLUMN);
    expect(lines.length).toBeGreaterThan(2);
    for (const { runs } of lines)
      for (const { text, x } of runs)
        expect(x + PDF_FONTS.normal.measureWidth(text, 10)).toBeLessThanOrEqual(COLUMN.x + COLUMN.width);
    expect(showLines('Manejo de aeropuerto y entrega de documentos en destino').join(' ')).toBe(
      'Manejo de aeropuerto y entrega de documentos en destino',
    );
  });

  it('are broken within a word that no line can hold, and none of it is lost', () => {
    const word = 'ñandú'.repeat(20);
    const lines = showLines(word);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).toBe(word);
  });

  it('keep their own line breaks, empty lines too', () => {
    expect(showLines('one\r\n\r\ntwo')).toEqual(['one', '', 'two']);
  });

  it('lose what cannot be seen', () => {
    expect(showLines('a\u0000b\u202Ec\u200Bd\te')).toEqual(['abcd e']);
  });

  it('go on in another style on the same line', () => {
    const bold: TextStyle = { ...STYLE, font: 'bold' };
    const [line] = layoutSpans(
      [
        { text: 'Cargos', style: bold },
        { text: ' (fuera)', style: STYLE },
      ],
      COLUMN,
    );
    expect(line?.runs.map(({ text, x }) => [text, x])).toEqual([
      ['Cargos', 50],
      [' (fuera)', 50 + PDF_FONTS.bold.measureWidth('Cargos', 10)],
    ]);
  });

  it('end at the right edge where they are amounts', () => {
    const [run] = layoutRightAligned('1,240.50', STYLE, COLUMN).runs;
    expect((run?.x ?? 0) + PDF_FONTS.normal.measureWidth('1,240.50', 10)).toBeCloseTo(150, 9);
  });
});
