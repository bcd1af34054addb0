import { describe, expect, it } from '@jest/globals';
import { findReadingDifferences } from '../../../../../domain/reading/grammar/compare-readings.js';
import { readCargo, readText } from './read-text.js';

const reads = (title: string, rows: readonly (readonly [string, ReturnType<typeof readCargo>])[]) =>
  it.each(rows)(`${title}: %s`, (body, cargo) => expect(readCargo(body)).toEqual(cargo));

describe('The reader by grammar', () => {
  reads('multiplies what is of every piece', [
    ['4 boxes, 28 kg each, 50x40x30 cm each', { kg: 112, pieces: 4, m3: 0.24 }],
    ['3 bultos iguales de 40 kg, 60x50x50 cm', { kg: 120, pieces: 3, m3: 0.45 }],
    ['2 tarimas x 340 kg, 120x80x100 cm', { kg: 680, pieces: 2, m3: 1.92 }],
  ]);
  reads('takes a total for the whole', [
    ['5 cajas 60x50x50 cm cada una, total 120 kg', { kg: 120, pieces: 5, m3: 0.75 }],
    ['3 pallets 120x80x100 cm, 450 kg in all', { kg: 450, pieces: 3, m3: 2.88 }],
    ['2 cajas de 60x60x70 cm, pesan 48 kg las dos juntas', { kg: 48, pieces: 2, m3: 0.504 }],
  ]);
  reads('adds lines up', [
    ['2 pallets 100x100x100 cm 300 kg\n1 box 50x40x30 cm 20 kg', { kg: 320, pieces: 3, m3: 2.06 }],
    ['5 boxes: 3 of 50x50x40 cm, 2 of 60x50x50 cm, 150 kg total', { kg: 150, pieces: 5, m3: 0.6 }],
    ['6 cajas de 40x30x30 cm, pesan 9 kg cada una = 54 kg', { kg: 54, pieces: 6, m3: 0.216 }],
  ]);
  reads('counts what is shipped, not what is in it', [
    ['16 drums on 2 pallets, 120x100x105 cm each, 320 kg gross', { kg: 320, pieces: 2, m3: 2.52 }],
    ['1 pallet holding 24 cartons, 120x100x115 cm, 198 kg', { kg: 198, pieces: 1, m3: 1.38 }],
  ]);
  reads('reads tables by their headings', [
    [
      'Qty | L cm | W cm | H cm | kg total\n2 | 115 | 100 | 100 | 600\n3 | 60 | 50 | 50 | 90',
      { kg: 690, pieces: 5, m3: 2.75 },
    ],
    [
      'Pallet | L | W | H | Gross kg\n1 | 120 | 80 | 100 | 200\n2 | 120 | 80 | 100 | 210',
      { kg: 410, pieces: 2, m3: 1.92 },
    ],
  ]);
  reads('reads labels and forms', [
    ['PIECES: 2\nDIMS (IN): 40 x 40 x 36\nWEIGHT (LB): 690', { kg: 312.978, pieces: 2, m3: 1.888 }],
    [
      'Piezas\n5 estibas\nDimensiones\n120 x 100 x 130 cm c/u\nPeso bruto total\n1.185,00 kg',
      { kg: 1185, pieces: 5, m3: 7.8 },
    ],
  ]);
  reads('reads numbers in words', [
    ['tres rollos de 100x50x50 cm, cada uno pesa cuarenta y dos kilos', { kg: 126, pieces: 3, m3: 0.75 }],
    ['media docena de cajas de 40x40x40 cm, 90 kg en total', { kg: 90, pieces: 6, m3: 0.384 }],
  ]);
  reads('leaves net, tare and earlier figures aside', [
    ['1 case 100x100x100 cm, net 780 kg, tare 95 kg, gross 875 kg', { kg: 875, pieces: 1, m3: 1 }],
    ['La última vez fueron 96 kg.\nAhora 1 cajón de 100x100x100 cm, peso bruto 398 kg', { kg: 398, pieces: 1, m3: 1 }],
    ['3 pallets, no wait, 4 pallets, 100x100x100 cm, 800 kg total', { kg: 800, pieces: 4, m3: 4 }],
  ]);
  it('knows no winner where nothing decides', () => {
    expect(readText('3 boxes 20x16x14, 30 kg').cargo?.margin).toBeLessThan(3);
    expect(readText('4 boxes, 28 kg each, 50x40x30 cm each').cargo?.margin).toBeGreaterThanOrEqual(3);
  });
  it('breaks a constraint where parts and total differ', () => {
    expect(readText('2 boxes 10 kg each, 1 box 5 kg, total 80 kg').cargo?.broken).toContain('weights-add-up');
  });
});

describe('Two readings', () => {
  const goods = {
    grossWeightKg: 28,
    pieces: 4,
    dimensionLines: [],
    volumeM3: 0.24,
    value: undefined,
    dangerous: false,
  };
  const reading = {
    incoterm: 'CPT',
    goods,
    origin: undefined,
    airportOrigin: undefined,
    destination: { address: undefined, city: undefined, country: undefined },
    airportDestination: undefined,
    evidence: {},
  };
  const grammar = readText('CPT, 4 boxes, 28 kg each, 50x40x30 cm each');

  it('differ with both values', () => {
    expect(findReadingDifferences(grammar, reading)).toEqual([
      { field: 'goods.weight', current: '28 kg', other: '112 kg' },
    ]);
  });
  it('agree within what writers round', () => {
    expect(findReadingDifferences(grammar, { ...reading, goods: { ...goods, grossWeightKg: 112.3 } })).toEqual([]);
  });
  it.each([
    ['an incomplete one', '4 boxes, 28 kg each'],
    ['a narrow win', 'CPT, 4 boxes 20x16x14, 28 kg'],
  ])('of which %s contests nothing', (_, body) => expect(findReadingDifferences(readText(body), reading)).toEqual([]));
  it('differ in a term and in a value', () => {
    const other = readText('DDP. Invoice value USD 9 850,00');
    expect(findReadingDifferences(other, reading)).toEqual([
      { field: 'incoterm', current: 'CPT', other: 'DDP' },
      { field: 'goods.value', current: 'nothing', other: '9850' },
    ]);
  });
  it.each([
    ['a group of three digits behind "mil"', 'CPT. La factura es por 3 mil 200 dolares', '3200'],
    ['thousands in short', 'CPT. Valor factura 12 mil dólares', '12000'],
  ])('reads the amount of %s', (_, body, other) => {
    expect(findReadingDifferences(readText(body), reading)).toEqual([
      { field: 'goods.value', current: 'nothing', other },
    ]);
  });
  it.each(['CPT. We are a USD 40 million company', 'CPT. Somos una empresa que vende USD 3 millones al año'])(
    'takes no turnover for a value: %s',
    (body) => expect(findReadingDifferences(readText(body), reading)).toEqual([]),
  );
});
