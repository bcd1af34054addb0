import { describe, expect, it } from '@jest/globals';
import {
  dropRepeatedSheets,
  findHiddenSheets,
} from '../../../../../adapters/extraction/attachments/workbook-sheets.js';

const LIST = [
  ['Item', 'Ctns', 'kg'],
  ['Filters', '2', '20.5'],
  ['Belts', '3', '33'],
];

describe('the sheets of a workbook', () => {
  it.each([
    ['<sheets><sheet name="List" sheetId="1"/><sheet name="Old" sheetId="2" state="hidden"/></sheets>', ['Old']],
    ['<x:sheets><x:sheet state="veryHidden" name="A &amp; B" sheetId="1"/></x:sheets>', ['A & B']],
    ['<sheets><sheet name="List" state="visible" sheetId="1"/></sheets>', []],
  ])('names the hidden ones of %s', (xml, names) => {
    expect([...findHiddenSheets({ 'xl/workbook.xml': new TextEncoder().encode(xml) })]).toEqual(names);
  });

  it('knows none where there is no workbook', () => {
    expect(findHiddenSheets({}).size).toBe(0);
  });

  it('keeps a list that is on two sheets once', () => {
    const sheets = [
      { name: 'Packing list', rows: [...LIST, ['Total', '5', '53.5']] },
      { name: 'Lista de empaque', rows: [['Articulo', 'Bultos', 'kg'], ...LIST.slice(1)] },
    ];
    expect(dropRepeatedSheets(sheets).map(({ name }) => name)).toEqual(['Packing list']);
  });

  it('keeps lists of different cargo', () => {
    const sheets = [
      { name: 'Box 1', rows: LIST },
      {
        name: 'Box 2',
        rows: [
          ['Item', 'Ctns', 'kg'],
          ['Filters', '2', '20.5'],
          ['Hoses', '4', '55'],
        ],
      },
    ];
    expect(dropRepeatedSheets(sheets)).toHaveLength(2);
  });
});
