import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readsAllFigures, readsFacts } from './read-cases.js';

describe('Words that a phone or a hurried hand writes', () => {
  readsAllFigures('are read by their sound', [
    ['buenas ocupo cotisasion de fletes aereo de miami a sanjose 6 caxas 90 quilos', { kg: 90, pieces: 6, to: 'SJO' }],
    ['presio para traer de miami a sanpedro sula 7 vultos, en total 110 quilos', { kg: 110, pieces: 7, to: 'SAP' }],
    ['cotizar DAP Managua-Masaya de VIE, 12 koli / brut 250 kg, each 60x40x45 cm', { kg: 250, pieces: 12 }],
  ]);
  readsFacts('shorten the delivery', [
    ['urg: FCA PVG/SJO 10 ctns 40x40x50, 120 kg, filtros, entr Turrialba', { city: 'Turrialba' }],
    ['FCA PVG/SJO 10 ctns 40x40x50, 120 kg, filters, dlvy Turrialba', { city: 'Turrialba' }],
    ['cotizar FOB de Miami a Managua 6 cajas 90 kg\nEntrga Masaya', { city: 'Masaya' }],
    ['cotizar FOB de Miami a SJO 6 cajas 90 kg, entrga en santaana', { city: 'Santa Ana' }],
  ]);

  it('ask for a price', async () => {
    const { isQuotationRequest } = await extractFrom('buenas, presio para 3 vultos de miami a managua, 60 livras');
    expect(isQuotationRequest).toBe(true);
  });

  it.each([
    'hola compre una licuadora en ebay pesa 4 libras, la traen por casillero a honduras? cuanto cobran la libra',
    'cuanto sale traer una tablet de 2 libras de Miami a SJO, tengo casillero con ustedes',
  ])('ask for a mailbox service, which is no air freight: %s', async (body) =>
    expect(await listReasons(body)).toContain('not-air-freight'),
  );
});

describe('Labels of agents', () => {
  readsAllFigures('stand in pairs before pairs of values', [
    ['Quote please DAP Mixco\nPCS/WGT : 9 / K230.5\nVOL : MC1.46\nBOM-GUA', { kg: 230.5, pieces: 9, m3: 1.46 }],
    ['Quote please DAP Mixco\nPcs/Wgt: 9 / 230.5 kg\nRoute BOM-GUA', { kg: 230.5, pieces: 9 }],
    ['Pls quote BOM-GUA\nPKGS/WT - 9/230.5 KGS', { kg: 230.5, pieces: 9 }],
  ]);
  readsAllFigures('name the weight of each and the unit of sides', [
    [
      'Quote DFW-LIR DAP Nosara\n\nQTY   L    W    H   (in)    LBS EA\n 2    80   42   30          265\n 1    60   40   48          410',
      { sizes: '2 x 203.2x106.7x76.2; 1 x 152.4x101.6x121.9', pieces: 3 },
    ],
    [
      'Quote DFW-LIR DAP Nosara\n\nQTY L W H (in) LBS EACH\n2 80 42 30 265\n1 60 40 48 410',
      { sizes: '2 x 203.2x106.7x76.2; 1 x 152.4x101.6x121.9', pieces: 3 },
    ],
  ]);
});

describe('A price of the goods', () => {
  readsAllFigures('is told without its taxes', [
    ['cotizar FCA Madrid a SJO 3 cajas 90 kg, el precio sin impuestos 4.300 €', { value: '4300 EUR' }],
    ['cotizar FCA Madrid a SJO 3 cajas 90 kg, precio antes de IVA 4.300 euros', { value: '4300 EUR' }],
    ['quote FCA Madrid to SJO 3 boxes 90 kg, price before tax 4,300 euros', { value: '4300 EUR' }],
  ]);
  readsAllFigures('of one is summed up', [
    ['quote FCA LAX to SJO 3 machines on 3 pallets 900 kg. Value 12k USD each so 36,000.', { value: '36000 USD' }],
    [
      'quote FCA LAX to SJO 3 machines on 3 pallets 900 kg. Value USD 12,000 each, 36,000 total.',
      { value: '36000 USD' },
    ],
    ['cotizar FCA LAX a SJO 3 tarimas 900 kg. Valor 12 mil dolares c/u o sea 36 mil', { value: '36000 USD' }],
  ]);

  it('of one is not the value of several', async () =>
    expect(await listReasons('quote FCA LAX to SJO 3 machines on 3 pallets 900 kg. Value USD 12,000 each.')).toContain(
      'figures-left-over',
    ));
});

describe('What a few words leave open', () => {
  readsAllFigures('is a sum right behind the word of value', [
    ['cotizar FOB MIA-SAP 4 cajas 60 kg valor 1950 fob', { value: '1950 USD' }],
    ['quote FOB MIA-SAP 4 boxes 60 kg value 2000', { value: '2000 USD' }],
    ['quote FCA MIA-SJO 1 plt 300kg 120x80x160 val 9k electronics', { value: '9000 USD' }],
    ['traer de miami a sjo una caja de 80 por 75 por 60 la compre a 600 dolares, 95 kilos', { value: '600 USD' }],
  ]);
  readsAllFigures('is a tall side in metres beside others in centimetres', [
    ['una refri de miami a tegucigalpa pesa 95 kilos y mide 1.80 de alto por 80 por 75', { m3: 1.08 }],
    ['cotizar miami a tegucigalpa, 3 cajas de 1.20x80x75, 95 kilos cada caja', { m3: 2.16, kg: 285 }],
  ]);
  readsFacts('is where the goods go', [
    ['FCA PVG/SJO 10 ctns 40x40x50, 120 kg, filtros, Naranjo', { city: 'Naranjo' }],
    ['FCA MIA-SJO, 1 pale 120x80x100, 210 kg / libros / 4.000 USD / Grecia', { city: 'Grecia' }],
    ['FCA MIA-PTY 1 pallet 120x80x100, 210 kg, books, thanks, David', { city: undefined, to: 'PTY' }],
    ['Para cliente en Panamá, Chitré. Salida Madrid. Un palé 80x120x100 con 230 kg. DAP.', { city: 'Chitré' }],
    ['Cotizar DAP Chitré, Panamá, MIA-PTY 3 cajas 90 kg', { city: 'Chitré' }],
    ['Cotizar de miami a nicaragua 3 cajas 90 kg termino fca, para chinandega', { city: 'Chinandega', to: 'MGA' }],
    ['Cotizar de Miami a Honduras, 3 cajas 90 kg CPT, para Tegucigalpa', { city: undefined, to: 'TGU' }],
    ['Quote Miami to Honduras, 3 boxes 90 kg CPT, to San Pedro Sula', { city: undefined, to: 'SAP' }],
  ]);
  readsAllFigures('are counts right before their sizes', [
    ['Quote MXP-SJO DAP\nPcs/Kgs: 7/389\nDims(cm): 4-80x60x60, 3-120x80x90', { sizes: '4 x 80x60x60; 3 x 120x80x90' }],
    ['SIN to SJO 4 ctns 52 kgs, dims 3/40x30x30 1/60x40x40, CPT', { sizes: '3 x 40x30x30; 1 x 60x40x40' }],
    ['Quote MXP-SJO 2 pcs 389 kg\n1-80x60x60 cm\n2-120x80x90 cm', { sizes: '1 x 80x60x60; 1 x 120x80x90' }],
  ]);

  it.each([
    'cotizar MIA a SJO, 14 cajas, 320 libras, la mas grande 24x18x18 pulgadas, ropa, exw',
    'quote MIA to SJO, 14 boxes, 320 lb total, the largest one is 24x18x18 in, clothes, exw',
  ])('is not the size of all where it is that of the largest: %s', async (body) =>
    expect(await listReasons(body)).toContain('figures-doubtful'),
  );
});

describe('What is no gross weight by air', () => {
  readsFacts('is net by the words behind it', [
    ['cotizar 8 cajas 160 kg peso neto, MIA-MGA, fob, 3000 usd', { kg: undefined, pieces: 8 }],
    ['cotizar 8 cajas 140 kg peso neto, 160 kg peso bruto MIA-MGA, fob', { kg: 160 }],
    ['cotizar 8 cajas, 160 kg, peso neto 140 kg, MIA-MGA', { kg: 160 }],
  ]);

  it.each([
    'hola cuanto cuesta traer un sofa usado de miami a costa rica en barco',
    'cuanto en avion y cuanto en barco de miami a managua 8 cajas 100 kg',
    'transporte terrestre PTY-SJO de 6 paletas, 3400 kg, en furgón',
    'please quote road freight from PTY to SJO, 6 pallets, 3400 kg',
  ])('goes by ship or by road: %s', async (body) =>
    expect(await listReasons(body, { subject: 'consulta' })).toContain('not-air-freight'),
  );
});
