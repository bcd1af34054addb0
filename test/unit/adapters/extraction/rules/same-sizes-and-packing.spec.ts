import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('A piece whose size is that of another', () => {
  cases('has the size of the one before it', [
    ['quote MXP-MGA, 618 kg: Crate 1: 141x72x98 cm. Crate 2: same size. Crate 3: 80x60x65 cm.', { pieces: 3, m3: 2.3 }],
    ['cotizar MIA-SJO caja 1: 60x40x40 cm, caja 2: idem, caja 3: 50x50x50 cm. 90 kg', { pieces: 3, m3: 0.32 }],
    ['quote MIA-SJO\nBox A – 60x40x40 cm\nBox B – as A\n50 kg', { pieces: 2, m3: 0.19 }],
    ['cotizar MXP-MGA 618 kg\nBulto 1: 141x72x98 cm\nBulto 2: mismas medidas\nBulto 3: 80x60x65 cm', { pieces: 3 }],
    ['cotizar MIA-SJO 3 cajas: una de 60x40x40 cm (las otras dos, iguales), 60 kg', { pieces: 3, m3: 0.29 }],
  ]);
  cases('is not meant by other things that are the same', [
    ['quote MIA-SJO Crate 1: 60x40x40 cm. Crate 2: same consignee. 50 kg', { sizes: '1 x 60x40x40' }],
  ]);
});

describe('The weight of packing that is added', () => {
  cases('belongs to the gross weight', [
    ['cotizar MIA-SJO 1 tarima 120x100x150 cm, peso 360 kg más 18 kg de la tarima', { kg: 378, pieces: 1 }],
    ['quote MIA-SJO net 300 kg plus packaging 28 kg, 1 crate 120x100x150 cm', { kg: 328, pieces: 1 }],
    ['quote CPT FRA-LIR 2 pallets 120x100x150 each, gross 380 + 412 kg', { kg: 792, pieces: 2 }],
    ['cotizar CPT FRA-LIR 2 tarimas de 120x100x150, peso bruto: 380 + 412 lbs', { kg: 359.24, pieces: 2 }],
    ['quote MIA-SJO cartons 250 kg + pallet 22 kg, 1 pallet 120x80x100 cm', { kg: 272, pieces: 1 }],
    ['cotizar MIA-SJO 40 sacos de 25 kg más tarima de 18 kg', { kg: 1018 }],
    ['quote MIA-SJO 9 kg per ctn, 12 ctns, skid 15 kg', { kg: 123, pieces: 12 }],
    ['quote HKG-SJO 2 pallets STC 64 ctns, each ctn 7.5 kg, pallet tare 20 kg each', { kg: 520, pieces: 2 }],
  ]);
  cases('is none of a pallet that is counted', [
    ['cotizar MIA-SJO 4 cajas y 1 tarima. Las cajas pesan 16 kg cada una y la tarima 207 kg.', { kg: 271, pieces: 5 }],
  ]);
});

describe('Numbers in words', () => {
  cases('may be a unit and a half', [
    ['cotizar BOG-SAP una máquina que pesa tonelada y media en dos cajas', { kg: 1500, pieces: 2 }],
    ['cotizar dos toneladas y media en 4 tarimas MIA-SJO', { kg: 2500, pieces: 4 }],
    ['quote MIA-SJO 3 boxes, a kilo and a half each', { kg: 4.5, pieces: 3 }],
    ['cotizar MIA-SJO 4 sacos, quintal y medio por saco', { kg: 272.16, pieces: 4 }],
  ]);
  cases('may be a metre and a part of it', [
    ['cotizar MIA-SAP una caja de metro y medio por un metro por un metro veinte de alto, 300 kg', { m3: 1.8 }],
    ['cotizar caja de metro ochenta por ochenta por metro diez, 90 kg MIA-SJO', { m3: 1.58 }],
  ]);
});

describe('Units and signs of other systems', () => {
  cases('are read', [
    ['quote MIA-SJO 3 pallets, gross weight 2.350,500 KGM, volume 6,144 MTQ', { kg: 2350.5, m3: 6.14 }],
    ['quote MIA-SJO 3 pallets 900 LBR, MTQ 0,944', { kg: 408.23, m3: 0.94 }],
    ['cotizar MIA-SJO 9 volumes 120 kgs', { kg: 120, pieces: 9 }],
    ['quote MIA-SJO 4 cartons, 85 kilogrames', { kg: 85 }],
  ]);
  cases('may have the letter O for a zero', [
    ['quote MIA-SJO 2 plts 120x80x1OO cm 300 kg', { m3: 1.92 }],
    ['quote MIA-SJO 12O kg 2 ctns 1OOx80x6O cm', { kg: 120, m3: 0.96 }],
    ['quote MIA-SJO 3 pcs 2OO kg', { kg: 200 }],
  ]);
  it('leave a pair of weights without names open unless the second is that of the volume', async () => {
    const open = await extractFrom('quote MIA-SJO 5 ctns 88/174 kg');
    expect(open.goods.grossWeightKg).toBe(88);
    expect(open.cargoDoubts).toEqual([{ code: 'figures-ambiguous', words: '88/174 kg' }]);
    const settled = await extractFrom('quote MIA-SJO 5 ctns 60x60x58 cm, 88/174 kg');
    expect(settled.goods.grossWeightKg).toBe(88);
    expect(settled.cargoDoubts).toBeUndefined();
  });
});

describe('The description of the goods', () => {
  it.each([
    'Quote CPT MIA-SJO 2 pallets 120x80x100 cm 540 kg. Height is 115 instead of 100.',
    'cotizar MIA-SJO caja 1: 60x40x40 cm, caja 2: idem. 90 kg',
    'quote MIA-SJO 2 pallets, pallet tare 20 kg each, 300 kg gross',
    'quote MIA-SJC 2 pallets 300 kg',
    'cotizar MIA-SJO 2 tarimas; antes eran 540 kg, ahora 612 kg',
  ])('is none where no goods are named: %s', async (body) => {
    expect((await extractFrom(body)).goods.description).toBeUndefined();
  });
});
