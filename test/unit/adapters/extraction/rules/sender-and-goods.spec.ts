import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, type Headers, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts, Headers?])[]) =>
  it.each(rows)(`${title}: %s`, async (...[body, facts, headers]) => {
    expect(pickFacts(await extractFrom(body, headers), facts)).toEqual(facts);
  });

describe('The description of the goods', () => {
  cases('holds the noun that is also a packaging', [
    ['Cotizar de Lyon a El Salvador un tanque enfriador, 365 kg', { goods: 'tanque enfriador' }],
    ['Cotizar MIA-SAL 2 pallets de bolsas herméticas, 540 kg', { goods: 'bolsas herméticas' }],
  ]);
  cases('holds what a hyphen or an adjective puts before it', [
    ['Quote MIA-SJO 1 crate, 210 kg, X-ray table', { goods: 'X-ray table' }],
    ['Quote MIA-SJO 4 ctns air filters, 30 kg', { goods: 'air filters' }],
    ['Quote HKG-GUA, 6 ctns 50x50x50 cm, 92 kgs, phone holders, CPT', { goods: 'phone holders' }],
  ]);
  cases('is no address, no way of packing and no paper', [
    [
      'Cotizar a nuestra planta en Cartago (Parque Industrial), desde Miami: 1 pallet, resistencias, 186 kg',
      { goods: 'resistencias' },
    ],
    ['Cotizar MIA-PTY: medidor de humedad, 2 unidades embaladas en 1 caja, 13 kg', { goods: 'medidor de humedad' }],
    [
      'Cotizar MIA-PTY para suplementos en polvo. Ya tenemos el permiso de MINSA. 25 cajas, 9 kg',
      { goods: 'suplementos en polvo' },
    ],
  ]);
});

describe('A verdict on a price', () => {
  cases('asks for none', [
    [
      'Hi, your price is too high for us, we will go with them this time. Thanks for the 3 pallets to SJO',
      { asks: false },
    ],
  ]);
  cases('may ask for another', [['Your rate is too high, can you please re-quote MIA-SJO 300 kg?', { asks: true }]]);
});

describe('Who asks', () => {
  const body = (signature: string) => `Please quote MIA-SJO, 40 kg, CPT.\n\nRegards\n${signature}`;
  cases('has the name that is written in small letters', [
    [
      'cotizar miami a managua 40 kg\n\ntelma ruiz\ntaller ruiz, masaya',
      { name: 'Telma Ruiz', company: 'taller ruiz' },
      { from: 'telma ruiz <truiz@correo.example>' },
    ],
  ]);
  cases('works for the company, not for its department or its street', [
    [
      body('Enzo Galli\nUfficio export - Officine Galli S.p.A.'),
      { company: 'Officine Galli S.p.A.' },
      { from: 'Enzo Galli <galli@officine.example>' },
    ],
    [
      body('Ida Roth\nLogistics, Rothmed Devices Ltd'),
      { company: 'Rothmed Devices Ltd' },
      { from: 'Ida Roth <ida@rmd.example>' },
    ],
    [
      body('Li Na\nBrightlane Lamps Co., Ltd\nNo. 18, 3rd Industrial Rd, Foshan'),
      { company: 'Brightlane Lamps Co., Ltd' },
      { from: 'Li Na <na@bll.example>' },
    ],
    [
      body('Aldo Berti\nBerti Importaciones'),
      { company: 'Berti Importaciones' },
      { from: 'Aldo Berti <aldo@b-imp.example>' },
    ],
  ]);
  cases('is the person who signs for a desk', [
    [
      'Please quote MIA-SJO, 40 kg, CPT.\n\nWith regards,\nAnil Kumar\nIndus Air Cargo',
      { name: 'Anil Kumar' },
      { from: 'Pricing Desk <pricing@indus.example>' },
    ],
  ]);
});
