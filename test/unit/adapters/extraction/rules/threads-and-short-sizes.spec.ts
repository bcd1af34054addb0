import { describe, expect, it } from '@jest/globals';
import { extractFrom, pickFacts } from './extract-facts.js';
import { listReasons, readsAllFigures, readsFacts } from './read-cases.js';

describe('Figures that take the place of earlier ones', () => {
  const above = 'Hi, pls requote with below:\n4 pallets: 100*100*120cm\nTotal 820kgs\nothers same\n\nLi\n\n';
  readsAllFigures('stand above the earlier messages', [
    [
      `${above}---Original---\nFrom: Li\n3 pallets 110*110*150cm total 815kgs\n\n---Original---\nFrom: Li\nPVG-GUA, DAP Mixco\n30ctns 800kgs 4.2cbm`,
      { kg: 820, pieces: 4, m3: 4.8, to: 'GUA', city: 'Mixco' },
    ],
    [
      'Favor cotizar lo de abajo\n\n-----Correo original-----\nDe: Ana\nMIA-SJO 10 cajas 300 kg 2 cbm',
      { kg: 300, pieces: 10, m3: 2 },
    ],
  ]);
  readsAllFigures('name what does not hold any more', [
    [
      'Cotizar SZX-SAP: ya no son 30 cartones, son 36. Siempre de 12 kg y 50x40x40 cm cada uno.',
      { kg: 432, pieces: 36 },
    ],
    ['Quote SZX-SAP: it is no longer 30 cartons but 36, 12 kg and 50x40x40 cm each.', { kg: 432, pieces: 36 }],
  ]);

  it('are not those of last month', async () => {
    const body =
      'Quote TAO-SJO 8 crates 105x75x82 cm, 145 kg/crate\nPS: last month rate for 15 crates 2100kg was good.';
    expect(pickFacts(await extractFrom(body), { kg: 1160, pieces: 8 })).toEqual({ kg: 1160, pieces: 8 });
    expect(await listReasons(body)).toEqual([]);
  });
});

describe('Sizes written short', () => {
  const size = { sizes: '3 x 80x120x150', kg: 900 };
  readsAllFigures('name the height with a letter', [
    ['please quote MXP to SAL\n3 plt 80x120xh150 - 900 kg', size],
    ['please quote MXP to SAL\n3 plt 80x120xH 150 cm, 900 kg', size],
    ['please quote MXP to SAL\n3 plt 80x120 h150 cm, 900 kg', size],
    ['please quote MXP to SAL\n3 plt L80xW120xH150 cm, 900 kg', size],
    ['please quote MXP to SAL\n3 plt 80x120xalt 150, 900 kg', size],
  ]);
  readsAllFigures('part their sides by blanks', [
    ['Precio de Bogota a San Salvador, 12 cajas, 180 kg, medida 50 40 30 cm cada una', { sizes: '12 x 50x40x30' }],
    ['Quote BOG-SAL 12 boxes of 15 kg\nDims: 50 40 30 cm', { kg: 180, sizes: '12 x 50x40x30' }],
  ]);
  readsAllFigures('have the letter of the metres between their figures', [
    ['Cotizar CPT MIA-PTY 1 caja de 1m20 x 0m80 x 1m60, 420 kg', { sizes: '1 x 120x80x160', kg: 420 }],
    ['Cotizar CPT MIA-PTY 1 caja de largo 1m20cm, ancho 80cm, alto 1m05cm, 420 kg', { sizes: '1 x 120x80x105' }],
    ['Quote CPT IST-PTY 2 rolls 1M50 x 0.30m x 0.30m, 40 kg each', { sizes: '2 x 150x30x30', kg: 80 }],
  ]);
  readsAllFigures('are dictated', [
    ['cotizar MIA-SAP una caja de un metro treinta por ochenta por setenta, pesa novecientos kilos', { m3: 0.73 }],
  ]);

  it('are read alike by both readers', async () =>
    expect(
      await listReasons('cotizar MIA-SAP una caja de un metro treinta por ochenta por setenta, pesa novecientos kilos'),
    ).toEqual([]));
});

describe('What a price belongs to', () => {
  readsAllFigures('is the seller', [
    [
      'cotizar de shenzhen a san salvador, me cobran FOB 1.20 cada una total 3,600 dolares, 9 cajas y cada caja 14.5kg',
      { kg: 130.5, value: '3600 USD', term: 'FOB' },
    ],
    [
      'cotizar FOB shenzhen a sjo, 3 bultos 73 kg el volumen segun el courier es 0.3 m3 y viene factura de 1240 dolares',
      { value: '1240 USD' },
    ],
  ]);
  readsFacts('is no term that is asked for', [
    ['let me have your DDP costs for one pallet, 287 kilos, MAN to SJO, onwards to Puntarenas', { term: 'DDP' }],
    ['cotizar MIA-SJO 1 caja 89 kg, la compro en ex work miami', { term: 'EXW' }],
  ]);
});

describe('Places of agents and phones', () => {
  readsFacts('are where the goods are wanted', [
    ['cotizar FCA Miami a Managua, 3 cajas 80 kg. La quiero en Masaya', { city: 'Masaya', to: 'MGA' }],
    ['quote FCA Miami to Managua, 3 boxes 80 kg. I need them in Masaya by Friday', { city: 'Masaya', to: 'MGA' }],
    ['quote FCA Miami to Managua, 3 boxes 80 kg. I need them in two weeks', { city: undefined, to: 'MGA' }],
  ]);
  readsFacts('begin a flight that changes in its own country', [
    ['RDU-MIA-SJO please quote 2 skids 500 kg', { from: 'RDU', to: 'SJO' }],
    ['Quote 2 skids 500 kg CLT/ATL/GUA', { from: 'CLT', to: 'GUA' }],
  ]);
  it('leave volume weights aside', async () =>
    expect(
      await listReasons(
        'Quote HYD-SJO CPT\n24 Ctns\nGross wt.: 240 Kgs\nVol. wt.: 312 Kgs\nDim: 52 x 50 x 30 cms x 24',
      ),
    ).toEqual([]));
});
