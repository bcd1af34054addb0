import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('How many pieces a size has', () => {
  cases('stands in brackets behind it', [
    ['Quote MIA-SAL 3 boxes, 212 kg, 80x60x55 cm (x2) and 100x60x40 cm (x1)', { sizes: '2 x 80x60x55; 1 x 100x60x40' }],
    ['Quote MIA-PTY 8 boxes, 187 kg: 34x13x24 in (4x), 32x9x13 in (4x)', { pieces: 8, m3: 0.94 }],
  ]);
  cases('is one for a piece with a letter or a number of its own', [
    [
      'Quote MIA-PTY 2 crates:\n- crate A 40x32x30 cm, 61 kg\n- crate B 28x24x24 cm, 29 kg',
      { pieces: 2, sizes: '1 x 40x32x30; 1 x 28x24x24', kg: 90 },
    ],
  ]);
  cases('is one each time that a list names the same size', [
    [
      'Quote BLR-GUA\nPkgs: 3 boxes, 341 kg\nDims (cms): 110x60x55 / 110x60x55 / 70x50x45',
      { pieces: 3, sizes: '1 x 110x60x55; 1 x 110x60x55; 1 x 70x50x45' },
    ],
    ['Quote MIA-GUA 1 box 48x40x36 in (122x102x91 cm), 90 kg', { pieces: 1, m3: 1.13 }],
  ]);
  cases('stands alone in the line above it', [
    ['Cotizar. Datos:\n4\n120x80x95\n318 kg\nfiltros\nCPT', { pieces: 4, kg: 318, sizes: '4 x 120x80x95' }],
  ]);
  cases('is no net weight', [
    [
      'Cotizar MIA-SAL 30 hieleras, 22 kg brutos por hielera (18 netos), 60x40x35 cm',
      { pieces: 30, kg: 660, sizes: '30 x 60x40x35' },
    ],
  ]);
});

describe('What the newest message counts', () => {
  cases('holds for the size that an older one gave for all', [
    [
      'Correcto, son 4 tarimas, 1080 kg. Coticen así.\n\nOn Mon, 9 Mar 2026, Desk wrote:\n> MIA-SJO, DAP Grecia: 6 tarimas, cada tarima 120x100x105 cm, 1620 kg',
      { pieces: 4, kg: 1080, sizes: '4 x 120x100x105' },
    ],
    [
      'Las cajas son 5, no 3. CIP SAL, cotizar.\n\n-----Mensaje original-----\nPara 3 cajas de Bogotá: cada caja 48x38x35, 14 kg por caja',
      { pieces: 5, kg: 70, sizes: '5 x 48x38x35' },
    ],
  ]);
});

describe('A bare number', () => {
  cases('answers the question below it', [
    [
      '8\n\nLigia\n\n> Para cotizarle MIA-SJO CPT: ¿cuántos bultos son?\n> Tenemos 96 kg, 40x40x40 cm cada bulto, juguetes.',
      { pieces: 8, kg: 96, sizes: '8 x 40x40x40' },
    ],
  ]);
});

describe('The weight of one piece', () => {
  cases('stands in the sentence of that piece', [
    ['Quote MIA-SJO, 9 boxes of knobs. Each box 35x30x25 cm, 14 kg', { pieces: 9, kg: 126 }],
    ['Cotizar MIA-GUA 4 cajas. Peso: 96 kgs. c/u', { kg: 384 }],
  ]);
  cases('stands in a list, though the size before it is that of each', [
    ['Quote MIA-GUA 3 crates, 4 ft x 3 ft x 3 ft each and weigh 85, 92 and 110 lbs', { pieces: 3, kg: 130.18 }],
  ]);
});

describe('A form whose signs are gone', () => {
  cases('is read label by label', [
    [
      'Solicitud\n\nNombreGerardo Prado\nOrigenMIA\nDestinoMGA\nBultos3\nPeso bruto240 kg\nMedidas80x60x70 cm\nIncotermCPT',
      { from: 'MIA', to: 'MGA', pieces: 3, kg: 240, term: 'CPT', name: 'Gerardo Prado' },
    ],
  ]);
});
