import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
const reply = (answer: string, ...earlier: readonly string[]) =>
  [
    answer,
    '',
    'On Mon, Jun 15, 2026 at 9:00 AM Ana Prueba <ana@probe.example> wrote:',
    ...earlier.map((line) => `> ${line}`),
  ].join('\n');
const REQUEST = 'Please quote CPT MIA-SJO, 2 pallets 120x80x100 cm, 540 kg, toys.';

describe('A correction', () => {
  cases('of one side changes that side', [
    ['Quote CPT MIA-SJO 2 pallets 120x80x100 cm 540 kg. Height is 115 not 100.', { sizes: '2 x 120x80x115' }],
    ['cotizar MIA-SJO 3 cajas 40x30x20 cm, 20 kg. La altura debe ser 25.', { sizes: '3 x 40x30x25' }],
    [
      'quote MIA-SJO 3 plts 48x40x50 in 900 lbs. Height should be 60 instead of 50.',
      { sizes: '3 x 121.9x101.6x152.4' },
    ],
    [reply('Sorry, the width is 90, not 80', REQUEST), { sizes: '2 x 120x90x100' }],
  ]);
  cases('of a unit changes what was stated in the other one', [
    [reply('Sorry it is pounds, not kilos.', REQUEST), { kg: 244.94, pieces: 2 }],
    [reply('Perdón, son libras no kilos', 'Favor cotizar MIA-SJO 3 cajas de 60x40x40 cm, 200 kg'), { kg: 90.72 }],
    [
      'quote MIA-SJO 2 boxes 40x30x20 cm, 20 kg. Sorry, the dims are in inches, not cm.',
      { sizes: '2 x 101.6x76.2x50.8' },
    ],
    ['cotizar MIA-SJO 2 cajas 40x30x20, 20 kg. me equivoqué: pulgadas', { sizes: '2 x 101.6x76.2x50.8' }],
  ]);
  cases('of the quantity multiplies the cargo below', [
    [reply('Same as below but double the quantity please.', REQUEST), { kg: 1080, pieces: 4, m3: 3.84 }],
    [reply('Por favor el doble de la cantidad', REQUEST), { kg: 1080, pieces: 4 }],
    [reply('We need three times the quantity now', REQUEST), { kg: 1620, pieces: 6 }],
  ]);
  cases('of a weight leaves the new one', [
    ['Cotizar CPT MIA-SJO 2 tarimas 120x80x100 cm; antes eran 540 kg, ahora 612 kg', { kg: 612 }],
    ['Quote MIA-SJO 2 plts 120x80x100 cm. It was 540 kg, now 612 kg', { kg: 612 }],
    ['Quote MIA-SJO 2 plts 120x80x100 cm. The weight was 540 kg but now it is 498 kg', { kg: 498 }],
  ]);
  it('that finds nothing to change is a doubt', async () => {
    const { cargoDoubts } = await extractFrom('Hello, please double the quantity');
    expect(cargoDoubts).toEqual([{ code: 'figures-ambiguous', words: 'Hello, please double the quantity' }]);
  });
});

describe('Sizes in a row behind a count', () => {
  cases('are those of one piece each where there are as many', [
    ['Quote MIA-SJO: 3 pallets 120x80x100 cm, 110x80x100 cm and 120x100x140 cm, 810 kg', { pieces: 3, m3: 3.52 }],
    ['cotizar MIA-GUA 2 cajas 60x40x40 cm y 50x40x30 cm, 40 kg', { pieces: 2, m3: 0.16 }],
  ]);
});
