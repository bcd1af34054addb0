import { describe, expect, it } from '@jest/globals';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import { extractFrom } from './extract-facts.js';

/** Each shipment in the short words of a clerk: `MIA-SJO CPT 2 400kg`. */
function listShipments(read: ShipmentRequest): string[] {
  return [read, ...(read.furtherShipments ?? [])].map(({ airportOrigin, airportDestination, incoterm, ...one }) => {
    const place = one.destination.city ? `/${one.destination.city}` : '';
    const { pieces, grossWeightKg } = one.goods;
    return `${airportOrigin}-${airportDestination}${place} ${incoterm} ${pieces} ${grossWeightKg}kg`;
  });
}

const READABLE: readonly [layout: string, body: string, shipments: readonly string[]][] = [
  [
    'numbered lines',
    'Three quotes please, all ex ORD, all CPT:\n\n1) SJO - 2 plts 120x80x100 cm, 410 kg, paper\n' +
      '2) GUA - 6 ctns 60x40x40 cm, 96 kg, filters\n3) SAL - 1 crate 200x90x110 cm, 350 kg, pump\n\nThanks!',
    ['ORD-SJO CPT 2 410kg', 'ORD-GUA CPT 6 96kg', 'ORD-SAL CPT 1 350kg'],
  ],
  [
    'lettered items in one line',
    'Two quotes please ex MIA CPT: a) 2 plts 120x80x100 cm 400 kg to LIR b) 5 ctns 60x40x40 cm 60 kg to MGA',
    ['MIA-LIR CPT 2 400kg', 'MIA-MGA CPT 5 60kg'],
  ],
  [
    'bullets with a door each',
    'Please quote DAP, all ex MIA:\n- 2 pallets 120x80x100 cm, 400 kg, delivered to Heredia, Costa Rica\n' +
      '- 3 pallets 120x80x120 cm, 690 kg, delivered to Choloma, Honduras',
    ['MIA-SJO/Heredia DAP 2 400kg', 'MIA-SAP/Choloma DAP 3 690kg'],
  ],
  [
    'blocks under their numbers',
    'Please quote ex MIA, terms CPT:\n\nShipment 1\n2 pallets 120x80x100 cm\n410 kg\nTo SJO\n\n' +
      'Shipment 2\n6 cartons 60x40x40 cm\n96 kg\nTo GUA\n\nThank you,\nAna',
    ['MIA-SJO CPT 2 410kg', 'MIA-GUA CPT 6 96kg'],
  ],
  [
    'lettered labels',
    'Favor cotizar desde Miami, CPT:\n\nEnvío A: 3 tarimas de 120x100x110 cm, 540 kg, a San Pedro Sula\n' +
      'Envío B: 8 cajas de 50x40x30 cm, 88 kg, a Managua\n\nGracias',
    ['MIA-SAP CPT 3 540kg', 'MIA-MGA CPT 8 88kg'],
  ],
  [
    'lots by name',
    'Cotizar CPT desde Miami. Lote norte: 2 tarimas 120x80x90 cm, 300 kg a SAP. Lote sur: 4 cajas 60x50x40 cm, 120 kg a PTY.',
    ['MIA-SAP CPT 2 300kg', 'MIA-PTY CPT 4 120kg'],
  ],
  [
    'orders of one line, and the terms behind them',
    'PO 4501: 2 plts 120x80x100 cm 400 kg to SJO. PO 4502: 1 plt 120x80x90 cm 180 kg to PTY. CPT ex MIA, pls quote.',
    ['MIA-SJO CPT 2 400kg', 'MIA-PTY CPT 1 180kg'],
  ],
  [
    'the first and the second',
    'We have two shipments next week. The first is 3 pallets, 120x80x110 cm, 450 kg, MIA to SJO. ' +
      'The second is 10 cartons, 40x40x40 cm, 120 kg, MIA to SAP. Please quote both CPT.',
    ['MIA-SJO CPT 3 450kg', 'MIA-SAP CPT 10 120kg'],
  ],
  [
    'another one',
    'I need a quote for 2 pallets 48x40x45 in, 300 kg from MIA to SJO, and another one to PTY with 5 boxes ' +
      '20x16x12 in, 50 kg. Please quote.',
    ['MIA-SJO undefined 2 300kg', 'undefined-PTY undefined 5 50kg'],
  ],
  [
    'paragraphs',
    'Para San José tenemos 2 tarimas de 120x80x100 cm con 400 kg de repuestos.\n\n' +
      'Para Guatemala tenemos 5 cajas de 60x40x40 cm con 95 kg de muestras.\n\nTodo sale de Miami, favor cotizar CPT.',
    ['MIA-SJO CPT 2 400kg', 'MIA-GUA CPT 5 95kg'],
  ],
  [
    'groups under their destinations',
    'Please quote from MIA, CPT.\n\nTo SJO:\n2 pallets 120x80x100 cm 400 kg\n\nTo MGA:\n1 crate 150x100x100 cm 220 kg',
    ['MIA-SJO CPT 2 400kg', 'MIA-MGA CPT 1 220kg'],
  ],
  [
    'clauses',
    'Favor cotizar CPT desde Miami: a SJO 2 tarimas 120x100x100 cm 500 kg; a LIR 5 cajas 50x40x40 cm 75 kg; ' +
      'a GUA 1 caja 60x60x60 cm 40 kg.',
    ['MIA-SJO CPT 2 500kg', 'MIA-LIR CPT 5 75kg', 'MIA-GUA CPT 1 40kg'],
  ],
  [
    'shipments by number to one destination',
    'Necesitamos cotizar dos embarques desde Miami, CPT a San José.\n\nEmbarque 1: 2 tarimas 120x80x100 cm, 400 kg, ' +
      'repuestos\nEmbarque 2: 10 cajas 40x40x40 cm, 150 kg, textiles\n\nGracias',
    ['MIA-SJO CPT 2 400kg', 'MIA-SJO CPT 10 150kg'],
  ],
];

describe('Shipments are told apart', () => {
  it.each(READABLE)('in %s', async (_, body, shipments) => {
    const read = await extractFrom(body);
    expect(listShipments(read)).toEqual(shipments);
    expect(read.severalShipments).toBe(false);
    for (const one of [read, ...(read.furtherShipments ?? [])]) {
      expect([one.isQuotationRequest, one.ledger?.leftOver, one.ledger?.doubts]).toEqual([true, [], []]);
    }
  });

  it('with the places of their values in the email as it came', async () => {
    const [, body] = READABLE[0] ?? ['', ''];
    const read = await extractFrom(body);
    const [filters] = read.furtherShipments ?? [];
    const [weight] = filters?.evidence['goods.weight'] ?? [];
    expect(body.slice(weight?.start, weight?.end)).toBe('96 kg');
  });

  it('and what one of them leaves open stays with it', async () => {
    const read = await extractFrom(
      'Quote CPT ex MIA, two shipments:\n1) SJO - 2 plts 120x80x100 cm, 410 kg\n' +
        '2) GUA - 6 ctns 60x40x40 cm, 96 kg, frozen shrimp',
    );
    expect(read.ledger?.findings).toEqual([]);
    expect(read.furtherShipments?.[0]?.ledger?.findings).toEqual([{ code: 'special-cargo', words: 'frozen' }]);
  });
});

describe('Shipments stay together, for a person', () => {
  it.each([
    [
      'a weight is said once for both',
      'Shipment 1: 2 plts 120x80x100 cm to SJO. Shipment 2: 1 plt 120x80x90 cm to PTY. Each 300 kg. CPT ex MIA, please quote.',
    ],
    [
      'one lacks its weight',
      'Quote CPT ex MIA. Shipment 1: 2 plts 120x80x100 cm 400 kg to SJO. Shipment 2: 1 plt 120x80x90 cm to PTY. Total 600 kg',
    ],
    ['one lacks its size', 'Need rates ex ORD CPT:\n1) LIR - 2 plts 120x80x100 cm, 410 kg\n2) TGU - 6 ctns, 96 kg'],
    [
      'a total stands with neither',
      'Two shipments CPT ex MIA, 580 kg in all, please quote:\n1) SJO - 2 plts 120x80x100 cm, 400 kg\n2) PTY - 1 plt 120x80x90 cm, 190 kg',
    ],
    [
      'the same cargo may go either way',
      'Quote ex MIA CPT: 2 pallets 120x80x100 cm 400 kg to SJO; 2 pallets 120x80x100 cm 400 kg to LIR',
    ],
    [
      'they are options',
      'Option A: to SJO 4 pallets 120x80x100 cm 800 kg. Option B: to LIR 6 pallets 120x80x100 cm 1200 kg. CPT ex MIA, please quote both.',
    ],
    [
      'the terms are a choice',
      'Quote DAP or DDP, ex MIA: 1) Heredia, Costa Rica, 2 pallets 120x80x100 cm 400 kg 2) Choloma, Honduras, 1 pallet 120x80x90 cm 180 kg',
    ],
    [
      'one has a term and the other none',
      'Please quote ex MIA:\n1) CPT SJO - 2 plts 120x80x100 cm, 400 kg\n2) PTY - 1 plt 120x80x90 cm, 190 kg',
    ],
    [
      'one takes the place of the other',
      'Originally 2 pallets 120x80x100 cm 400 kg to SJO.\nIt is now 3 pallets 120x80x100 cm 600 kg to GUA. CPT ex MIA please quote.',
    ],
    [
      'one is what goes every week',
      'Quote CPT ex MIA: 2 pallets 120x80x100 cm 400 kg to SJO. We ship 10 pallets 120x80x100 cm 2000 kg to GUA every week.',
    ],
    [
      'one depends on somebody else',
      'Please quote CPT ex MIA.\n1) 2 pallets 120x80x100 cm 400 kg to SJO\n2) if the customer agrees, 3 pallets 120x80x100 cm 600 kg to GUA',
    ],
    [
      'one has moved already',
      'We received 2 pallets 120x80x100 cm 400 kg to SJO yesterday. Please quote CPT MIA-GUA 3 cartons 40x40x40 cm 30 kg.',
    ],
  ])('where %s', async (_, body) => {
    const read = await extractFrom(body);
    expect(read.furtherShipments).toBeUndefined();
    expect(read.severalShipments).toBe(true);
  });

  it.each([
    [
      'pieces',
      'Favor cotizar DAP Heredia desde Miami:\n1. Pallet: 120 x 80 x 150 cm, 310 kg\n2. Pallet: 120 x 80 x 110 cm, 245 kg\n3. Caja: 60 x 50 x 40 cm, 32 kg',
      3,
    ],
    [
      'orders of one shipment',
      'Please quote CPT ex MIA: PO 4501: 2 plts 120x80x100 cm 400 kg. PO 4502: 1 plt 120x80x90 cm 180 kg. All to SJO.',
      3,
    ],
  ])('where they are %s', async (_, body, pieces) => {
    const read = await extractFrom(body);
    expect([read.furtherShipments, read.goods.pieces]).toEqual([undefined, pieces]);
  });
});
