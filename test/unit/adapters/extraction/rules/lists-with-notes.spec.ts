import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readsFacts } from './read-cases.js';

describe('A table', () => {
  readsFacts('goes on below the blank lines that a web page leaves between its rows', [
    [
      'Quote ATL-GUA\n<table>\n<tr><th>Type</th><th>Qty</th><th>L (in)</th><th>W (in)</th><th>H (in)</th><th>Lbs ea</th></tr>\n<tr><td>Crate</td><td>3</td><td>40</td><td>30</td><td>20</td><td>100</td></tr>\n<tr><td>Skid</td><td>1</td><td>48</td><td>40</td><td>50</td><td>400</td></tr>\n</table>',
      { pieces: 4, kg: 317.51, sizes: '3 x 101.6x76.2x50.8; 1 x 121.9x101.6x127' },
    ],
    [
      'Cotizar MIA-SJO\n\nCant\tLargo\tAncho\tAlto\tKg c/u\n\n2\t60\t40\t30\t12\n\n5\t50\t50\t50\t20\n\nGracias',
      { pieces: 7, kg: 124, sizes: '2 x 60x40x30; 5 x 50x50x50' },
    ],
    [
      'Quote MIA-SJO\n\nQty | L cm | W cm | H cm | Gross kg\n\n1 | 120 | 80 | 90 | 210\n\n1 | 100 | 60 | 70 | 95\n\nThanks',
      { pieces: 2, kg: 305 },
    ],
  ]);
  readsFacts('has titles in other languages', [
    [
      'Quote AMS-SJO\nAantal;Soort;Lengte_cm;Breedte_cm;Hoogte_cm;Bruto_kg_per_colli\n2;KIST;100;80;60;200\n1;DOOS;60;40;40;30',
      { pieces: 3, kg: 430, sizes: '2 x 100x80x60; 1 x 60x40x40' },
    ],
    [
      'Please quote FRA-PTY\nAnzahl;Art;Länge;Breite;Höhe;Bruttogewicht kg\n2;Palette;120;80;100;500\n1;Kiste;60;60;60;90',
      { pieces: 3, kg: 590, sizes: '2 x 120x80x100; 1 x 60x60x60' },
    ],
    [
      'Please quote CDG-GUA\nColis | Longueur | Largeur | Hauteur | Poids brut kg\n3 | 80 | 60 | 50 | 150\n1 | 40 | 40 | 40 | 20',
      { pieces: 4, kg: 170, sizes: '3 x 80x60x50; 1 x 40x40x40' },
    ],
  ]);
  readsFacts('whose packages go by a name and a number has one in each row', [
    [
      'Cotizar MIA-SJO\nBulto\tLargo\tAncho\tAlto\tKg\nCaja 1\t60\t40\t30\t10\nCaja 2\t60\t40\t30\t11\nCaja 3\t50\t40\t30\t9',
      { pieces: 3, kg: 30 },
    ],
    ['Quote MIA-SJO\nPackage\tL\tW\tH\tKg\nPLT #1\t120\t80\t90\t300\nPLT #2\t120\t80\t95\t310', { pieces: 2, kg: 610 }],
  ]);
});

describe('A list whose units or columns a note names', () => {
  readsFacts('weights are in kilograms between other columns', [
    [
      'Cotizar CPH-LIR\nCj 1/2  Cuerpo  neto 318,0   bruto 362,0   140x90x120\nCj 2/2  Motor  neto 145,0   bruto 160,5   90x70x75\n(medidas en cm, pesos en kg)',
      { pieces: 2, kg: 522.5 },
    ],
    [
      'Cotizar MAD-GUA. Pesos en kg, medidas en cm.\nBulto 1: bruto 80   60x40x40\nBulto 2: bruto 95,5   70x50x50',
      { pieces: 2, kg: 175.5 },
    ],
    [
      'Quote LHR-SJO (sizes in cm, weights in kg)\nCase 1  net 40  gross 46.5  60x50x40\nCase 2  net 50  gross 57  70x50x40',
      { pieces: 2, kg: 103.5 },
    ],
  ]);
  readsFacts('seals are no word of a total', [
    [
      'Cotizar MIA-SJO\nCj 1/2 Filtros bruto 20 kg 40x40x40 cm\nCj 2/2 Sellos y juntas bruto 12 kg 40x40x30 cm',
      { kg: 32 },
    ],
    ['Cotizar MIA-SJO 2 cajas, pesan juntas 40 kg, 40x40x40 cm c/u', { kg: 40 }],
  ]);
  readsFacts('numbers between slashes are what the legend says', [
    [
      'Quote AMD-PTY\n2/120/80/100\n1/120/80/65\n(pcs/L/W/H cms)\nTTL 3 pcs 504 kgs',
      { sizes: '2 x 120x80x100; 1 x 120x80x65' },
    ],
    [
      'Quote MIA-SJO 5 ctns 60 kg\nL/W/H/qty in inches\n20/16/10/3\n18/12/12/2',
      { sizes: '3 x 50.8x40.6x25.4; 2 x 45.7x30.5x30.5' },
    ],
    [
      'Cotizar MIA-SJO 4 bultos 90 kg\n(cant/largo/ancho/alto cm)\n3/60/40/40\n1/100/50/40',
      { sizes: '3 x 60x40x40; 1 x 100x50x40' },
    ],
  ]);
  readsFacts('things are counted at the head of each line', [
    [
      'Cotizar TLV-GUA:\n- 4 bombas de riego en cajón, 87 kilos c/u, 105 x 60 x 70 c/u\n- 8 rollos de manguera, 23 kilos c/u, 70 x 70 x 25 c/u\nTodo en cm.',
      { pieces: 12, kg: 532, m3: 2.74 },
    ],
    [
      'Quote MIA-SJO:\n* 3 motors boxed, 40 kg each, 60 x 50 x 40 cm each\n* 2 rolls of cable, 15 kg each, 50 x 50 x 30 cm each',
      { pieces: 5, kg: 150 },
    ],
    [
      'Cotizar MIA-SJO\n6 sillas dentales, 55 kg c/u, 120 x 80 x 70 cm c/u\n2 cajas de repuestos, 20 kg c/u, 50 x 40 x 40 cm c/u',
      { pieces: 8, kg: 370 },
    ],
  ]);
  readsFacts('labels of each and of all packages', [
    [
      'AQ\nFrom ....... SCL\nTo ....... PTY\nQty of pkgs ...... 3 pallets\nEach pkg ....... 110 x 90 x 70 cm\nEach pkg kg ...... 412\nAll pkgs kg ...... 1,236',
      { kg: 1236, pieces: 3 },
    ],
    ['Quote MIA-SJO\nPkgs: 4 cartons\nEach carton kg: 12.5\nDims: 40x40x40 cm each', { kg: 50, pieces: 4 }],
  ]);
});

describe('What one of several boxes has', () => {
  readsFacts('is that of each, and no further box', [
    [
      'Quote CCU-PTY. Total boxes 11. Box weight 28 kg (gross, one box). Box size 45 x 45 x 35 cm (one box).',
      { pieces: 11, kg: 308, m3: 0.78 },
    ],
    ['Quote MIA-SJO 6 cartons, 14 kg (one carton), 40x30x30 cm (one carton)', { pieces: 6, kg: 84 }],
    ['Cotizar MIA-SJO 9 cajas de 40x40x40 cm, 11 kg (una caja)', { pieces: 9, kg: 99 }],
  ]);
});

describe('What cannot be read as one cargo', () => {
  it.each([
    'Quote HAM-GUA. The shipper can pack either 2 pallets 120x100x160 cm / 690 kg, or 36 loose cartons 50x40x45 cm / 612 kg',
    'Cotizar MIA-SJO ya sea 3 tarimas 120x80x100 cm 500 kg o 40 cajas 40x40x40 cm 450 kg',
    'Please quote MIA-SJO for both options: 2 pallets 400 kg, 20 boxes 350 kg',
    'Cotizar MIA-SJO las dos opciones: 2 tarimas 400 kg, 20 cajas 350 kg',
  ])('is a choice between two: %s', async (body) => {
    expect((await extractFrom(body)).severalShipments).toBe(true);
  });
  it.each([
    'Quote COK-SAP 10 cartons spices, 25 kg gross per carton, 50x40x40 cm each. Total gross weight 310 kg.',
    'Cotizar MIA-SJO 8 cajas de 12 kg cada una, 40x40x40 cm, peso total 140 kg',
    'Quote MIA-SJO 20 bags, 50 lb each, total weight 1,300 lb, 60x40x20 cm each',
  ])('is a total that its pieces contradict: %s', async (body) => {
    expect(await listReasons(body)).toContain('figures-doubtful');
  });
  it.each([
    'Quote MIA-SJO 12 boxes, 8 kg each, total weight 99 kg, 40x40x40 cm each',
    'Cotizar MIA-SJO 10 cajas de 25 kg cada una, 50x40x40 cm, peso total 250 kg',
  ])('a total that rounding explains stands: %s', async (body) => {
    expect(await listReasons(body)).not.toContain('figures-doubtful');
  });
  it.each([
    'How much is a door to door courier for one envelope of documents, 0.4 kg, from BOS to SJO?',
    '¿Cuánto cuesta un courier de MIA a SJO, 1 caja 3 kg?',
    'Quote MIA-SJO 1 box 4 kg, it has to go by courier',
  ])('is a courier: %s', async (body) => {
    expect(await listReasons(body)).toContain('not-air-freight');
  });
  it('is no courier where its price is compared', async () => {
    expect(
      await listReasons('Quiero comparar su precio con el courier: 4 cajas 96 kg MIA-TGU por avión'),
    ).not.toContain('not-air-freight');
  });
});

describe('An addition of the writer', () => {
  readsFacts('behind marks of quoting counts', [
    [
      'Quote TLV-SJO 2 crates, each 260 x 130 x 60 cm and 390 kg.\n\n>> EDIT: factory now says 3 crates, same size and weight each.',
      { pieces: 3, kg: 1170 },
    ],
    ['Cotizar MIA-SJO 4 cajas de 20 kg c/u, 40x40x40 cm.\n\n> CORRECCIÓN: ahora son 5 cajas', { pieces: 5, kg: 100 }],
    ['Quote MIA-SJO 2 pallets, 120x80x100 cm each, 300 kg each.\n>> UPDATE: now 4 pallets', { pieces: 4, kg: 1200 }],
  ]);
});

describe('The value of goods', () => {
  readsFacts('is what the buyer paid the sender', [
    ['Quote CVG-SJO 1 crate 388 pounds. They paid us $6,450 (US).', { value: '6450 USD' }],
    ['Cotizar MEX-GUA 1 caja 40 kg. El cliente nos pagó 3.200 dólares.', { value: '3200 USD' }],
    ['Quote MIA-SJO 1 box 40 kg. We sold it to the clinic for $900.', { value: '900 USD' }],
    ['Quote MIA-SJO 1 box 40 kg. They paid us $300 for the freight.', { value: undefined }],
  ]);
});

describe('A place', () => {
  readsFacts('in small letters beside the word airport', [
    ['quote: fees at sap airport honduras, 3 boxes 70 lb each, from jfk', { to: 'SAP' }],
    ['how much at sal airport, 2 boxes 40 kg from mia', { to: 'SAL' }],
    ['quote 2 boxes 40 kg from mia to gua airport', { to: 'GUA' }],
  ]);
  readsFacts('up and on from the airport is where the goods go', [
    [
      'Quote DAP 5 cartons 50 kg from EMA, through the airport in Managua and up to Jinotega',
      { to: 'MGA', city: 'Jinotega' },
    ],
    ['Quote DAP 5 cartons 50 kg from MIA, into Managua airport and on to Estelí', { to: 'MGA', city: 'Estelí' }],
    ['Quote DAP 5 cartons 50 kg from MIA, into San José airport and over to Limón', { to: 'SJO', city: 'Limón' }],
  ]);
});

describe('Papers of a shipment', () => {
  it.each([
    'Va la factura y la lista de empaque de las 5 cajas de libros, 110 kg, MEX-SJO. La guía la mando apenas me la suelte la línea. Avísame si falta algo.',
    'Invoice and packing list for the 3 pallets MIA-SJO 400 kg. Let me know if anything is missing.',
    'Factura de las 4 cajas, 80 kg, MIA-GUA. Díganme si les falta algún documento.',
  ])('ask no price: %s', async (body) => {
    expect((await extractFrom(body)).isQuotationRequest).toBe(false);
  });
  it('may come with a request', async () => {
    const request = await extractFrom(
      'Va la lista de empaque, favor cotizar MIA-SJO 3 cajas 60 kg. Avíseme si falta algo.',
    );
    expect(request.isQuotationRequest).toBe(true);
  });
});
