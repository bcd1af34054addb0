import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons } from './read-cases.js';

const ENGLISH = (term: string, words: string) => `Please quote ${term} MIA-SJO, 4 boxes 60x40x40 cm, 40 kg. ${words}`;
const SPANISH = (term: string, words: string) => `Favor cotizar ${term} MIA-SJO, 4 cajas 60x40x40 cm, 40 kg. ${words}`;

describe('Values that are said in passing', () => {
  it.each([
    [SPANISH('CPT', 'La cosechadora vale 7 millones y medio de pesos colombianos.'), 7_500_000, 'COP'],
    [SPANISH('CPT', 'Compré el telar en un millón y medio de pesos chilenos.'), 1_500_000, 'CLP'],
    [ENGLISH('CPT', 'We paid 2,340 dollars for everything.'), 2340, 'USD'],
    [
      ENGLISH('CPT', 'Price paid: EUR 12,300 for the press and EUR 2,150 for the feeder, so EUR 14,450 together.'),
      14_450,
      'EUR',
    ],
    [ENGLISH('CPT', 'They are $275 apiece, so $1,100 in all.'), 1100, 'USD'],
    [SPANISH('EXW', 'El fabricante me las vende en 3,180 euros más 55 euros de embalaje.'), 3180, 'EUR'],
    [ENGLISH('EXW', 'The vendor sells them at USD 4,260 plus USD 70 for packing.'), 4260, 'USD'],
    [SPANISH('CPT', 'La compra ya está pagada ($925).'), 925, 'USD'],
    [SPANISH('FOB', 'Factura $ 6.400 menos descuento de $ 400, o sea 6.000 dólares.'), 6000, 'USD'],
    [ENGLISH('FOB', 'Value USD 5,300 (includes a discount of USD 250).'), 5300, 'USD'],
    [ENGLISH('FOB', 'Invoice value Rs 4,75,000.'), 475_000, 'INR'],
    [ENGLISH('CPT', 'Invoice: 62 500 MAD'), 62_500, 'MAD'],
  ])('reads the value: %s', async (body, amount, currency) => {
    expect((await extractFrom(body)).goods.value).toEqual({ amount, currency });
    expect(await listReasons(body)).toEqual([]);
  });

  it.each([
    [SPANISH('CPT', 'El torno cuesta $18,700; los aranceles, según mi agente, salen como en $2,450.'), 18_700],
    [ENGLISH('CPT', 'The lathe costs EUR 6,340. The freight of our usual carrier comes to EUR 1,480.'), 6340],
    [SPANISH('CIF', 'Valor CIF: USD 9,750.00 (el seguro de USD 64 va incluido).'), 9750],
    [SPANISH('CPT', 'Pagué $3,360 por ella y el del camión que la lleva al aeropuerto me cobra $90.'), 3360],
    [ENGLISH('FCA', 'Value $7,450. We have an offer from another forwarder for $830, please beat it.'), 7450],
    [ENGLISH('FCA', 'Value: $21,480 (insured value would be $23,600, not for customs)'), 21_480],
  ])('sets another sum aside beside the value: %s', async (body, amount) => {
    expect((await extractFrom(body)).goods.value?.amount).toBe(amount);
    expect(await listReasons(body)).toEqual([]);
  });

  it.each([
    ['Please quote MIA-SJO, 2 boxes 60x40x40 cm, 40 kg. Insured value 13,500 USD.', 13_500],
    [ENGLISH('CIP', 'The looms are insured at EUR 8,900.'), 8900],
    [SPANISH('CIP', 'Valor asegurado: EUR 8.900.'), 8900],
    // Where nobody says that the seller insures, the sum may be far above what the goods are worth.
    [ENGLISH('CPT', 'Insured value 13,500 USD.'), undefined],
    ['Please quote MIA-SJO, 2 boxes 60x40x40 cm, 40 kg. Insured value 13,500 USD, invoice USD 12,000.', 12_000],
  ])('takes an insured sum for the value where it is the only one: %s', async (body, amount) => {
    expect((await extractFrom(body)).goods.value?.amount).toBe(amount);
  });

  it('holds a wish for a discount', async () => {
    expect(await listReasons(SPANISH('CPT', 'Valor $900. Quiero un descuento del 10 %.'))).toContain('special-wish');
  });
});
