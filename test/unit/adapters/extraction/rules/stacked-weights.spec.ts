import { describe } from '@jest/globals';
import { readsAllFigures, readsFacts } from './read-cases.js';

describe('Weights one below the other', () => {
  readsAllFigures('are those of one piece each', [
    [
      'Please quote CPT MIA-SJO. 5 pallets 120x80x100 cm each. Weights:\n182 kg\n175.5 kg\n190 kg\n168 kg\n201 kg\n\nThanks',
      { pieces: 5, kg: 916.5 },
    ],
    [
      'Please quote CPT MIA-SJO.\n4 pallets, all 120x100x110 cm, gross weights in kg:\n\n1. 212\n2. 198\n3. 240\n4. 205\n',
      { pieces: 4, kg: 855 },
    ],
    ['Favor cotizar CPT MIA-SJO.\n3 tarimas de 120x80x95 cm.\nPesos:\n- 145 kg\n- 160 kg\n- 152,5 kg', { kg: 457.5 }],
    [
      'Favor cotizar CPT MIA-SJO.\n3 tarimas de 120x80x95 cm.\nPesos brutos (kg):\nTarima 1: 145\nTarima 2: 160\nTarima 3: 152.5',
      { pieces: 3, kg: 457.5 },
    ],
    ['Please quote CPT MIA-SJO. 3 crates 100x80x90 cm.\nCrate A 120 kg\nCrate B 135 kg\nCrate C 140 kg', { kg: 395 }],
    ['Quote CPT MIA-SJO. 2 crates 40x30x30 in. The weights in lbs are\n220\n264\n', { pieces: 2, kg: 219.54 }],
  ]);
  readsFacts('are none where the list is of something else', [
    ['Quote CPT MIA-SJO, 2 pallets 120x80x100 cm\nGross 300 kg\nNet 280 kg', { kg: 300 }],
    ['Quote CPT MIA-SJO, 2 pallets 120x80x100 cm, 300 kg\nNet weights:\n140 kg\n142 kg', { kg: 300 }],
  ]);
});

describe('A weight in a coarse unit', () => {
  readsAllFigures('gives way to the same in kilograms or pounds', [
    ['Cotizar CPT MIA-SJO: 12 quintales (552 kg) de semilla en 4 bultos de 100x80x60 cm', { kg: 552, pieces: 4 }],
    ['Please quote CPT MIA-SJO: 4 boxes 100x80x60 cm, half a ton (512 kg)', { kg: 512 }],
    ['Cotizar CPT MIA-SJO: 4 bultos de 100x80x60 cm, 20 arrobas (230 kg)', { kg: 230 }],
    ['Please quote CPT MIA-SJO: 4 boxes 100x80x60 cm, 1,200 lb (544 kg)', { kg: 544.31 }],
  ]);
});

describe('Sides in feet with three decimals', () => {
  readsAllFigures('are no thousands', [
    ["Please quote CPT MIA-SJO, 2 crates 4' x 3.333' x 3', 410 kg total", { sizes: '2 x 121.9x101.6x91.4' }],
    ['Please quote CPT MIA-SJO, 2 crates of 3.333 ft x 3 ft x 4 ft, total 410 kg', { sizes: '2 x 101.6x91.4x121.9' }],
    ['Please quote CPT MIA-SJO, 2 crates 48.125" x 40.333" x 36", 410 kg total', { sizes: '2 x 122.2x102.4x91.4' }],
  ]);
});
