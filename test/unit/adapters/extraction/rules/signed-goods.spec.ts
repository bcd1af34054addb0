import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const ASKED = 'How much for 3 boxes, 45 kg, 60x40x40 cm each, from Miami to Managua?';
const describeGoods = async (body: string) =>
  (await extractFrom(body, { from: 'k@acme.example', subject: '' })).goods.description;

describe('Who signs a short email', () => {
  it.each([
    `${ASKED}\n\nKaren`,
    `${ASKED}\n\nMaria`,
    `${ASKED}\n\nRoberto\nJefe de Compras`,
    `${ASKED}\n\nXiomara, Compras`,
    `${ASKED}\n\n-- \nKaren`,
    `${ASKED}\n\nk. rojas`,
    `${ASKED} Thanks, Karen`,
    `${ASKED} karen`,
    `${ASKED}\nKaren`,
    'Cuánto cuesta traer 3 cajas de 45 kg, 60x40x40 cm cada una, de Miami a Managua?\n\nYamileth',
    'Cuánto cuesta traer 3 cajas de 45 kg, 60x40x40 cm cada una, de Miami a Managua?\n\nHéctor Solís\nGerente',
  ])('is no goods: %s', async (body) => {
    expect(await describeGoods(body)).toBeUndefined();
  });
  it.each([
    [`${ASKED}\n\nShoes`, 'Shoes'],
    [`${ASKED}\n\nTiles`, 'Tiles'],
    [`${ASKED}\n\nzapatos`, 'zapatos'],
    [`${ASKED}\n\nSpare parts\n\nKaren`, 'Spare parts'],
    [`${ASKED}\n\nGoods: toys\nKaren`, 'toys'],
  ])('does not hide the goods in the lines before: %s', async (body, goods) => {
    expect(await describeGoods(body)).toBe(goods);
  });
});
