import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (...[body, facts]) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('The goods', () => {
  cases('are not what is missing, what drives or what is weighed with them', [
    ['Quote MIA-SJO, 3 boxes, 40 kg. Depth gauges with no batteries inside.', { goods: 'Depth gauges' }],
    ['Quote folding canoes, 4 boxes, 90 kg, MIA-SAP, then by truck to Tela.', { goods: 'folding canoes' }],
    [
      'Cotizar de Lyon a San José pruebas de embarazo, 3 cajas, 8 kg con los geles fríos.',
      { goods: 'pruebas de embarazo' },
    ],
    [
      'Cotizar BOG-PTY: uchuva fresca, 2 estibas, 700 kg (500 cajitas dentro). Entre 0 y 2 grados.',
      { goods: 'uchuva fresca' },
    ],
  ]);
  cases('stand behind the short label of agents', [
    [
      'Pls quote\nAOL: BRU\nAOD: SJO\nShpr: Alta Knit House\nCmdty: garments\nPkgs: 40 ctns\nGross: 610 kgs',
      { goods: 'garments' },
    ],
  ]);
});

describe('The value of the goods', () => {
  const body = (value: string) => `Cotizar MIA-SJO, 3 cajas, 40 kg, zapatos. ${value}`;
  cases('may have its currency in brackets before it', [
    [body('\nValor (EUR): 1.245,50'), { value: '1245.5 EUR' }],
    [body('\nInvoice value (USD) 980.00'), { value: '980 USD' }],
  ]);
  cases('is no bound', [
    [body('No vale ni cien dólares: $84.'), { value: '84 USD' }],
    [body('It is not worth even a lot, not even $200: value $150.'), { value: '150 USD' }],
  ]);
  cases('may be what was paid for them', [
    [body('Ya pagamos la mercadería, costó $1,320.'), { value: '1320 USD' }],
    [body('We paid the supplier already, cost USD 1,320.'), { value: '1320 USD' }],
  ]);
  cases('may be in another money', [[body('Total value CZK 88 000'), { value: '88000 CZK' }]]);
});

describe('The danger', () => {
  cases('is not that which several things do not hold', [
    ['Cotizar MIA-SJO, 3 neveras con vacunas, 40 kg. No contienen hielo seco.', { dangerous: false }],
    ['Cotizar MIA-SJO, 3 cajas con linternas, 40 kg. No llevan baterías de litio.', { dangerous: false }],
  ]);
});
