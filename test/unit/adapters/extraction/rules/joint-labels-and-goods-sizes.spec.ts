import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { readCargo } from './read-cases.js';

describe('Values behind labels of several names', () => {
  it.each([
    ['Please quote CPT MIA-SJO\nPcs/Wt/Dims: 3 / 220# / 40x30x20 in', 99.79, 3, 1.18],
    ['Favor cotizar CPT MIA-SJO\nBultos: 12\nPeso bruto (kg): 144\nLargo/Ancho/Alto (cm): 60/40/35', 144, 12, 1.01],
    ['Please quote CPT MIA-SJO, 2 cases, 110X70X65-1, 90X60X55-1 cms, 274 kg total', 274, 2, 0.8],
    ['Please quote CPT MIA-SJO\n12 parcels\n20 kg / parcel\n40 x 40 x 35 cm / parcel', 240, 12, 0.67],
    ['Please quote CPT MIA-SJO\n21 pkgs\nGross: 1008.00 KGS (48.00 KGS EACH)\nDims: 21 / 70x60x60 cms', 1008, 21, 5.29],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Sizes of goods beside those of their packages', () => {
  it.each([
    [
      '80 sensors (each is 12 x 8 x 4 cm, 300 g) packed into 2 boxes. The boxes are 60 x 40 x 40 cm and come to 15 kg each. Quote CPT LIS-SJO.',
      30,
      2,
      0.19,
    ],
    [
      'Quote CPT HKG-MGA: street lights 120pcs (each light 62x28x9cm, 5.2kg), packed in 30 cartons, one carton 66*42*32cm, gross weight 23kgs one carton.',
      690,
      30,
      2.66,
    ],
    [
      'Quote CPT STR-LIR: the cabinet (2000 x 800 x 400 mm) is packed in a crate of 2.15 m x 0.95 m x 0.60 m and weighs 236 kg with packaging.',
      236,
      1,
      1.23,
    ],
    [
      'Item: printing cylinders, dia 230 mm x face 1100 mm\nPacking: 4 wooden boxes\nBox size: 135 x 62 x 40 cm\nGross weight per box: 310 Kg\nPlease quote CPT MAA-SAL',
      1240,
      4,
      1.34,
    ],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Corrections that name both values', () => {
  it.each([
    ['Por favor cotizar CPT MIA-TGU: la caja no mide 90x70x80 sino 95x75x105 cm y pesa 134 kg.', 134, 1, 0.75],
    ['Please quote CPT MIA-SJO: one crate, not 90x70x80 but 95x75x105 cm, 134 kg.', 134, 1, 0.75],
    ['Please quote CPT ESB-GUA: 9 packages, all same 120*60*35 cm, one package 28 kilo.', 252, 9, 2.27],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Counts and weights in the words of a trade', () => {
  it.each([
    [
      'Please quote CPT BOM-PTY\nBox 1 to 4 - 65 x 45 x 40 cm - 38 kg each\nBox 5 - 110 x 60 x 55 cm - 94 kg\nBox 6 & 7 - 80 x 80 x 60 cm - 146 kg for both together',
      392,
      7,
      1.6,
    ],
    [
      'Please quote CPT LEJ-PTY\nPos. 1: 2 cases à 145 x 75 x 80 cm, à 317 kg = 634 kg\nPos. 2: 1 case 80 x 60 x 60 cm, 98 kg\nSum: 3 packages, 732 kg',
      732,
      3,
      2.03,
    ],
    ['Quote CPT SZX-PTY pls\ntoys 60*40*50/25c, 12.5kg/c\ntoys 55*55*30/8c, 11kg/c', 400.5, 33, 3.73],
    [
      'Cotizar CPT MIA-GUA: 2 depósitos de acero de 300 litros. Embalados, cada cajón queda en 80 x 80 x 150 cm y 78 kg brutos.',
      156,
      2,
      1.92,
    ],
    ['Cotizar CFR TLV-MGA: 32 cajas de 58x38x36 cms y 11 kilos con 200 gramos cada caja.', 358.4, 32, 2.54],
    [
      'Please quote CPT POA-SAL: 1 box with lenght 210 cm, width 35 cm and hight 40 cm with weight 96 kg, and more 2 boxes of 60 cm of length, 60 of width and 45 of height, with 54 kg each.',
      204,
      3,
      0.62,
    ],
    [
      'Quote CPT SEA-MGA: one kiln and five boxes of shelves. The kiln is crated: 90 by 90 by 110 centimetres, 130 kilos. The five boxes are 50 by 50 by 30 centimetres and 22 kilos each.',
      240,
      6,
      1.27,
    ],
    [
      'Favor cotizar CPT MIA-SAL\nBULTOS............2\nPESO..............396 LBS EN TOTAL\nMEDIDAS...........28 X 24 X 22 PULG. C/U',
      179.62,
      2,
      0.48,
    ],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });

  it('hold where a volume in words is not that in figures and the price rests on it', async () => {
    const { open } = await readCargo(
      'Cotizar CPT MIA-LIR: 9 pallets, 145 kg por pallet, cubicaje total once metros cúbicos (11,40 m³).',
    );
    expect(open).not.toEqual([]);
  });

  it('half a dozen in figures is six', async () => {
    const read = await readCargo('Favor cotizar CPT PTY-TGU 1/2 docena de cajas. Cada caja 50 x 30 x 30 cm y 19 kg.');
    expect(read).toMatchObject({ kg: 114, pieces: 6, m3: 0.27 });
  });
});

describe('What is said of one and holds for all', () => {
  it.each([
    [
      '7 bales LOS-PTY CPT, please quote. A bale is 70 x 50 x 45 cm and 38 kg - sorry, 42 kg with the wrapping.',
      294,
      7,
      1.1,
    ],
    [
      '7 bales LOS-PTY CPT, please quote. A bale is 70 x 50 x 45 cm and 38 kg - sorry, I measured it again, 42 kg with the wrapping.',
      294,
      7,
      1.1,
    ],
    ['Quote CPT ARN-SJO two sofas. Packed: 215 x 98 x 80 cm, 64 kg, both the same.', 128, 2, 3.37],
    ['Cotizar CPT MIA-SJO 3 estufas: 80 x 70 x 100 cm, 55 kg, todas iguales.', 165, 3, 1.68],
    ['cot CPT mad - gtgua\n2 plt 120x80x140 + 1 caj 60x40x40\npb 688 k', 688, 3, 2.78],
    [
      'Please quote CPT GVA-SAP: 3 cases. One is 110x75x90 cm with 260 kg, the two others are 80x60x70 cm with 140 kg each.',
      540,
      3,
      1.41,
    ],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });

  it('a denied count takes its weight along', async () => {
    const read = await readCargo(
      'Please quote CPT HAM-SJO. It is not 5 pallets with 1,240 kg but 6 pallets, 1,395 kg. Dimensions 120 x 80 x 110 cm each.',
    );
    expect(read).toMatchObject({ kg: 1395, pieces: 6 });
  });
});

describe('A value without a word of value', () => {
  it('is read where the sender paid it for all', async () => {
    const { goods } = await extractFrom(
      'Need price MIA-SAL, 2 engines 48x40x45 inches each, 380 lbs each, paid 9400 usd for both',
    );
    expect(goods.value).toEqual({ amount: 9400, currency: 'USD' });
  });

  it('is read where its currency stands before it', async () => {
    const { goods } = await extractFrom(
      'Cotizar FCA MAD-GUA 1 pallet 120 x 120 x 145 cm, 290 kg. No sé, en euros son 6,480',
    );
    expect(goods.value).toEqual({ amount: 6480, currency: 'EUR' });
  });

  it('is not decided between two terms by a paper', async () => {
    const { cargoDoubts } = await extractFrom(
      '2 pieces, 64 kg each, 70x60x50 cm each, CPH to SAL, DAP San Salvador per the order, but the invoice says CPT airport. Please price it.',
    );
    expect(cargoDoubts?.map(({ code }) => code)).toContain('terms-differ');
  });
});

describe('Order numbers in the first column of a table', () => {
  it.each(['PO', 'OC', 'Ref', 'Lote', 'SKU'])('%s takes no figure of the other columns', async (label) => {
    const rows = [`${label}\tCajas\tPeso bruto kg`, `${label}1\t4\t30`, `${label}2\t1\t10`, 'Total\t5\t40'];
    const read = await readCargo(`Favor cotizar CPT MIA-SJO\n${rows.join('\n')}`);
    expect(read).toMatchObject({ kg: 40, pieces: 5 });
  });
});
