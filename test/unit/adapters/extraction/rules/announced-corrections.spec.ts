import { describe, expect, it } from '@jest/globals';
import { extractFrom, pickFacts } from './extract-facts.js';
import { listReasons, readsAllFigures } from './read-cases.js';

const EN = 'Please quote Miami to SJO, EXW, 1 box 180 x 75 x 70 cm, 118 kg.';
const ES = 'Favor cotizar Miami a SJO, EXW, 1 caja de 180 x 75 x 70 cm, 118 kg.';
const HIGHER = { kg: 118, sizes: '1 x 180x75x80' };
const THREAD = `

On Mon, 3 Nov 2026 at 09:12, Priya <p@x.example> wrote:
> kindly quote for 5 cartons leather gloves, 58 x 45 x 38 cms each, 115 kgs, FOB Chennai to Managua airport.`;

describe('A correction of one value', () => {
  readsAllFigures('is applied', [
    [`${ES}\nCorrijo: la altura no es 70 sino 80 cm. Lo demás está bien.`, HIGHER],
    [`${ES}\nMe equivoqué, el alto es de 80 y no de 70.`, HIGHER],
    [`${ES}\nMe equivoqué en la altura: son 80 cm.`, HIGHER],
    [`${ES}\nDisculpen, la caja va a 80 de alto.`, HIGHER],
    [`${ES}\nOjo: el alto correcto es 80.`, HIGHER],
    [`${EN}\nCorrection: height should read 80 not 70.`, HIGHER],
    [`${EN}\nOops, wrote the wrong height: 80.`, HIGHER],
    [`${EN}\nMy bad - the box is 80 high.`, HIGHER],
    [`${EN}\nP.S. I mistyped the length, it is 190.`, { sizes: '1 x 190x75x70' }],
    [`${ES}\nCorrijo: el peso no es 118 sino 128 kg.`, { kg: 128 }],
    [`${ES}\nFe de erratas: donde dice 118 kg léase 128 kg.`, { kg: 128 }],
    [`${EN}\nCorrection: gross weight 128, not 118.`, { kg: 128 }],
    [`${EN.replace('118 kg.', '118 kg... scratch that, 128 kg.')}`, { kg: 128 }],
    [`${ES.replace('118 kg.', '118 kg, no, espere, 128 kg.')}`, { kg: 128 }],
  ]);

  it.each([
    `${ES}\nFe de erratas: donde dice 180 debe leerse 190.`,
    `${ES}\nCorrijo: el largo y el ancho están mal, son 190 y 85.`,
    `${EN}\nThe third dimension should be 80.`,
    `${EN}\nPlease read 80 instead of 70.`,
    `${EN}\nTypo above. The middle one is 85.`,
  ])('holds where it is not: %s', async (body) => expect(await listReasons(body)).toContain('figures-doubtful'));
});

describe('A follow-up above the quoted request', () => {
  it.each([
    'Sorry, it is 7 cartons, not 5 as I wrote this morning. Weight also goes up to 161 kgs. Please quote accordingly.',
    'Ya son 7 cajas y no 5. El peso también sube hasta 161 kg. Favor cotizar de nuevo.',
  ])('has the figures that hold: %s', async (body) => {
    const request = await extractFrom(`${body}${THREAD}`, { subject: 'Re: enquiry' });
    expect(pickFacts(request, { kg: 161, pieces: 7, sizes: '' })).toEqual({
      kg: 161,
      pieces: 7,
      sizes: '7 x 58x45x38',
    });
  });

  it('is held where it changes the count above a total weight', async () => {
    const { cargoDoubts } = await extractFrom(`It is 7 cartons, not 5 as I wrote. Please quote.${THREAD}`);
    expect(cargoDoubts?.map(({ code }) => code)).toEqual(['total-differs-from-parts']);
  });
});
