import { describe, expect, it } from '@jest/globals';
import { extractFrom, pickFacts } from './extract-facts.js';

const CARGO = '3 cajas de 50x40x40 cm, 41 kg';

describe('Whether the goods go beyond the airport', () => {
  it.each([
    `Cotizar de Houston ${CARGO}. Nos las tienen que poner en la tienda, frente al mercado de Masaya, Nicaragua.`,
    `Quote from Tampa, ${CARGO}, straight to my farm in Masaya, Nicaragua.`,
  ])('is said by where they are put down: %s', async (body) => {
    expect(pickFacts(await extractFrom(body), { city: 'Masaya' })).toEqual({ city: 'Masaya' });
  });

  it.each([
    `Cotizar MIA-MGA ${CARGO}. La entrega la hacemos nosotros.\nBodega del cliente: Masaya, Nicaragua.`,
    `Cotizar MIA-MGA ${CARGO}. El cliente está en Masaya; la entrega corre por nuestra cuenta.`,
    `Quote MIA-MGA ${CARGO}. Client is in Masaya; we will handle the delivery ourselves.`,
  ])('is denied by those who bring them on themselves: %s', async (body) => {
    expect(pickFacts(await extractFrom(body), { city: undefined })).toEqual({ city: undefined });
  });
});
