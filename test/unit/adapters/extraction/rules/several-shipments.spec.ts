import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const cases = (title: string, expected: boolean, bodies: readonly string[]) =>
  it.each(bodies)(`${title}: %s`, async (body) => {
    expect((await extractFrom(body)).severalShipments).toBe(expected);
  });

describe('Several shipments', () => {
  cases('are items with a destination and cargo each', true, [
    'Need rates ex ORD:\n1) LIR - 2 plts, 410 kg\n2) TGU - 6 ctns, 96 kg\n3) SAL - 1 crate, 350 kg',
    'PO 4501: 2 plts 400 kg to GUA. PO 4502: 1 plt 180 kg to PTY. CPT ex MIA, pls quote.',
    'A) 2 plts 400 kg to LIR B) 5 ctns 60 kg to MGA, quote please',
    'Cotizar: Lote norte 300 kg a SAP; lote sur 120 kg a TGU',
    'Quote please:\n- Panama: 2 plts 300 kg\n- Managua: 4 ctns 80 kg',
  ]);
  cases('are destinations one beside the other', true, [
    'Pls quote CPT same cargo to MGA and to LIR: 1 pallet 300 kg ex MIA.',
    'Pls quote MIA to SAL / GUA / SAP, CPT, 1 pallet 300 kg',
    'Cotizar 1 tarima 300 kg de Miami a Managua y a Guatemala',
  ]);
  cases('are said in so many words', true, [
    'Necesito precio de cada una:\n1. Enero: 12 rollos, 310 kg, ICN-GUA\n2. Febrero: 30 rollos, 780 kg, ICN-GUA',
    'Three orders to come, ICN-GUA: 12 rolls 310 kg, 30 rolls 780 kg, 9 boxes 140 kg. Please give a price for each.',
    'We need two separate shipments MIA-SJO: 3 plts 450 kg now, 10 ctns 120 kg later',
    'Cotizar dos embarques: el primero 3 cajas 40 kg a SJO, el segundo 5 cajas 80 kg a SJO',
    'We have 2 shipments. The first is 3 pallets, 450 kg. The second is 10 cartons, 120 kg. MIA-SJO.',
  ]);
  cases('are alternatives of weight or of term', true, [
    'Quote MIA-SJO CPT for 100 kg, for 300 kg and for 500 kg',
    'Please send rates for 45, 100 and 300 kg to PTY',
    'Tarifas para 100 y 300 kg a Guatemala por favor',
    'Quote MIA-SJO 300 kg, CPT or DAP Heredia',
    'Cotizar 200 kg MIA-SJO CPT y DAP Heredia',
    'Pls quote DAP Heredia MIA-SJO:\nOpt A: 3 plts 120x100x145, 1190 kg\nOpt B: 6 plts 120x100x145, 2380 kg',
    'Cotizar DAP Heredia MIA-SJO. Escenario 1: 2 tarimas 300 kg. Escenario 2: 4 tarimas 600 kg',
    'Quote CPT MIA-SJO\nOpt. 1 - 2 pallets 300 kg\nOpt. 2 - 12 cartons 280 kg',
  ]);
  cases('are not the parts of one', false, [
    'Cotizar MIA-SJO CPT, 4 cajas 60x40x40 cm, 52 kg: indicar el precio por cada una de las cajas',
    'Quote MIA-SJO CPT 4 boxes 60x40x40 cm, 52 kg, value USD 300; the price of each box is USD 75',
    'Quote MIA-SJO 2 pallets: 1 of 300 kg and 1 of 200 kg',
    'We ship 3 embarques al mes. Cotizar 300 kg MIA-SJO',
    'Cargo from PTY, 3 plts 400 kg. To SJO, 3 plts 400 kg. Quote please',
    '1) Origin MIA\n2) Destination SJO\n3) 2 plts 300 kg\nquote please',
    'Cotizar MIA-SJO: 1) 2 cajas 40 kg 2) 3 cajas 60 kg',
    'Quote FOB Shanghai, CPT SAP, 2 ctns 40 kg to San Pedro Sula, Honduras',
    'Cotizar 300 kg desde Miami, entrega en km 14 carretera a El Salvador, Guatemala',
  ]);
});
