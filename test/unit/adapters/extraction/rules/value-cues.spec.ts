import { describe, expect, it } from '@jest/globals';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import { extractFrom } from './extract-facts.js';

const ENGLISH = (line: string) => `Please quote CPT FRA-SJO, 3 cartons 70x50x40 cm, 84 kg, water pumps. ${line}`;
const SPANISH = (line: string) => `Favor cotizar CPT FRA-SJO, 3 cajas 70x50x40 cm, 84 kg, bombas de agua. ${line}`;
const FREIGHT = { en: 'Our last air freight was USD 640.', es: 'El último flete aéreo fue de USD 640.' };

describe('The value of goods by the words around an amount', () => {
  it.each([
    [ENGLISH('They were invoiced at EUR 6,120.'), 6120],
    [ENGLISH('The pumps are insured for and invoiced at GBP 8,300.'), 8300],
    [ENGLISH('The insured sum is USD 7,700, which is also the invoice value.'), 7700],
    [ENGLISH('The maker billed USD 5,150 for the lot.'), 5150],
    [ENGLISH('The pumps set us back 4,480 dollars.'), 4480],
    [ENGLISH('The shipper declares USD 3,950.'), 3950],
    [ENGLISH('We paid USD 2,860 for the pumps.'), 2860],
    [ENGLISH('Invoiced at nine thousand dollars.'), 9000],
    [ENGLISH('The bill reads $6,990.'), 6990],
  ])('in English: %s', async (body, amount) => {
    expect((await extractFrom(`${body} ${FREIGHT.en}`)).goods.value?.amount).toBe(amount);
  });

  it.each([
    [SPANISH('Está asegurado por y facturado en EUR 6.120,00.'), 6120],
    [SPANISH('La suma asegurada, igual a la factura, es de USD 8,300.'), 8300],
    [SPANISH('Nos salieron en 7,700 dólares.'), 7700],
    [SPANISH('El fabricante nos facturó USD 5,150.'), 5150],
    [SPANISH('Se compraron por 4.480 euros.'), 4480],
    [SPANISH('Se declara en USD 3,950.'), 3950],
    [SPANISH('Pagamos USD 2,860 por las bombas.'), 2860],
    [SPANISH('Facturado en nueve mil dólares.'), 9000],
    [SPANISH('Adquiridas por USD 6,990 en subasta.'), 6990],
  ])('in Spanish: %s', async (body, amount) => {
    expect((await extractFrom(`${body} ${FREIGHT.es}`)).goods.value?.amount).toBe(amount);
  });

  it.each([
    ENGLISH('A competitor offers USD 610.'),
    ENGLISH('FedEx quoted us USD 1,990.'),
    ENGLISH('The trucking cost us USD 280.'),
    ENGLISH('Inland haulage of USD 310 is paid already.'),
    ENGLISH('We paid USD 450 for the trucking.'),
    SPANISH('La competencia nos ofrece USD 610.'),
    SPANISH('Otra aerolínea nos da USD 1,990.'),
    SPANISH('El acarreo nos costó USD 280.'),
    SPANISH('Pagamos USD 450 por el transporte interno.'),
  ])('is not what a service costs: %s', async (body) => {
    expect((await extractFrom(body)).goods.value).toBeUndefined();
  });

  it('takes the invoice where another sum is insured', async () => {
    const english = await extractFrom(ENGLISH('The insured sum is EUR 9,000 and the invoice EUR 8,200.'));
    const spanish = await extractFrom(SPANISH('La suma asegurada es de EUR 9.000 y la factura de EUR 8.200.'));
    expect([english.goods.value?.amount, spanish.goods.value?.amount]).toEqual([8200, 8200]);
  });

  it('lets a sum that is insured and invoiced leave by itself', async () => {
    const request = await extractFrom(ENGLISH('The insured amount is USD 7,700 and also the invoice value.'));
    expect(findReadingReasons(request)).toEqual([]);
  });
});
