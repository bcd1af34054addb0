import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { readsAllFigures, readsFacts } from './read-cases.js';

describe('A record that a program has written', () => {
  readsAllFigures('is JSON', [
    [
      '{"origin":"MIA","destination":"SJO","incoterm":"CPT","pieces":4,"grossWeightKg":340.5,"dimensions":{"length":120,"width":80,"height":100,"unit":"cm"},"commodity":"spare parts"}',
      { asks: true, term: 'CPT', from: 'MIA', to: 'SJO', kg: 340.5, sizes: '4 x 120x80x100', goods: 'spare parts' },
    ],
    [
      '{\n "request": "air freight quote",\n "from": "MIA",\n "to": "SJO",\n "incoterm": "DAP",\n "deliveryCity": "Heredia",\n "packages": [\n  {"qty": 2, "length_cm": 120, "width_cm": 80, "height_cm": 100, "weight_kg": 170},\n  {"qty": 1, "length_cm": 60, "width_cm": 40, "height_cm": 40, "weight_kg": 22}\n ],\n "total_weight_kg": 362\n}',
      { term: 'DAP', city: 'Heredia', kg: 362, pieces: 3, sizes: '2 x 120x80x100; 1 x 60x40x40' },
    ],
    [
      'Favor cotizar\n{"origen":"MIA","destino":"SJO","bultos":[{"cantidad":4,"largo":60,"ancho":40,"alto":40,"pesoUnitario":20},{"cantidad":2,"largo":80,"ancho":60,"alto":50,"pesoUnitario":35}],"unidades":{"longitud":"cm","peso":"kg"}}',
      { to: 'SJO', kg: 150, pieces: 6, sizes: '4 x 60x40x40; 2 x 80x60x50' },
    ],
  ]);
  readsAllFigures('is XML', [
    [
      'Please quote\n<request>\n<origin>MIA</origin>\n<destination>SJO</destination>\n<pieces>4</pieces>\n<grossWeight unit="kg">340.5</grossWeight>\n<length>120</length><width>80</width><height>100</height>\n<unit>cm</unit>\n</request>',
      { to: 'SJO', kg: 340.5, sizes: '4 x 120x80x100' },
    ],
    [
      '<QuoteRequest>\n<Route><From>MIA</From><To>SAL</To></Route>\n<Terms>DAP</Terms>\n<DeliveryCity>Santa Tecla</DeliveryCity>\n<Packages>\n<Package qty="2"><Length uom="cm">120</Length><Width uom="cm">80</Width><Height uom="cm">100</Height><Weight uom="kg">170</Weight></Package>\n<Package qty="3"><Length uom="cm">60</Length><Width uom="cm">40</Width><Height uom="cm">40</Height><Weight uom="kg">20</Weight></Package>\n</Packages>\n<TotalWeight uom="kg">400</TotalWeight>\n</QuoteRequest>',
      { to: 'SAL', city: 'Santa Tecla', kg: 400, pieces: 5, sizes: '2 x 120x80x100; 3 x 60x40x40' },
    ],
  ]);
  readsAllFigures('assigns values to names', [
    [
      'Please quote:\nORIGIN=MIA\nDEST=SJO\nTERM=CPT\nPCS=4\nGROSS_KG=340.5\nDIM_CM=120x80x100\nGOODS=SPARE PARTS',
      { term: 'CPT', to: 'SJO', kg: 340.5, sizes: '4 x 120x80x100', goods: 'SPARE PARTS' },
    ],
    [
      'ORIGEN=MIA;DESTINO=SJO;BULTOS=4;PESO_KG=340.5;LARGO=120;ANCHO=80;ALTO=100\nFavor cotizar',
      { to: 'SJO', kg: 340.5, sizes: '4 x 120x80x100' },
    ],
    [
      'Please quote\norigin: MIA\ndestination: SJO\ntotal_pieces: 2\ntotal_weight_lbs: 750\ndims_in: 48x40x50',
      { kg: 340.19, pieces: 2, sizes: '2 x 121.9x101.6x127' },
    ],
  ]);
  readsFacts('is none, where people write brackets, tags and equals signs', [
    ['Please quote CPT MIA-SJO {urgent}, 2 pallets 120x80x100 cm, 300 kg', { pieces: 2, kg: 300 }],
    ['<p>Please quote CPT MIA-SJO</p><p>2 pallets 120x80x100 cm</p><p>300 kg</p>', { pieces: 2, kg: 300 }],
    ['Quote CPT MIA-SJO\n2 pallets 120x80x100 cm = 1.92 cbm\ngross = 300 kg', { pieces: 2, kg: 300 }],
  ]);

  it('gives its values as the evidence', async () => {
    const body = 'Please quote {"origin":"MIA","destination":"SJO","pieces":4,"grossWeightKg":340.5}';
    const { evidence } = await extractFrom(body);
    expect(evidence['goods.weight']?.map(({ start, end }) => body.slice(start, end))).toEqual([
      expect.stringContaining('340.5'),
    ]);
  });
});
