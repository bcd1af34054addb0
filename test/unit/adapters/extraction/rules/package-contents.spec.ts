import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('What lies in packages', () => {
  cases('is not counted as pieces', [
    ['please quote MIA-SJO 1440 units in 24 cartons, 310 kg', { pieces: 24, kg: 310 }],
    ['cotizar a GUA 24 cajas con 60 unidades c/u, 310 kg', { pieces: 24, kg: 310 }],
    ['cotizar a GUA 24 cajas con 60 unidades cada una, total 1440 unidades, 310 kg', { pieces: 24, kg: 310 }],
    ['quote MIA-SAL 24 cartons x 60 units = 1440 units, 310 kg', { pieces: 24, kg: 310 }],
    ['quote MIA-SAL: 24 ctns, 60 pcs/ctn, 1440 pcs total, 310 kg', { pieces: 24, kg: 310 }],
    ['quote MIA-SAL: 24 ctns (60 pcs each), 1440 pcs, G.W. 310 kg', { pieces: 24, kg: 310 }],
    ['cotizar MIA-PTY: 1440 piezas en 24 cajas de 60 piezas, 310 kg', { pieces: 24, kg: 310 }],
    ['cotizar MIA-PTY: 1.440 piezas en 24 cajas, 310 kg', { pieces: 24, kg: 310 }],
    ['quote to SJO: total 1,440 pcs packed in 24 cartons of 60 pcs each, 310 kg gross', { pieces: 24, kg: 310 }],
    ['quote to SJO: 3 pallets, 8 cartons per pallet, 24 cartons in total, 310 kg gross', { pieces: 3, kg: 310 }],
    ['cotizar a SJO: 3 tarimas con 8 cajas cada una (24 cajas en total), 310 kg', { pieces: 3, kg: 310 }],
    ['quote to SJO: 24 cartons on 3 pallets (8 per pallet), 310 kg', { pieces: 3, kg: 310 }],
    ['quote GUA\n- 10 boxes of shirts\n- 6 boxes of shoes\nTotal 16 boxes, 190 kg', { pieces: 16, kg: 190 }],
    ['cotizar GUA\n10 cajas 40x40x40\n6 cajas 60x40x40\nTotal: 16 cajas, 190 kg', { pieces: 16, kg: 190 }],
    [
      'quote 16 boxes to PTY: 10 of 40x40x40 cm and 6 of 60x40x40 cm, 190 kg',
      { pieces: 16, kg: 190, sizes: '10 x 40x40x40; 6 x 60x40x40' },
    ],
    ['quote 5 boxes with 12 bottles each, 60 bottles, 80 kg, MIA to LIR', { pieces: 5, kg: 80 }],
    ['cotizar 5 cajas de 12 botellas (60 botellas), 80 kg, MIA a LIR', { pieces: 5, kg: 80 }],
    ['Qty: 1440 units\nCartons: 24\nG.W.: 310 kg\nplease quote MIA-SJO', { pieces: 24, kg: 310 }],
    ['Cantidad: 1440 unidades\nCajas: 24\nPeso: 310 kg\ncotizar MIA-SJO', { pieces: 24, kg: 310 }],
    ['Cantidad: 24 cajas / 1440 unidades\nPeso: 310 kg\ncotizar MIA-SJO', { pieces: 24, kg: 310 }],
    ['quote MIA-SJO: 24 cases / 1440 pcs / 310 kg', { pieces: 24, kg: 310 }],
    ['quote MIA-SJO: 1440 pcs / 24 cases / 310 kg', { pieces: 24, kg: 310 }],
    ['quote MIA-SJO: 12 pallets, 480 cartons, 28800 pieces, 5100 kg', { pieces: 12, kg: 5100 }],
    ['quote MIA-SJO: 24 boxes, 60 units per box, each unit 0.2 kg', { pieces: 24, kg: 288 }],
  ]);
  cases('is told from what ships beside them', [
    ['quote MIA-SJO: 6 pallets (240 boxes), 1900 kg', { pieces: 6 }],
    ['quote MIA-SJO: 240 boxes (6 pallets), 1900 kg', { pieces: 6 }],
    ['quote MIA-SJO: 240 boxes / 6 pallets / 1900 kg', { pieces: 6 }],
    ['cotizar MIA-SJO 500 pares de zapatos en 10 cartones, 190 kg', { pieces: 10 }],
    ['cotizar MIA-SJO: 10 cartones / 500 pares / 190 kg', { pieces: 10 }],
    ['cotizar MIA-SJO: 10 cartones, 500 pares, 190 kg', { pieces: 10 }],
    ['cotizar MIA-SJO 48 docenas de vasos en 12 cajas, 190 kg', { pieces: 12 }],
    ['quote MIA-SJO 2 pallets and 12 loose cartons, 700 kg', { pieces: 14 }],
    ['quote MIA-SJO 2 pallets + 12 cartons, 700 kg', { pieces: 14 }],
    ['quote MIA-SJO 2 pallets 120x100x140, 12 cartons 40x40x40, 700 kg', { pieces: 14 }],
    ['quote MIA-SJO 1 pallet and 20 pcs loose, 700 kg', { pieces: 21 }],
    ['cotizar MIA-SJO 3 cajas y 12 piezas sueltas, 160 kg', { pieces: 15 }],
    ['quote MIA-SJO 1 crate, 3 cartons, 160 kg', { pieces: 4 }],
    ['quote MIA-SJO 5 pcs: 3 cartons, 2 crates, 160 kg', { pieces: 5 }],
    ['quote MIA-SJO 20 cartons with 12 pcs each, 310 kg', { pieces: 20 }],
    ['quote MIA-SJO 20 cartons with 12 pcs each, 240 pcs in all, 310 kg', { pieces: 20 }],
    ['cotizar MIA-SJO 20 bultos con 12 piezas cada uno, 240 piezas en total, 310 kg', { pieces: 20 }],
    ['cotizar MIA-SJO: Total piezas: 240. Total cajas: 20. Peso 310 kg', { pieces: 20 }],
    ['quote MIA-SJO\nTotal pcs: 240\nTotal cartons: 20\nTotal weight 310 kg', { pieces: 20 }],
    ['quote MIA-SJO\nQuantity: 240 pcs\nPacking: 20 cartons\nTotal weight 310 kg', { pieces: 20 }],
    ['quote MIA-SJO\nQuantity: 240 pcs (20 ctns)\nTotal weight 310 kg', { pieces: 20 }],
    ['cotizar MIA-SJO 240 piezas embaladas en 20 cajas de cartón, peso por caja 15.5 kg', { pieces: 20, kg: 310 }],
    ['quote MIA-SJO 240 pcs, 12 pcs per carton, 15.5 kg per carton', { pieces: 20, kg: 310 }],
    ['quote MIA-SJO, 8 cartons per pallet, 3 pallets, each carton 12 kg', { pieces: 3, kg: 288 }],
    ['cotizar MIA-SJO 3 tarimas de 8 cajas, cada caja 12 kg', { pieces: 3, kg: 288 }],
  ]);
});
