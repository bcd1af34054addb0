import { describe, expect, it } from '@jest/globals';
import { blankRepeatedHeads, joinHeadRows } from '../../../../../adapters/extraction/attachments/head-rows.js';

const table = (text: string) => text.split('\n').map((line) => (line === '' ? [] : line.split('|')));

describe('a head of two rows', () => {
  it.each([
    [
      'Item|Bultos|Medidas (cm)|||Peso bruto (kg)\n||L|A|H|\n1|4|60|40|40|80',
      'Item|Bultos|L (cm)|A (cm)|H (cm)|Peso bruto (kg)\n\n1|4|60|40|40|80',
    ],
    [
      'Goods|Ctns||Dimensions in||Weight|\n||L|W|H|Net|Gross\nFilters|4|24|16|16|70|80',
      'Goods|Ctns|L (in)|W (in)|H (in)|Weight Net|Weight Gross\n\nFilters|4|24|16|16|70|80',
    ],
    [
      'Ctn|Description of||Total\nNo.|goods|Ctns|weight (kg)\n1-5|Filters|5|100',
      'Ctn No.|Description of goods|Ctns|Total weight (kg)\n\n1-5|Filters|5|100',
    ],
    [
      'No|Ctns|Medidas|||Peso bruto|\n||Largo (cm)|Ancho (cm)|Alto (cm)|c/u (kg)|total (kg)\n1|4|60|40|40|20|80',
      'No|Ctns|Largo (cm)|Ancho (cm)|Alto (cm)|Peso bruto c/u (kg)|Peso bruto total (kg)\n\n1|4|60|40|40|20|80',
    ],
  ])('is read as one: %p', (written, read) => {
    expect(joinHeadRows(table(written))).toEqual(table(read));
  });

  it.each([
    'Shipper|Consignee\nL|W\n60|40',
    'Goods|Ctns|Weight|Length\n||kg|cm\nFilters|4|80|60',
    'Goods|Ctns|Weight\nFilters|four|light\nBelts|4|80|1',
    'PACKING LIST|Date: 4 May\nCtns|Weight\n4|80',
  ])('is none: %p', (written) => {
    expect(joinHeadRows(table(written))).toEqual(table(written));
  });
});

describe('a head of three rows and more', () => {
  const row = '1|4|60|40|40|20|80';
  const sides = (unit: string) => `L (${unit})|W (${unit})|H (${unit})`;
  it.each([
    ['below the titles', 'No|Ctns|Size|||Gross|\n||L|W|H|each|total\n|pcs|in|in|in|lb|lb'],
    ['once for a group', 'No|Ctns|Size|||Gross|\n||L|W|H|each|total\n||(in)|||(lb)|'],
    ['between groups and titles', 'No|Ctns|Size|||Gross|\n||(in)|||(lb)|\n||L|W|H|each|total'],
    ['above all', '||in|in|in|lb|lb\nNo|Ctns|Size|||Gross|\n||L|W|H|each|total'],
  ])('has its units %s', (_where, head) => {
    const joined = joinHeadRows(table(`${head}\n${row}`)).filter((cells) => cells.length > 0);
    expect(joined).toEqual(table(`No|Ctns|${sides('in')}|Gross each (lb)|Gross total (lb)\n${row}`));
  });

  it('names groups of groups', () => {
    const head = 'No|Ctns|Size|||Gross weight|\n||per ctn|||per|total\n||L|W|H|ctn|\n||cm|cm|cm|kg|kg';
    const joined = joinHeadRows(table(`${head}\n${row}`)).filter((cells) => cells.length > 0);
    const titles = `No|Ctns|${sides('cm')}|Gross weight per ctn (kg)|Gross weight total (kg)`;
    expect(joined).toEqual(table(`${titles}\n${row}`));
  });
});

describe('a head that a list repeats', () => {
  it('is there once, until a line of totals', () => {
    const head = 'No|Ctns|Weight';
    const list = `${head}\n1|4|80\n${head}\n2|2|40\nTOTAL|6|120\n${head}\n1|1|20`;
    expect(blankRepeatedHeads(table(list))).toEqual(table(`${head}\n1|4|80\n\n2|2|40\nTOTAL|6|120\n${head}\n1|1|20`));
  });
});
