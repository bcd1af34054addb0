import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const CARGO = 'Cotizar MIA-SJO, 4 cajas de ropa, 80 kg, 50x40x40 cm c/u.';

/** Sentences with money that is not the worth of the goods. */
const UNRELATED_AMOUNTS: readonly string[] = [
  'In May you charged us USD 231.00 for 260 kg, keep that level.',
  'El agente anterior me cobró 1,950 dólares por 12 cajas.',
  'La otra vez me cobraron 60 mil pesos por una sola.',
  'El almacén nos cobraba $14 por día.',
  'Después del 20 empieza a cobrarme 4 dólares diarios.',
  'Nos multan por atraso, $175.',
  'Hoy pago 3 balboas la libra con casillero.',
  'In 2022 we flew a smaller set with somebody else and it cost us $3,100.',
  'The old quote Q20011 was USD 1,760.00 for SAL.',
  'We used another agent and every invoice was different, between 470 and 620 dollars.',
  'La factura 2231 ya quedó pagada (USD 402.10).',
  'Been paying the courier 38 bucks to get them there.',
  'Storage is $9 per day.',
];

/** Sentences that say what the goods are worth. */
const GOODS_VALUES: readonly (readonly [string, number, string])[] = [
  ['Valor 940,000 yenes.', 940_000, 'JPY'],
  ['Valor: 18.300 dólares canadienses.', 18_300, 'CAD'],
  ['Worth 5,600 Swiss francs.', 5600, 'CHF'],
  ['Valor 7.200 libras esterlinas.', 7200, 'GBP'],
  ['Total worth maybe 6,100 bucks.', 6100, 'USD'],
  ['I paid 2,450 dollars for them.', 2450, 'USD'],
  ['He paid $9,900 for it.', 9900, 'USD'],
  ['Pagué $870 por ellas.', 870, 'USD'],
  ['Last year it cost us $2,700. Customs value on our list is $11,300.', 11_300, 'USD'],
];

describe('money in an email', () => {
  it.each(UNRELATED_AMOUNTS)(
    'that was paid for something else is not the value of the goods: %s',
    async (statement) => {
      expect((await extractFrom(`${CARGO}\n\n${statement}`)).goods.value).toBeUndefined();
    },
  );

  it.each(GOODS_VALUES)('that the goods are worth is their value: %s', async (statement, amount, currency) => {
    expect((await extractFrom(`${CARGO}\n\n${statement}`)).goods.value).toEqual({ amount, currency });
  });

  it('is no lempiras where the L is the code of a waybill', async () => {
    const request = await extractFrom('RATE PLS CPT LIR\nMIALIR/T2L550MC1.4\n/NG/MATS\nT 2 PCS L 550 = LBS');
    expect(request.goods.value).toBeUndefined();
  });
});
