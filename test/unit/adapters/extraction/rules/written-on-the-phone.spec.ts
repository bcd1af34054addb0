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
