import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readsAllFigures, readsFacts } from './read-cases.js';

const EN = 'Please quote CPT MIA-SJO.';
const ES = 'Favor cotizar CPT MIA-SJO.';

describe('A number at the head of a line of cargo that counts nothing', () => {
  it.each([`${EN}\n5 gizmotrones, 96 kg, 60x50x50 cm`, `${ES}\n7 vol. = 197,50 kg = 0,98 m3`])(
    'holds the email: %s',
    async (body) => {
      expect(await listReasons(body)).toContain('figures-left-over');
    },
  );

  readsAllFigures('is none where it counts what stands beside it in the singular', [
    [
      `${EN}\n1 x torque tool, case 80x60x70 cm, 112 kg\n3 x bolt tensioner, case 60x40x30 cm, 48 kg each`,
      { pieces: 4, kg: 256 },
    ],
    [
      `${ES}\n4 x bomba, cofre 60x40x30 cm, 25 kg cada una\n1 x juego de mangueras, caja 120x40x40 cm, 36 kg`,
      { pieces: 5, kg: 136 },
    ],
  ]);

  readsAllFigures('is none where things are packed in what is counted', [
    [`${EN}\n480 lamps, packed in 4 cartons 50x40x40 cm, 11 kg each carton.`, { pieces: 4, kg: 44 }],
    [`${ES}\n18 pantallas, 6 por tarima, o sea 3 tarimas de 120x100x95 cm y 402 kg en total`, { pieces: 3, kg: 402 }],
  ]);
});

describe('Two counts or weights of the same goods', () => {
  it.each([
    `${EN} Total 40 cartons, GW 560 kgs, carton size 60x40x30 cm. As per packing list: 44 cartons / 616 kgs.`,
    `${ES} Total 40 cajas, peso bruto 560 kg, 60x40x30 cm cada caja. Según lista de empaque: 44 cajas / 616 kg.`,
  ])('hold the email: %s', async (body) => {
    expect(await listReasons(body)).toContain('figures-left-over');
  });
});

describe('A total without a unit, and one that only a guess makes plausible', () => {
  it.each([
    'rate pls mia sjo 4 boxes 30x20x20 total 250 furniture hardware DAP desamparados',
    'cotizar mia sjo 4 cajas 30x20x20 total 250 repuestos DAP desamparados',
    'Hi, pls quote MIA-GUA CPT 5 ctns 40x30x30cm G.W. 5,600 kgs phone cases',
    'Favor cotizar MIA-GUA CPT 5 cajas 40x30x30 cm peso bruto 5.600 kg estuches',
  ])('holds the email: %s', async (body) => {
    const held = (await listReasons(body)).filter((code) => code.startsWith('figures-'));
    expect(held).not.toEqual([]);
  });
});

describe('Counts of packages', () => {
  readsAllFigures('are read however they are written', [
    [`${EN} 4 nos. cartons, 52 kgs total, size 60x45x45 cms each.`, { pieces: 4, kg: 52 }],
    [`${EN}\n3 Pakete / packages, 96 kg, 60 x 50 x 50 cm`, { pieces: 3, kg: 96 }],
    [`${EN}\n1 Kiste / caja, 58 kg, 100 x 60 x 45 cm`, { pieces: 1, kg: 58 }],
    [`${EN}\nCtns 48\nOne ctn 55 x 40 x 38 cm\nTotal G.W. 648.00 Kg`, { pieces: 48, kg: 648 }],
    [`${ES}\nCajas 12\nPeso bruto total 300 kg\nMedidas 60x40x40 cm cada caja`, { pieces: 12, kg: 300 }],
    [
      `${ES}\n| Cajas | 22 |\n| Peso por caja | 27,3 kg |\n| Medidas caja | 65 x 52 x 30 cm |`,
      { pieces: 22, kg: 600.6 },
    ],
  ]);
  readsFacts('are no translation of a unit', [
    [`${EN} 9 cartons, 18x14x12 in, 21 lbs / ctn`, { pieces: 9, kg: 85.73 }],
    [`${EN} 9 cartons, 18x14x12 in, 21 lbs/ctn`, { pieces: 9, kg: 85.73 }],
  ]);
});

describe('Packages with a letter or a number of their own', () => {
  readsAllFigures('are one each behind a sentence that counts them', [
    [
      `${EN}\nWhat: 2 boxes rod handlers. Box A 165 x 40 x 40 cm 141 kg; Box B 130 x 40 x 40 cm 118 kg`,
      { pieces: 2, kg: 259, sizes: '1 x 165x40x40; 1 x 130x40x40' },
    ],
    [
      `${ES}\nSon 2 cajas de repuestos. Caja 1 80x60x50 cm 41 kg; Caja 2 60x40x40 cm 18 kg`,
      { pieces: 2, kg: 59, sizes: '1 x 80x60x50; 1 x 60x40x40' },
    ],
  ]);
});

describe('Labels in square brackets', () => {
  readsAllFigures('are those of a form', [
    [
      '[Origen] Miami, MIA\n[Destino] San Pedro Sula, SAP\n[Entrega en] Santa Cruz de Yojoa\n[Término] DAP\n[Bultos] 20\n' +
        '[Peso total kg] 150\n[Medidas cm] 60 x 50 x 40\n[Comentario] ¿Precio y tiempo?',
      { pieces: 20, kg: 150, to: 'SAP', term: 'DAP', sizes: '20 x 60x50x40' },
    ],
    [
      '[Origin] MIA\n[Destination] SJO\n[Incoterm] CPT\n[Pieces] 6\n[Gross weight] 84 kg\n[Dims] 40x40x40 cm\n[Comment] best price please',
      { pieces: 6, kg: 84, to: 'SJO', term: 'CPT' },
    ],
  ]);
});

describe('Mail that thanks and asks', () => {
  it.each([
    'Una donación en dos cajones de 180 x 70 x 60 cm, 110 kg en total, de Madrid a Managua. Gracias por la rapidez. ¿Tendrían la bondad de indicarnos el costo CPT?',
    'Gracias por la cotización anterior. Ahora necesito otra:\n2 cajas de 60x40x40 cm, 50 kg en total, MIA-SJO, CPT',
    'Thanks for your quote of last week. Now I need another one: 2 boxes 60x40x40 cm, 50 kg in total, MIA-SJO, CPT',
  ])('is a request: %s', async (body) => {
    expect(await extractFrom(body)).toMatchObject({ isQuotationRequest: true });
  });

  it('with a cargo reaches a person where it does not ask', async () => {
    const read = await extractFrom('Thanks for your quick answer. MIA-SJO CPT, 2 boxes 60x40x40 cm, 50 kg.');
    expect(read).toMatchObject({ isQuotationRequest: false, purpose: { describesRequest: true } });
  });
});

describe('Lines that look like a name', () => {
  readsFacts('are none where they begin with a word of a way', [
    [
      'Tengo en Dallas 2 cajas de filtros, 30x20x20 in, 68 lb c/u\n\nPara Managua, DAP Estelí. Factura $3,875.50.\n\n¿Cuánto saldría?\n\nWendolyn Castro',
      { term: 'DAP', city: 'Estelí', to: 'MGA' },
    ],
    [
      'I have 2 boxes in Dallas, 30x20x20 in, 68 lb each\n\nTo Managua, DAP Estelí. Invoice $3,875.50.\n\nWhat would it be?\n\nWendy Castle',
      { term: 'DAP', city: 'Estelí', to: 'MGA' },
    ],
  ]);
});

describe('Who takes delivery at the airport', () => {
  readsFacts('fetches the goods there', [
    [
      'For our plant near Choluteca: four crates 95x75x80 cm, 96 kg each, from Madrid. We take delivery at the TGU airport ourselves, CIP. Please quote.',
      { to: 'TGU', city: undefined },
    ],
    [
      'Quote CPT MIA-SJO, 2 boxes 60x40x40 cm, 50 kg. The shop is in Heredia, but the customer takes delivery at the airport.',
      { to: 'SJO', city: undefined },
    ],
  ]);
});
