import { describe, expect, it } from '@jest/globals';
import { formatTypedNumber, settleNotation } from '../../../../../adapters/extraction/attachments/cell-notation.js';
import { formatRows } from '../../../../../adapters/extraction/attachments/document-text.js';

describe('the notation of cells', () => {
  it.each([
    [20.125, '20.1250'],
    [1250, '1250'],
    [0.5, '0.5'],
    [18.001, '18.0010'],
  ])('writes the typed number %p so that it has one meaning', (value, text) => {
    expect(formatTypedNumber(value)).toBe(text);
  });

  it('reads a column in the notation of its other numbers', () => {
    expect(settleNotation([['12.125'], ['0.250'], ['3.75']])).toEqual([['12.1250'], ['0.25'], ['3.75']]);
    expect(settleNotation([['1.914'], ['85,5']])).toEqual([['1914'], ['85,5']]);
  });

  it('reads a column in the notation in which it adds up to its total', () => {
    expect(settleNotation([['10.000'], ['20.000'], ['30']])).toEqual([['10'], ['20'], ['30']]);
    expect(settleNotation([['1,200'], ['950'], ['2,150']])).toEqual([['1200'], ['950'], ['2150']]);
  });

  it('reads a column in the notation of the sheet where its own says nothing', () => {
    expect(
      settleNotation([
        ['20,500', '0,120'],
        ['55,000', '0,300'],
      ]),
    ).toEqual([
      ['20.5', '0.12'],
      ['55', '0.3'],
    ]);
  });

  it('reads weights as decimals where packages would weigh tons otherwise', () => {
    const rows = [
      ['Cartons', 'Gross weight kg'],
      ['3', '18.125'],
      ['2', '10.500'],
    ];
    expect(settleNotation(rows).slice(1)).toEqual([
      ['3', '18.1250'],
      ['2', '10.5'],
    ]);
    const pallets = [
      ['Pallets', 'Peso kg'],
      ['2', '1.250'],
    ];
    expect(settleNotation(pallets)).toEqual(pallets);
  });

  it('leaves as written what nothing decides', () => {
    expect(settleNotation([['Weight'], ['1.250']])).toEqual([['Weight'], ['1.250']]);
  });

  it('formats the rows of a list with it', () => {
    expect(
      formatRows([
        ['No', 'Bultos', 'kg'],
        ['1', '2', '20,500'],
        ['2', '3', '0,250'],
      ]).text,
    ).toBe('No\tBultos\tkg\n1\t2\t20.5\n2\t3\t0.25');
  });
});
