import { describe } from '@jest/globals';
import { readsAllFigures } from './read-cases.js';

describe('A mail that was dictated', () => {
  readsAllFigures('says a side in metres and goes on without a comma', [
    [
      'cotizar de Madrid a San José son tres tarimas de un metro diez por un metro por un metro cuarenta y cinco el peso total es de quinientos kilos',
      { pieces: 3, sizes: '3 x 110x100x145', kg: 500 },
    ],
    [
      'necesito cotizar de Lima a Managua dos huacales que miden uno quince por noventa por uno setenta los dos y pesan 380 kilos juntos',
      { pieces: 2, sizes: '2 x 115x90x170', kg: 380 },
    ],
    [
      'quote Hamburg to San Jose two crates one metre ten by one metre by one metre forty five the total weight is 610 kilos',
      { pieces: 2, sizes: '2 x 110x100x145', kg: 610 },
    ],
  ]);
  readsAllFigures('says the sign of decimals', [
    ['cotizar MIA SJO nueve cajas peso bruto setenta y uno coma cinco kilos', { pieces: 9, kg: 71.5 }],
    ['cotizar MIA SJO 4 cajas, 64 kilos, volumen cero punto ocho metros cúbicos', { pieces: 4, kg: 64, m3: 0.8 }],
    ['cotizar MIA SJO 4 cajas, 64 kilos, volumen uno coma cero cinco metros cúbicos', { m3: 1.05 }],
    [
      'quote MIA SJO six boxes, gross weight eighty one point five kilos, volume one point two cubic metres',
      { kg: 81.5, m3: 1.2 },
    ],
  ]);
  readsAllFigures('says commas that part two statements', [
    ['cotizar MIA SJO coma peso bruto ochenta kilos coma cuatro cajas', { pieces: 4, kg: 80 }],
  ]);
  readsAllFigures('says the letters of its term', [
    ['cotizar MIA SJO 4 cajas de 20 kilos cada una término efe ce a', { term: 'FCA', kg: 80 }],
    ['cotizar MIA SJO 4 cajas de 20 kilos cada una término ce i pe', { term: 'CIP', kg: 80 }],
  ]);
});
