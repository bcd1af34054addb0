import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readCargo } from './read-cases.js';

const BOX = '1 crate 100x80x90 cm, 140 kg';

describe('Weights of the thing and of its packing', () => {
  it.each([
    ['Cotizar CPT MIA-SJO 1 tarima 100x80x90 cm. Pesa 200 kilos la bomba y 230 ya con la tarima', 230],
    ['Quote CPT MIA-SJO 1 pallet 100x80x90 cm. The pump weighs 200 kg and 230 with the pallet', 230],
    ['Quote CPT MIA-SJO 1 crate 100x80x90 cm. The lathe is 300 kg bare, crated weight 340 kg', 340],
    ['Cotizar CPT MIA-SJO 1 caja 100x80x90 cm. El torno 300 kg pelado, peso embalado 340 kg', 340],
    ['Cotizar CPT MXP-SJO 2 colli 100x80x90 cm, peso lordo 260 kg, peso netto 231 kg', 260],
    ['Quote CPT MXP-SJO 2 colli 100x80x90 cm, peso lordo 130 kg cad.', 260],
    ['Quote CPT MIA-SJO 1 crate 100x80x90 cm. I wrote 120 kg, that was net. Gross is 140 kg', 140],
    ['Quote CPT MIA-SJO your 12 kg ice machine is ready: 1 case 100x80x90 cm, G.W. 310 kg', 310],
    [
      'Cotizar CPT MIA-SJO 12 motores en 2 tarimas (6 por tarima) 100x80x90 cm\nc/motor pesa 20 kg y la tarima vacía 20 kg, o sea 140 kg por tarima, bruto total 280 kg',
      280,
    ],
    ['Cotizar CPT MIA-SJO 1 caja 100x80x90 cm, 180 kg pelada, con caja 205.', 205],
  ])('%s', async (text, kg) => {
    expect((await readCargo(text)).kg).toBe(kg);
    expect((await listReasons(text)).filter((code) => code !== 'readings-differ')).toEqual([]);
  });

  it.each([
    [
      'Cotizar CPT MIA-SJO 3 maletines 60x40x30 cm, 11 kg el primero, 12 kg el segundo y 15 kg el tercero\n2 tubos 120x20x20 cm, 6 kg por tubo',
      [50, 5, 0.31],
    ],
    [
      'Quote CPT MIA-SJO 2 cases 60x40x30 cm, 11 kg the first and 14 kg the second\n3 tubes 120x20x20 cm, 6 kg per tube',
      [43, 5, 0.29],
    ],
  ] as const)('adds up what each of a group weighs: %s', async (text, [kg, pieces, m3]) => {
    expect(await readCargo(text)).toMatchObject({ kg, pieces, m3 });
  });
});

describe('Packages that go by numbers', () => {
  it.each([
    ['Caja', 'motor', 'máquina', 'repuestos'],
    ['Crate', 'motor', 'machine', 'parts'],
  ])('%s 1 - what is in it', async (box, one, other, third) => {
    const text = `Quote CPT MIA-SJO\n${box} 1 - ${one}: 60x50x40 cm, 30 kg\n${box} 2 - ${other}: 90x50x40 cm, 50 kg\n${box} 3 - ${third}: 50x40x30 cm, 10 kg`;
    expect(await readCargo(text)).toMatchObject({ kg: 90, pieces: 3, m3: 0.36 });
    expect(await listReasons(text)).toEqual([]);
  });

  it('holds one that has no size of its own', async () => {
    const text =
      'Quote CPT MIA-SJO\nCrate 1 - motor - 60x50x40 cm - 30 kg\nCrate 2 - gear - 90x50x40 cm - 50 kg\nCrate 3 - gear - like the one before';
    expect(await listReasons(text)).toContain('figures-doubtful');
  });

  it('does not count pieces again that it speaks of again', async () => {
    const text =
      'Cotizar CPT MIA-SJO son cinco cajitas de ropa, 60 kg en total, las cinco son igualitas de 40x40x30 cm';
    expect(await readCargo(text)).toMatchObject({ kg: 60, pieces: 5, m3: 0.24 });
  });
});

describe('Sides of four digits parted by a blank', () => {
  it.each([
    ['Quote CPT MIA-SJO 1 crate of 1 150 x 900 x 1 240 mm, 210 kg', [210, 1, 1.28]],
    ['Quote CPT MIA-SJO\nCaja 1: 1 150 x 900 x 1 240 mm, 210 kg\nCaja 2: 2 300 x 400 x 500 mm, 90 kg', [300, 2, 1.74]],
  ] as const)('%s', async (text, [kg, pieces, m3]) => {
    expect(await readCargo(text)).toMatchObject({ kg, pieces, m3 });
  });
});

describe('A number before a size in millimetres', () => {
  it('is held where it may count or be the thousands of the first side', async () => {
    expect(await listReasons('Quote CPT MIA-SJO: 2 300 x 400 x 500 mm, 90 kg')).toContain('figures-left-over');
  });
});

describe('Amounts beside the value of the goods', () => {
  it.each([
    ['EXW, value $9,400. Another forwarder bid $3,150', 9400],
    ['EXW, valor $9,400. El courier nos ofreció 3,150 dólares', 9400],
    ['EXW, valor $9,400. Costo bancario de la transferencia 60 USD', 9400],
    ['EXW, invoice value $9,400, of which a grant covers $2,000', 9400],
    ['EXW, invoice $9,400; a new one would be $21,000', 9400],
    ['EXW, value $9,400. The insurance is paid by the seller (USD 75)', 9400],
    ['EXW, the saw is worth 5,200 and the blades 400, so 5,600 dollars in total', 5600],
    ['EXW, la sierra vale 5,200 y las hojas 400, o sea 5,600 dólares en total', 5600],
    ['EXW, price $5,200 + $400 packing. So the value for customs is $5,600', 5600],
    ["For insurance let's say $900", 900],
    ['Para el seguro digamos $900', 900],
  ])('%s', async (text, amount) => {
    const body = `Quote MIA-SJO ${BOX}. ${text}`;
    expect((await extractFrom(body)).goods.value?.amount).toBe(amount);
    expect(await listReasons(body)).toEqual([]);
  });
});

it('holds a sum whose other part was read for the value', async () => {
  const codes = await listReasons(`Quote FCA MIA-SJO ${BOX}. Goods: saw 5,200 and blades 400 USD`);
  expect(codes).toContain('figures-left-over');
});

describe('Terms that are refused', () => {
  it.each([
    ['El término CIP no nos sirve, sería FOB', 'FOB'],
    ['EXW no nos conviene, mejor FCA', 'FCA'],
    ["CPT won't work for us, it is FOB", 'FOB'],
    ['DAP does not work, make it FCA', 'FCA'],
  ])('%s', async (text, term) => {
    const body = `Quote MIA-SJO ${BOX}. ${text}`;
    expect((await extractFrom(body)).incoterm).toBe(term);
    expect(await listReasons(body)).toEqual([]);
  });
});

describe('Lines of before and of now', () => {
  it('takes those of now, in both readers', async () => {
    const text = 'Quote CPT MIA-SJO\nWas: 4 pallets, 900 kg\nNow: 3 pallets, 760 kg\n3 pallets 100x100x100 cm';
    expect(await readCargo(text)).toMatchObject({ kg: 760, pieces: 3, m3: 3 });
    expect(await listReasons(text)).toEqual([]);
  });
});
