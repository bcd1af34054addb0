import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('An amount of money', () => {
  cases('is the value of the goods where words or its place say so', [
    ['cotizar MIA-SJO 6 cajas 74 kg\nValor (USD) .........: 6,125.00\nTermino: CPT', { value: '6125 USD' }],
    ['commercial invoice 2291 (USD 8,415.00), 6 boxes 74 kg MIA-SJO, please quote', { value: '8415 USD' }],
    ['cotizar MIA-GUA 3 bultos 90 kg, USD 4,500', { value: '4500 USD' }],
    ['quote MIA-SJO 6 boxes 74 kg. Unit price $640, 12 units.', { value: '7680 USD' }],
    ['cotizar MIA-GUA 3 bultos 90 kg, precio unitario USD 40 x 25 piezas', { value: '1000 USD' }],
    ['cotizar MIA-SJO 2 cajas 30 kg, la compra fue de 11,300 euros', { value: '11300 EUR' }],
    ['cotizar ATL-LIR 2 cajas 30 kg. El precio que pagamos fue de 13.480 dólares, FCA', { value: '13480 USD' }],
    ['quote MXP-GUA FCA one crate, 740 kg. Price of the machine is EUR 27,900.', { value: '27900 EUR' }],
    ['cotizar ZRH-SAP FCA un cajón 94 kilos. Pagamos por él 7.600 francos suizos.', { value: '7600 CHF' }],
    ['quote MIA-SJO FCA 2 boxes 30 kg. Purchase price: USD 4,100', { value: '4100 USD' }],
  ]);
  cases('is none where nothing says so', [
    ['Quote MIA-SJO 6 boxes 74 kg. Cobertura de seguro USD 50,000', { value: undefined }],
    ['Quote MIA-SJO 6 boxes 74 kg. A deposit of $2,000 is paid', { value: undefined }],
    ['quote MIA-SJO FCA 2 boxes 44 kg. The price of the freight was $420.', { value: undefined }],
    ['quote MIA-SJO FCA 2 boxes 44 kg. We paid $420 last time for the freight.', { value: undefined }],
    ['RFQ budget $900, 6 boxes 74 kg MIA-SJO', { value: undefined }],
    ['Quote MIA-SJO 6 boxes 74 kg. Our credit limit is USD 25,000, please confirm.', { value: undefined }],
    ['Quote MIA-SJO 6 boxes 74 kg. We are a USD 40 million company.', { value: undefined }],
    ['cotizar CPT MIA-SJO 6 cajas 74 kg. Valor asegurado USD 88,000.', { value: undefined }],
    ['cotizar MIA-SJO 6 cajas 74 kg. La empresa factura USD 3,000,000 al año.', { value: undefined }],
  ]);
});
