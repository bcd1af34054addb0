import { describe, expect, it } from '@jest/globals';
import { listConfirmedFields } from '../../../../../domain/quoting/recognition/confirm-figures.js';
import type { RequestedGoods } from '../../../../../domain/quoting/shipment-request.js';
import { aShipmentRequest } from '../../../../support/fixtures/shipments.js';

const HEAD = 'No.\tDescription\tCartons\tDimensions (cm)\tGross weight (kg)\tVolume (CBM)';
const SIZES = [
  { pieces: 3, lengthCm: 54, widthCm: 76, heightCm: 88 },
  { pieces: 4, lengthCm: 78, widthCm: 74, heightCm: 35 },
];

function confirm(rows: readonly string[], goods: Partial<RequestedGoods>, knownVolumeM3?: number): string[] {
  const nothing = { grossWeightKg: undefined, pieces: undefined, dimensionLines: [], volumeM3: undefined };
  const read = { ...aShipmentRequest().goods, ...nothing, ...goods };
  return [...listConfirmedFields([HEAD, ...rows].join('\n'), read, knownVolumeM3)].sort();
}

describe('a list that was recognized in a picture', () => {
  const LIST = [
    '1\tLamps\t3\t54 x 76 x 88\t200.4\t1.083',
    '2\tLamps\t4\t78 x 74 x 35\t186.1\t0.808',
    'TOTAL\t\t7\t\t386.5\t1.891',
  ];
  const GOODS = { grossWeightKg: 386.5, pieces: 7, dimensionLines: SIZES };

  it('confirms what its rows add up to, and sizes by the volume that it states', () => {
    expect(confirm(LIST, GOODS)).toEqual(['goods.dimensions', 'goods.pieces', 'goods.volume', 'goods.weight']);
  });

  it.each([
    ['a digit of a row was misread', LIST.map((line) => line.replace('186.1', '136.1')), 'goods.weight'],
    ['a digit of the total was misread', LIST.map((line) => line.replace('386.5', '336.5')), 'goods.weight'],
    ['a row has lost its point', LIST.map((line) => line.replace('186.1', '1861')), 'goods.weight'],
    ['a row is missing', LIST.filter((line) => !line.startsWith('2')), 'goods.weight'],
    [
      'there is one row alone',
      ['1\tLamps\t3\t54 x 76 x 88\t200.4\t1.083', 'TOTAL\t\t3\t\t200.4\t1.083'],
      'goods.weight',
    ],
  ])('does not where %s', (_, rows, field) => {
    const grossWeightKg = rows.at(-1)?.includes('200.4') ? 200.4 : rows.at(-1)?.includes('336.5') ? 336.5 : 386.5;
    expect(confirm(rows, { ...GOODS, grossWeightKg })).not.toContain(field);
  });

  it('does not confirm sizes that differ from the stated volume by a centimetre', () => {
    const [first, second] = SIZES;
    const dimensionLines = [first, { ...second, heightCm: 36 }] as RequestedGoods['dimensionLines'];
    expect(confirm(LIST, { ...GOODS, dimensionLines })).not.toContain('goods.dimensions');
  });

  it('does not confirm sizes by a volume that is stated too roughly to tell', () => {
    const rows = LIST.map((line) => line.replace('1.083', '1.1').replace('0.808', '0.8').replace('1.891', '1.9'));
    expect(confirm(rows, GOODS)).not.toContain('goods.dimensions');
  });

  it('does not confirm sizes whose pieces nothing adds up to', () => {
    expect(confirm(LIST.slice(0, 2), GOODS)).toEqual([]);
  });

  describe('whose whole column may have lost its decimal points', () => {
    const WHOLE = LIST.map((line) => line.replace('200.4', '2004').replace('186.1', '1861').replace('386.5', '3865'));

    it('confirms no weight, although the rows add up to it', () => {
      expect(confirm(WHOLE, { ...GOODS, grossWeightKg: 3865 })).not.toContain('goods.weight');
      expect(confirm(WHOLE, { grossWeightKg: 3865 })).toEqual([]);
    });

    it('confirms the weight that would be too light for its volume with the point', () => {
      const light = LIST.map((line) => line.replace('200.4', '200').replace('186.1', '100').replace('386.5', '300'));
      expect(confirm(light, { ...GOODS, grossWeightKg: 300 })).toContain('goods.weight');
      expect(confirm(light, { grossWeightKg: 300 }, 1.9)).toContain('goods.weight');
      expect(confirm(light, { grossWeightKg: 300 }, 0.4)).not.toContain('goods.weight');
    });

    it('confirms no thousands that may be decimals', () => {
      const rows = ['1\tLamps\t3\t-\t1.200\t1.0', '2\tLamps\t4\t-\t1.300\t2.0', 'TOTAL\t\t7\t\t2.500\t3.0'];
      expect(confirm(rows, { grossWeightKg: 2500 })).toEqual([]);
      expect(confirm(rows, { grossWeightKg: 2.5 })).toEqual([]);
      expect(confirm(rows, { volumeM3: 3 })).toEqual(['goods.volume']);
    });
  });
});
