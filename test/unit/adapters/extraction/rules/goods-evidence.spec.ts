import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

describe('The evidence of the goods ends where their description does', () => {
  it.each([
    [
      'Quote MIA-SAP, 3 boxes 45 kg.\nGoods: spare parts, value USD 8,200. Can you ship by Friday? Luis Mora',
      'spare parts',
    ],
    ['Quote MIA-SAP, 3 boxes 45 kg.\nCommodity: toys. Needed on Monday.', 'toys'],
    [
      'Cotizar MIA-SAP, 3 cajas 45 kg.\nMercancía: repuestos de moto, valor USD 900. ¿Llega el viernes?',
      'repuestos de moto',
    ],
  ])('%s', async (body, goods) => {
    const { evidence } = await extractFrom(body);
    expect(evidence['goods.description']?.map(({ text }) => text)).toEqual([goods]);
  });
});
