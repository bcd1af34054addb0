import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readCargo } from './read-cases.js';

describe('Counts of packages written short', () => {
  it.each([
    ['MIA/SJO 22C 315K 1.9M3 DAP Heredia, toys, pls quote', 315, 22, 1.9],
    ['Quote MIA-SJO 8P/640KG 3.2CBM CPT, toys', 640, 8, 3.2],
    ['Please quote MIA-SJO CPT. 420 kg\n6 C/S\nSize: 120x80x70 cm', 420, 6, 4.03],
    ['Please quote MIA-SJO CPT. 9 C/T, 420 kg, 60x50x40 cm', 420, 9, 1.08],
    [
      'Quote MIA-SJO CPT. 5 packages, 420 kg\n1.2M x 0.8M x 0.7M (x 3 pkgs), 0.5M x 0.4M x 0.4M (x 2 pkgs)',
      420,
      5,
      2.18,
    ],
    ["Quote MIA-SJO CPT. 420 kg\n1.2M x 0.8M x 0.7M (x 3 p'kgs), 0.5M x 0.4M x 0.4M (x 2 p'kgs)", 420, 5, 2.18],
    ['Quote MIA-SJO CPT. 420 kg. Size: 120x80x70 cm (3 c/s), 50x40x40 cm (2 c/s)', 420, 5, 2.18],
  ])('are read: %s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });

  it.each([
    'Quote MIA-SJO CPT, fruit pulp 2-8C 315kg 1.9 CBM',
    'Quote MIA-SJO CPT, fruit pulp to be kept at 15C, 315kg 1.9 CBM',
  ])('are no degrees: %s', async (body) => {
    expect((await readCargo(body)).pieces).toBeUndefined();
    expect(await listReasons(body)).toContain('special-cargo');
  });
});

describe('Amounts whose thousands are parted by blanks', () => {
  it.each([
    ['Los declara por 23 000 francos suizos (CHF).', { amount: 23000, currency: 'CHF' }],
    ['The goods are declared at 23 000 Swiss francs.', { amount: 23000, currency: 'CHF' }],
    ['La factura asciende a 118 500 coronas suecas.', { amount: 118500, currency: 'SEK' }],
    ['El costo es de 118 500 pesos mexicanos.', { amount: 118500, currency: 'MXN' }],
    ['Vale ₡ 4 500 000.', { amount: 4500000, currency: 'CRC' }],
    ['Cost of cargo: 24 500 US dollars.', { amount: 24500, currency: 'USD' }],
  ])('are read: %s', async (words, value) => {
    const { goods } = await extractFrom(`Favor cotizar CPT MIA-SJO, 4 bultos 120x80x90 cm, 500 kg. ${words}`);
    expect(goods.value).toEqual(value);
  });
});

describe('Terms that are stated otherwise', () => {
  const CARGO = '20 ctns / 340 kg / 1.62 cbm, USD 4,100';

  it.each([
    `Quote MIA-GUA\nTerm: FOB\n${CARGO}\nWe sell it DAP zona 10, so please quote DAP to the door`,
    `Quote MIA-GUA, FOB, ${CARGO}. Customer says DDP Mixco but PO says FOB`,
    `Cotizar MIA-GUA\nIncoterm: FOB\n${CARGO}\nfavor cotizar DAP Mixco`,
  ])('are seen by a person: %s', async (body) => {
    expect(await listReasons(body)).toContain('figures-doubtful');
  });

  it('are no doubt where the sender asks for one of them', async () => {
    expect(await listReasons(`${CARGO}, FOB Miami, please quote DAP Mixco, MIA-GUA`)).toEqual([]);
  });
});
