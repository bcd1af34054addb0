import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('A weight of each', () => {
  cases('is that of the handling unit it names, not of what lies inside', [
    ['Cotizar 4 tarimas con 60 cajas de vasos, 110x100x120 cm cada tarima, 150 kg cada tarima, MIA a SJO', { kg: 600 }],
    ['Please quote 2 skids STC 90 cartons of soap, 48x40x50 in, 410 lbs each skid, JFK to SAL', { kg: 371.95 }],
    ['Quote 3 crates with 24 boxes of tiles, 100x80x60 cm, 210 kg per crate, MAD to GUA', { kg: 630 }],
  ]);
  cases('stands behind the first, the second and what is named without a unit', [
    ['Cotizar 2 tarimas MIA a SAL, 310 kg la primera y 275 kg la segunda, 120x100x90 cm las dos', { kg: 585 }],
    ['Quote 2 crates JFK to PTY, 205 kg the first and 190 kg the second, both 100x80x70 cm', { kg: 395 }],
    [
      'Cotizar MIA a GUA 3 cajas de 40x40x30 y 1 tarima de 120x100x80. Las cajas pesan 12 kg cada una y la tarima 180',
      { kg: 216 },
    ],
    [
      'Quote MIA to SJO 2 boxes 50x40x30 cm and 1 crate 120x80x90 cm. The boxes weigh 20 kg each and the crate 240',
      { kg: 280 },
    ],
  ]);
});

describe('A weight of cargo', () => {
  cases('stands behind the dry ice that goes with it', [
    ['Cotizar 6 bultos con reactivos y hielo seco UN1845, peso bruto total 96 kg, 0,8 m³, de Madrid a SJO', { kg: 96 }],
    ['Please quote 4 boxes of vaccines with dry ice, gross weight 88 kg, 0.6 cbm, AMS to PTY', { kg: 88 }],
    ['Cotizar 3 cajas con hielo seco UN 1845, peso total 54 kg, 0,4 m³, de Miami a SAL', { kg: 54 }],
  ]);
});

describe('A size in brackets', () => {
  cases('has the number before them', [
    [
      'Quote MIA to SJO 4 pcs: 3 x (60x50x40 cm), 1 x (120x80x90 cm), 210 kg',
      { pieces: 4, sizes: '3 x 60x50x40; 1 x 120x80x90' },
    ],
    [
      'Cotizar MIA a GUA 6 bultos: 4 x (50x40x30 cm) + 2 x (90x60x50 cm), 140 kg',
      { pieces: 6, sizes: '4 x 50x40x30; 2 x 90x60x50' },
    ],
    ['Quote JFK to PTY, 5 ctns 5 x (45x45x45 cm), 75 kg', { pieces: 5, sizes: '5 x 45x45x45' }],
  ]);
});

describe('A delivery', () => {
  cases('is asked for where it is among the charges, or where it is put in a place', [
    [
      'Advise destination charges only (handling, clearance, delivery) MIA-SJO DAP Heredia, 4 cartons, 80 kg',
      { city: 'Heredia' },
    ],
    ['Local charges only including delivery please, JFK-SAL, DAP Santa Tecla, 3 boxes 60 kg', { city: 'Santa Tecla' }],
    ['Cotizar de Miami una caja de 90 kg, la necesito puesta en la finca, en Turrialba', { city: 'Turrialba' }],
    ['Cotizar de Miami 2 cajas 90 kg, los ocupo puestos en el hotel, en Jacó', { city: 'Jacó' }],
  ]);
});

describe('An email', () => {
  it.each([
    ['Request for quotation 12/2026, lot 1. Validity: 60 days. 4 crates, 300 kg, Madrid to SJO, DAP Heredia', true],
    ['RFQ 88. Offer validity 30 days. 2 pallets, 420 kg, JFK to PTY, CPT', true],
    ['Solicitud de oferta 7-2026. Validez: 45 días. 3 cajas, 90 kg, de Frankfurt a GUA, CPT', true],
    ['Nuevas frecuencias MIA-SAL con 30 toneladas. ¡Solicite su cotización en nuestro portal!', false],
    ['New flights to PTY, 20 tons a day. Get your quote on our website today!', false],
    [
      'Please quote, as asked: 2 boxes, 60 kg, Miami to SJO, CPT\n\nOn Mon, 4 May 2026, Desk <desk@desk.example> wrote:\n> Send the weights and we will quote you.',
      true,
    ],
    ['We make export crates from USD 15. Reply and we will quote you the best price for air cargo boxes.', false],
  ])('asks for a price or sells one: %s', async (body, asks) => {
    expect((await extractFrom(body)).isQuotationRequest).toBe(asks);
  });
  it.each([
    'CLINICA DEL SOL\nCompras Centrales\nCompra 12\n\nCotizar el flete:\n3 cajas con camillas, 80 x 60 x 50 cm, 90 kg\nDestino: Heredia, término DAP\nOrigen: Madrid',
    'ACME TOOLS\nCompras Centrales\nPO 12\n\nPlease quote:\n2 crates of drills, 80 x 60 x 50 cm, 90 kg\nOrigin: Madrid\nTo: Heredia, DAP',
    'HOTEL BRISA\nCompras Centrales\n\nCotizar:\n5 cajas de sábanas, 90 kg, 0,8 m³\nDe Madrid a Heredia, DAP\nGracias',
  ])('may begin with the letterhead of its sender: %s', async (body) => {
    const asked = { term: 'DAP', to: 'SJO', kg: 90, city: 'Heredia', from: 'MAD' };
    expect(pickFacts(await extractFrom(body, { from: 'Compras <compras@sol.example>' }), asked)).toEqual(asked);
  });
});

describe('A number of pieces', () => {
  cases('is the one that takes the place of another', [
    ['Cotizar MIA a SJO: no son 12 cajas sino 15, 40x40x30 cm, 300 kg', { pieces: 15 }],
    ['Quote JFK to SAL: it is not 6 crates but 8, 80x60x50 cm, 400 kg', { pieces: 8 }],
    ['Quote MIA to PTY, 5 cartons, well actually 6 now, 40x40x40 cm, 90 kg', { pieces: 6 }],
    ['Cotizar MIA a GUA, 5 bultos, perdón, 7 ahora, de 40x40x40 cm, 90 kg', { pieces: 7 }],
  ]);
  cases('adds the other one, where it has a size of its own', [
    [
      'Tengo en Miami tres hornos. Dos son iguales, de 110x70x90 cm y 60 kg cada uno. El otro: 80x60x70 cm, de 40 kg. Precio a MGA?',
      { pieces: 3 },
    ],
  ]);
});

describe('A sheet with semicolons', () => {
  cases('is a packing list', [
    [
      'Cotizar MIA a SAL:\nBulto;Largo;Ancho;Alto;Cant;Peso unit. (kg)\nTarima;110;100;130;1;250\nCaja;50;50;40;3;20,5\n\nGracias',
      { pieces: 4, kg: 311.5, sizes: '1 x 110x100x130; 3 x 50x50x40' },
    ],
    [
      'Please quote JFK to PTY:\nItem;Qty;Length cm;Width cm;Height cm;Gross kg\nCrate;1;120;80;90;200\nBox;2;60;40;40;44\n\nThanks',
      { pieces: 3, kg: 244, sizes: '1 x 120x80x90; 2 x 60x40x40' },
    ],
    [
      'Cotizar MAD a GUA\nDescripción;Cantidad;Medidas (cm);Peso total (kg)\nMotor;1;90x80x70;140\nBomba;2;50x40x40;60\n\nSaludos',
      { pieces: 3, kg: 200, sizes: '1 x 90x80x70; 2 x 50x40x40' },
    ],
  ]);
});

describe('A weight with its packing', () => {
  cases('is the gross weight, though it has no unit', [
    ['Cotizar MIA a SJO una caja de 120x80x90 cm, pesa 200 kilos la bomba pero ya con la caja son 240', { kg: 240 }],
    ['Cotizar MIA a SAL un motor, pesa 310 kg y con embalaje pesa 345, 120x80x90 cm', { kg: 345 }],
    ['Quote JFK to PTY one crate 120x80x90 cm, the pump is 150 kg but with the crate it is 185', { kg: 185 }],
  ]);
});
