import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readsAllFigures } from './read-cases.js';

const EN = 'Please quote CPT MIA-SJO.';
const ES = 'Favor cotizar CPT MIA-SJO.';

describe('Figures that the letter takes back', () => {
  readsAllFigures('hold nothing', [
    [
      `Sorry, please disregard the weight I gave this morning (480 kg). Correct gross is 508 kg. ${EN} 3 pallets 120x100x110 cm.`,
      { kg: 508, pieces: 3 },
    ],
    [
      `Por favor ignore el peso de esta mañana (480 kg). El bruto correcto es 508 kg. ${ES} 3 tarimas 120x100x110 cm.`,
      { kg: 508, pieces: 3 },
    ],
    [
      `${EN} 42 boxes like before - no wait, the grower ordered more, make that 50 boxes. Box 60x40x20 cm, total now 450 kg.`,
      { kg: 450, pieces: 50 },
    ],
    [`${EN} 3 pallets 120x100x110 cm, ~~480 kg~~ 508 kg.`, { kg: 508, pieces: 3 }],
    [`${ES} ~~2 tarimas~~ 3 tarimas de 120x100x110 cm, ~~peso 480 kg~~ peso 508 kg.`, { kg: 508, pieces: 3 }],
    [`${EN} One piano, crated: 5 ft 4 in long... sorry, metric: 163 x 72 x 142 cm, 290 kg with crate.`, { kg: 290 }],
  ]);

  it('hold it where they are a second weight', async () => {
    expect(await listReasons(`${EN} 3 pallets 120x100x110 cm, 508 kg. Also 480 kg of loose parts.`)).toContain(
      'figures-left-over',
    );
  });
});

describe('Numbers of questions', () => {
  readsAllFigures('count no packages', [
    [
      'Pls quote.\nQ1 Term? - CPT\nQ2 Route? - MIA-SJO\nQ4 How many pkgs? - 16 cartons\nQ5 Gross weight? - 288 kgs',
      { pieces: 16, kg: 288 },
    ],
    [
      'Favor cotizar.\nQ1 Término? - CPT\nQ2 Ruta? - MIA-SJO\nQ4 Cuántas cajas? - 16 cajas\nQ5 Peso bruto? - 288 kg',
      { pieces: 16, kg: 288 },
    ],
  ]);
});

describe('Labels without a colon, and with a unit before it', () => {
  readsAllFigures('are read', [
    [
      `${EN}\nNo. of ctns 38\nGross wt 456 kg\nDim: 45*35*33 cm (all ctn same)`,
      { pieces: 38, kg: 456, sizes: '38 x 45x35x33' },
    ],
    [`${ES}\nCantidad de cajas 38\nPeso bruto 456 kg\nMedidas: 45*35*33 cm cada caja`, { pieces: 38, kg: 456 }],
    [
      `${ES}\nBULTOS: 4\nPESO BRUTO KG: 322,80\nLARGO CM: 70  ANCHO CM: 70  ALTO CM: 45`,
      { kg: 322.8, sizes: '4 x 70x70x45' },
    ],
  ]);
});

describe('A table with sizes that nobody read', () => {
  it.each([
    `${EN}\n\nPos   Description     Qty    Net kg    Gross kg    Packing (cm)\n1     Gear unit       1      402       455         Case 130 x 90 x 100\n2     Coupling set    1      38        46          Box 60 x 50 x 40`,
    `${ES}\n\nPos   Descripción     Cant   Neto kg   Bruto kg    Embalaje (cm)\n1     Reductor        1      402       455         Caja 130 x 90 x 100\n2     Acople          1      38        46          Caja 60 x 50 x 40`,
  ])('holds the email, or its sizes are read: %s', async (body) => {
    const { goods } = await extractFrom(body);
    if (goods.dimensionLines.length === 0) expect(await listReasons(body)).toContain('figures-left-over');
    else expect(goods.volumeM3).toBeCloseTo(1.29, 2);
  });
});

describe('A request without much ado', () => {
  it.each([
    'Hi, ballpark for stage lights, about 300 kilos, from London Heathrow to San José, Costa Rica?',
    'Hola, una idea de costo para luces de escenario, unos 300 kilos, de Londres a San José, Costa Rica',
  ])('is one: %s', async (body) => {
    expect(await extractFrom(body)).toMatchObject({ isQuotationRequest: true });
  });

  it.each([
    `${EN} 2 boxes of cameras 50x40x40 cm, 39 kg (batteries are not included)`,
    `${ES} 2 cajas de cámaras 50x40x40 cm, 39 kg (baterías NO incluidas)`,
  ])('has no dangerous goods where batteries stay behind: %s', async (body) => {
    expect(await listReasons(body)).not.toContain('dangerous-goods-suspected');
  });

  it('has them where batteries travel', async () => {
    const { goods } = await extractFrom(`${EN} 2 boxes of car batteries 50x40x40 cm, 39 kg`);
    expect(goods.dangerous).toBe(true);
  });
});
