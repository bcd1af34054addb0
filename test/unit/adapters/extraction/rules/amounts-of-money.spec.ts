import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const ENGLISH = 'Please quote CPT MIA-SJO, 2 pallets 120x80x100 cm, 300 kg, spare parts.';
const SPANISH = 'Favor cotizar CIP MIA-SJO, 2 tarimas 120x80x100 cm, 300 kg, repuestos.';

async function readMoney(body: string) {
  const { goods, ledger } = await extractFrom(body);
  return { value: goods.value?.amount, open: (ledger?.leftOver ?? []).map(({ text }) => text) };
}

describe('An amount of money', () => {
  it.each([
    'Inv. val. 12,500',
    'CI value 12,500',
    'value of the goods is 12,500',
    'Declared value 12500',
    'worth 12.5k',
    'They are worth about twelve thousand five hundred',
    'bill of sale: $12,500',
    'Bill of sale says $12,500.',
    'Value for customs 12 500 EUR.',
    'Invoice amount is US$ 12 500',
    'FOB value USD 11,600, CIF value USD 12,500.',
    'Value USD 12,500, freight USD 900.',
    'Invoice $12,500; our budget is $700.',
  ])('is the value of the goods, with or without its currency: %s', async (statement) => {
    expect(await readMoney(`${ENGLISH} ${statement}`)).toEqual({ value: 12_500, open: [] });
  });

  it.each([
    'factura 12,500',
    'factura por 12500',
    'la factura es x 12,500',
    'fact. $12,500',
    'Fact 12,500.00',
    'valor de la carga: 12,500',
    'valor 12 mil 500',
    'valorado en 12.500',
    'valor aproximado 12.5 mil USD',
    'Factura: máquina 10,000 USD, repuestos 2,500 USD, total 12,500 USD.',
    'Factura $12,500; el flete es $900 aparte.',
  ])('is the value of the goods in Spanish: %s', async (statement) => {
    expect(await readMoney(`${SPANISH} ${statement}`)).toEqual({ value: 12_500, open: [] });
  });

  it.each([
    ['They are paying on FCA terms, AUD 7,900.', '7,900'],
    ['The crate is insured at 34,500 US dollars.', '34,500'],
    ['Machine USD 10,000 and tools USD 2,500.', '10,000'],
    ['Value USD 12,000-12,500.', '12,000'],
    ['Valor: USD 10,000 + 2,500', '10,000'],
    ['Factura: 3200', '3200'],
  ])('that no value rests on and no word explains is left over: %s', async (statement, text) => {
    expect((await readMoney(`${ENGLISH} ${statement}`)).open).toContain(text);
  });

  it.each([
    ['They set us back $9,300.', 9300],
    ['$9,300 commercial.', 9300],
    ['I paid 5,200 dollars.', 5200],
    ["We paid 3400 usd for 'em.", 3400],
    ['Paid: EUR 1.980,-', 1980],
    ['Me salió en 7200 dólares.', 7200],
    ['declaro 12 mil dolares', 12_000],
    ['Son 4.150 dólares en mercadería que compré en la feria.', 4150],
  ])(
    'is the value of the goods where it is the only one and no word makes it another thing: %s',
    async (statement, value) => {
      expect(await readMoney(`${ENGLISH}\n${statement}`)).toEqual({ value, open: [] });
    },
  );

  it.each([
    'Our budget is $2,500.',
    'We paid $480 for the freight last month.',
    'Nos cobraron 480 dólares por el flete.',
    'We pay USD 2.35 per kg today.',
    'Another forwarder quoted $480.',
    'Our invoice 20231 will follow.',
    'Credit limit with you is 20,000 USD.',
    'Liability is limited to USD 50 per 100 lb.',
    'La tarifa aérea es de USD 2.10 por kilo.',
    'El límite de crédito es de 20.000 USD.',
    'They are 2 euro pallets.',
  ])('that is something else holds nothing: %s', async (statement) => {
    expect(await readMoney(`${ENGLISH} ${statement}`)).toEqual({ value: undefined, open: [] });
  });

  it('holds nothing under DAP, whose price does not rest on it', async () => {
    expect((await readMoney(`${ENGLISH.replace('CPT', 'DAP')} It is insured at 34,500 dollars.`)).open).toEqual([]);
  });
});
