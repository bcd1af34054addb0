import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const TERMS: readonly (readonly [string, string | undefined])[] = [
  ['quote d.d.p. Heredia ex MIA', 'DDP'],
  ['quote dap heredia from miami', 'DAP'],
  ['Incoterm: DAP (not DDP), MIA-SJO', 'DAP'],
  ['quote CNF SAL ex MIA', 'CFR'],
  ['quote C & F SAL ex MIA', 'CFR'],
  ['quote DDU plant in Mixco ex MIA', 'DAP'],
  ['quote DAT cargo terminal SJO', 'DPU'],
  ['cotizar entregada con derechos pagados, Heredia', 'DDP'],
  ['quote door to door, duties and taxes included, to Heredia', 'DDP'],
  ['cotizar puerta a puerta con impuestos incluidos a Heredia', 'DDP'],
  ['cotizar puerta a puerta, impuestos por cuenta nuestra, a Heredia', undefined],
  ['quote ex-works Doral to SJO', 'EXW'],
  ['quote carriage paid to SJO', 'CPT'],
  ['FOB value USD 7,300. quote MIA-SJO', undefined],
  ['freight collect, cc to Ana. quote MIA-SJO', undefined],
];

const VALUES: readonly (readonly [string, string | undefined])[] = [
  ['valor US$ 14.300,00', '14300 USD'],
  ['invoice value 9.7k USD', '9700 USD'],
  ['valor ₡3.250.000', '3250000 CRC'],
  ['valor 4,5 millones de colones', '4500000 CRC'],
  ['valor Q 71,400', '71400 GTQ'],
  ['valor Lps. 220,000', '220000 HNL'],
  ['valor C$ 380,000', '380000 NIO'],
  ['los equipos costaron B/. 9,150.00', '9150 PAB'],
  ['value 7.650 €', '7650 EUR'],
  ['value USD 6 420,00', '6420 USD'],
  ['300 units at $12.50 each', '3750 USD'],
  ['value nine thousand dollars', '9000 USD'],
  ['we paid $3.90/kg last time', undefined],
  ['nuestro tope es $1,800', undefined],
  ['valor 12,750', '12750 USD'],
];

const DANGERS: readonly (readonly [string, boolean])[] = [
  ['non-haz cargo', false],
  ['carga no peligrosa', false],
  ['UN1266 perfumery, class 3', true],
  ['pilas de litio', true],
  ['libre de baterías, no es carga peligrosa', false],
  ['HAZMAT: [ ] YES [X] NO', false],
  ['Dangerous goods? No', false],
  ['DG: yes', true],
  ['carga IMO clase 8', true],
  ['the equipment is not dangerous in any way', false],
];

describe('the term', () => {
  it.each(TERMS)('of "%s" is %s', async (words, term) => {
    expect((await extractFrom(`${words}, 3 ctns 60 kg`)).incoterm).toBe(term);
  });

  it('of the body goes before that of the subject', async () => {
    const read = await extractFrom('terms CPT please, quote MIA-SJO 3 ctns 60 kg', {
      subject: 'RFQ // MIA-SJO // FOB',
    });
    expect(read.incoterm).toBe('CPT');
  });
});

describe('the value of the goods', () => {
  it.each(VALUES)('of "%s" is %s', async (words, value) => {
    const facts: Facts = { value };
    expect(pickFacts(await extractFrom(`quote MIA-SJO 3 ctns 60 kg, ${words}`), facts)).toEqual(facts);
  });
});

describe('dangerous goods', () => {
  it.each(DANGERS)('"%s" → %s', async (words, dangerous) => {
    expect((await extractFrom(`quote MIA-SJO 3 ctns 60 kg. ${words}`)).goods.dangerous).toBe(dangerous);
  });
});
