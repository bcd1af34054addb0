import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

/** Weights of elevators, roads and tariffs, and the cargo beside them. */
const LOAD_CAPACITIES: readonly (readonly [string, Facts])[] = [
  ['Please quote to SJO: 7 boxes, 31 kg each. The elevator holds 450 kg.', { pieces: 7, kg: 217 }],
  ['Favor cotizar a SAL 4 bultos de 48 kg c/u. El ascensor solo soporta 350 kilos.', { pieces: 4, kg: 192 }],
  ['Cotizar a GUA: 2 tarimas, 410 kg en total. Nuestro montacargas levanta hasta 1500 kg', { pieces: 2, kg: 410 }],
  ['Quote to LIR: 3 crates, 26.5 kg each. The road is narrow, nothing over 4 tons.', { pieces: 3, kg: 79.5 }],
  ['Cotizar a LIR 5 cajas de 12 kg. Al residencial no entra nada de mas de 3 toneladas', { pieces: 5, kg: 60 }],
  ['Cotizar a PTY 14 cartones, 1.4 m3. Si hay tarifa para más de 300 kilos indíquela', { kg: undefined, m3: 1.4 }],
  ['Rates to GUA at +100 / +300 and min please. Actual cargo: 11 ctns, 184 kg, 1.2 cbm', { pieces: 11, kg: 184 }],
  ['please quote to PTY: the crate weighs 640 kg, our crane lifts 1000 kg', { kg: 640 }],
  ['cotizar a SAP una caja que pesa más de 300 kilos', { pieces: 1, kg: 300 }],
];

/** Cargo of another agent, another time or another shipment. */
const ELSEWHERE: readonly (readonly [string, Facts])[] = [
  [
    'Cotizar a MGA:\nBulto 1: 50x40x40 cm, 85 kg\nBulto 2: 110x90x90 cm, 55 kg\nOtro agente nos calculó 275 kilos',
    { pieces: 2, kg: 140 },
  ],
  [
    'Quote to PTY: 35 x 30 x 25 cm x 8 cartons, 7 kg per carton. We moved 60 cartons with another forwarder.',
    { pieces: 8, kg: 56 },
  ],
  [
    'Quote to SJO\n1 pc 90x90x40 cm 120 kgs\nThe old core (95 kgs) comes back later, separate RFQ',
    { pieces: 1, kg: 120 },
  ],
  ['Otro agente nos cotizó ya: son 6 cajas, 90 kg. ¿Cuánto sería con ustedes a SAL?', { pieces: 6, kg: 90 }],
];

/** Figures of each piece that stand beside a figure of all, and counts behind sizes. */
const PER_PIECE: readonly (readonly [string, Facts])[] = [
  ['Quote to PTY\n9 cartons 40x30x30 cm each\n18.5 kg gross / 16 kg net per carton', { pieces: 9, kg: 166.5 }],
  ['Cotizar GUA: 6 cajas, 21 kg bruto y 19 kg neto por caja', { pieces: 6, kg: 126 }],
  [
    'Quote to GUA\nPkgs: 4 pallets\nDims: 110x95x130 (3 nos), 80x80x75 (1 no), in cms\nGross wt: 702 kgs',
    { pieces: 4, sizes: '3 x 110x95x130; 1 x 80x80x75' },
  ],
  [
    'cotizar a SJO 9 cajas, no perdón, la otra no va: 140 kg, cada caja 130x20x70 cm',
    { pieces: 9, sizes: '9 x 130x20x70' },
  ],
  [
    'Quote to SJO: two flight cases that are 50" long, 30" wide and 30" high, 200 lbs each, and then a roll of cloth, 90" x 12" x 12", 50 lbs',
    { pieces: 3, kg: 204.12, sizes: '2 x 127x76.2x76.2; 1 x 228.6x30.5x30.5' },
  ],
  ['cotizar a SAL: una docena de cajas y dos estuches grandes, 150 kilos en total', { pieces: 14, kg: 150 }],
  ['cotizar a SAL 10 cajas con 40 estuches, 90 kg', { pieces: 10, kg: 90 }],
  [
    'Pricing to SAP please\n- Crate 1: 40x30x28, 250\n- Crate 2: 40x30x20, 190\n\n(all sizes in inches, all weights in pounds)',
    { pieces: 2, kg: 199.58, sizes: '1 x 101.6x76.2x71.1; 1 x 101.6x76.2x50.8' },
  ],
];

/** Sides in metres and centimetres as people say them, without their units. */
const SPOKEN: readonly (readonly [string, Facts])[] = [
  ['Cotizar a SJO 1 caja de uno quince por ochenta por setenta, 45 kilos', { sizes: '1 x 115x80x70' }],
  ['cotizar a SAL 2 cajas de dos treinta por uno veinte por noventa, 80 kilos', { sizes: '2 x 230x120x90' }],
  [
    'cotizar a GUA: mide un metro veinte de largo, un metro diez de ancho y uno setenta y cinco de alto, 200 kg',
    { m3: 2.31 },
  ],
  ['Quote to PTY one crate, one ten by eighty by ninety cm, 45 kilos', { sizes: '1 x 110x80x90' }],
  ['Cotizar a SJO dos cajas de veinte kilos', { pieces: 2, kg: 40, sizes: '' }],
];

describe('the figures of this cargo', () => {
  it.each(LOAD_CAPACITIES)('in "%s" are told from what a floor, a road or a tariff bears', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

  it.each(ELSEWHERE)('in "%s" are told from those of other cargo', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

  it.each(PER_PIECE)('in "%s" are those of each piece where they are said so', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

  it.each(SPOKEN)('in "%s" are metres and centimetres where they are said so', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});
