import { describe, expect, it } from '@jest/globals';
import { listReasons, readCargo, readsAllFigures } from './read-cases.js';

describe('Rows that say what each weighs and what that makes', () => {
  readsAllFigures('are added up by what they make', [
    [
      'Quote MIA-SJO CPT\n4 boxes 60x40x50 cm, 31 kg each = 124 kg\n2 pallets 120x80x100 cm, 150 kg each = 300 kg',
      { kg: 424, pieces: 6 },
    ],
    [
      'Cotizar MIA-SJO CPT\n4 cajas 60x40x50 cm, 31 kg c/u = 124 kg\n2 tarimas 120x80x100 cm, 150 kg c/u = 300 kg\nTotal 424 kg',
      { kg: 424 },
    ],
  ]);
  it('are held where the product is none', async () => {
    const body =
      'Quote MIA-SJO CPT\n4 boxes 60x40x50 cm, 31 kg each = 186 kg\n2 pallets 120x80x100 cm, 150 kg each = 300 kg';
    expect((await readCargo(body)).open).not.toEqual([]);
  });
});

describe('Cargo that a sentence calls old and takes back', () => {
  readsAllFigures('is none', [
    [
      'Quote MIA-GUA CPT. Now: 1 pallet 120x80x150 cm 260 kg. Old one (3 pallets 700 kgs) pls forget.',
      { kg: 260, pieces: 1 },
    ],
    [
      'Cotizar MIA-GUA CPT 1 tarima 120x80x150 cm 260 kg. Lo anterior (3 tarimas 700 kg) ya no va.',
      { kg: 260, pieces: 1 },
    ],
    [
      'Quote MIA-GUA CPT 1 pallet 120x80x150 cm 260 kg. The earlier one of 3 pallets, 700 kg is cancelled.',
      { kg: 260, pieces: 1 },
    ],
  ]);
});

describe('A table', () => {
  it('of numbered rows states the weight of each row with its unit', async () => {
    const rows = [
      '| Bulto | Contenido | Medidas | Peso |',
      '| 1 | Motor | 70 x 65 x 140 cm | 83 kg |',
      '| 2 | Mesa | 125 x 65 x 25 cm | 38 kg |',
    ];
    expect(await readCargo(`Cotizar CPT FRA-TGU\n${rows.join('\n')}`)).toMatchObject({ kg: 121, pieces: 2, open: [] });
  });
  it('of counted rows leaves open whose weight a row states', async () => {
    const rows = [
      '| Cant | Contenido | Medidas | Peso |',
      '| 1 | Motor | 70 x 65 x 140 cm | 83 kg |',
      '| 2 | Mesa | 125 x 65 x 25 cm | 38 kg |',
    ];
    expect((await readCargo(`Cotizar CPT FRA-TGU\n${rows.join('\n')}`)).open).not.toEqual([]);
  });
  it('may have its unit alone behind the headings', async () => {
    const body =
      'Quote IST-SJO CPT\nPCS   L     W    H    (cm)\n 3    110   70   65\n 2    80    60   50\n\nTOTAL 5 CASES / 466 KGS';
    expect(await readCargo(body)).toMatchObject({ kg: 466, pieces: 5, m3: 1.98, open: [] });
  });
});

describe('Two airports of one origin', () => {
  it('leave nothing open where the route names one of them', async () => {
    const body = 'Please quote 4 cartons 92 kg, 55x45x30 cm each. Routing: BOM - PTY, CPT';
    expect(await listReasons(body, { subject: 'Charges required - PNQ/BOM to PTY' })).toEqual([]);
  });
});
