import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const readLedger = async (body: string) => {
  const { ledger } = await extractFrom(body);
  if (!ledger) throw new Error('The reading kept no ledger.');
  return ledger;
};
const listLeftOver = async (body: string) => (await readLedger(body)).leftOver.map(({ text }) => text);
const listDoubts = async (body: string) => (await readLedger(body)).doubts.map(({ code }) => code);
const listFindings = async (body: string) => (await readLedger(body)).findings.map(({ code }) => code);

describe('The ledger of an email', () => {
  it.each([
    'Please quote CPT MIA-SJO, 2 pallets 120x80x100 cm, 350 kg total.',
    'Favor cotizar CPT MIA-GUA: 6 cajas de 60x40x40 cm, 14 kg cada una, 84 kg en total.',
    'Quote CPT MIA-PTY 4 skids 48x40x42 in, 1,860 lbs (843.7 kg). PO 4500781, tel +1 305 555 0177 ext 204.',
    'Cotizar CPT MIA-MGA, 1 tarima con 36 cajas, 120x100x150 cm, peso neto 340 kg, peso bruto 388 kg, listo el 12 de mayo.',
    'Pls quote CPT HKG-SAP 12 ctns 0.9 cbm 132 kg, max. 32 °C, transit 5 days.',
    'Quote CPT MIA-SJO: 2 pallets 120x80x100 cm, 640 kg. Sorry, it is 612 kg, not 640.',
    'CPT MIA-SJO, box 1: 40x30x30 cm 12 kg, box 2: 50x40x40 cm 21 kg. Total weight 33 kg.',
  ])('has nothing left over and no doubt: %s', async (body) => {
    const { leftOver, doubts, findings } = await readLedger(body);
    expect({ leftOver: leftOver.map(({ text }) => text), doubts, findings }).toEqual({
      leftOver: [],
      doubts: [],
      findings: [],
    });
  });

  it.each([
    [
      'a second weight',
      'Please quote CPT MIA-SJO, 2 pallets 120x80x100 cm, 350 kg. The other order is 410 kg.',
      '410 kg',
    ],
    [
      'a second weight in Spanish',
      'Cotizar CPT MIA-SJO 2 tarimas 120x80x100 cm 350 kg. La otra orden pesa 275 kilos.',
      '275 kilos',
    ],
    [
      'a served airport besides the destination',
      'Quote CPT MIA-SJO 2 plts 120x80x100 cm 300 kg. And GUA as well please.',
      'GUA',
    ],
    [
      'a second town in small letters behind the town of the airport',
      'quiero saber cuanto me sale traer de miami a san pedro sula 4 cajas de repuestos, todas de 60x50x40 cm, pesan 88 kilos en total. mi primo vive en choloma. en dap',
      'choloma',
    ],
    [
      'an airport in small letters behind the place that goods come from',
      'buenas, 9 cajas de 45x35x30 cm, 67 kilos todas. panama sap, y me las lleva a siguatepeque. en dap',
      'sap',
    ],
    ['a figure between two that are known', 'Quote CPT MIA-SJO 5 ctns 60x40x40 cm each, 88/174 kg', '174 kg'],
  ])('holds %s', async (_, body, text) => {
    expect(await listLeftOver(body)).toContain(text);
  });

  it.each([
    [
      'a per-piece word to which no figure belongs',
      'Quote CPT MIA-SJO, two identical pallets, 340 kg and 120x100x100 cm per unit.',
    ],
    [
      'one piece described after the count',
      'Cotizar CPT MIA-SJO 2 servidores. Cada rack va en una caja de 210x120x100 cm y 290 kg.',
    ],
  ])('doubts the weight of %s', async (_, body) => {
    const { ledger, goods } = await extractFrom(body);
    // Where the reading multiplies, nothing is in doubt any more.
    const isResolved = (goods.pieces ?? 0) > 1 && (goods.grossWeightKg ?? 0) > 500;
    expect(isResolved || ledger?.doubts.some(({ code }) => code === 'weight-each-or-total')).toBe(true);
  });

  it('doubts a weight beside a tare that may have to be added', async () => {
    const { goods, ledger } = await extractFrom(
      'Cotizar MIA-SJO CPT, 1 tarima 120x100x150 cm, 360 kg más 18 kg de tara.',
    );
    expect(goods.grossWeightKg === 378 || ledger?.doubts.some(({ code }) => code === 'tare-unclear')).toBe(true);
  });

  it.each([
    ['double the quantity please, MIA-SJO CPT, 2 pallets 120x80x100 cm, 540 kg', 'repeats-another-piece'],
    ['Quote CPT MIA-SJO 1 crate 141x72x98 cm 90 kg. It is pounds, not kilos.', 'repeats-another-piece'],
  ] as const)('doubts figures that stand for others: %s', async (body, code) => {
    expect(await listDoubts(body)).toContain(code);
  });

  it.each([
    ['special-cargo', 'Quote CPT MIA-SJO, 2 crates live animals 120x80x100 cm, 350 kg'],
    ['special-cargo', 'Cotizar CPT MIA-GUA 4 cajas de vacunas 60x40x40 cm, 80 kg'],
    ['wish', 'Quote CPT MIA-SJO, 2 pallets 120x80x100 cm, 350 kg, 10 days storage please'],
    ['wish', 'Cotizar CPT MIA-SJO, 2 tarimas 120x80x100 cm, 350 kg, con custodia armada'],
    ['dangerous', 'Quote CPT MIA-SJO, 2 pallets of paint 120x80x100 cm, 350 kg'],
    ['dangerous', 'Cotizar CPT MIA-SJO, 4 cajas de baterías 60x40x40 cm, 80 kg'],
    ['dangerous', 'Cotizar CPT MIA-GUA, 6 tambores de solvente, 800 kg'],
    ['special-cargo', 'Tarifa para vacunas, CPT MIA-SJO, 4 cajas 60x40x40 cm, 80 kg'],
    ['special-cargo', 'Quote CPT MIA-SJO two alpacas in one crate 150x100x130 cm, 185 kg'],
    ['special-cargo', 'Cotizar CPT LIM-SJO una alpaca en jaula de 150x100x130 cm, 95 kg'],
    ['wish', 'Quote CPT MIA-SJO, 2 crates 120x80x100 cm, 350 kg, which must be fumigated before delivery'],
    ['wish', 'Quote in EUR please: CPT MIA-SJO, 2 pallets 120x80x100 cm, 350 kg'],
    ['wish', 'Cotizar CPT MIA-SJO, 2 tarimas 120x80x100 cm, 350 kg, y el servicio de fumigación'],
  ])('finds %s in %s', async (code, body) => {
    expect(await listFindings(body)).toContain(code);
  });

  it.each([
    'Please quote ocean freight LCL Miami to SJO, 2 pallets 120x80x100 cm, 350 kg',
    'Favor cotizar transporte terrestre a SJO, 2 tarimas 120x80x100 cm, 350 kg',
  ])('leaves another mode to the route: %s', async (body) => {
    const { routeFindings, ledger } = await extractFrom(body);
    expect(routeFindings?.map(({ code }) => code)).toEqual(['other-mode']);
    expect(ledger?.findings).toEqual([]);
  });

  it.each([
    'We have two shipments. CPT MIA-SJO, 2 pallets 120x80x100 cm, 350 kg',
    'Tenemos tres embarques. CPT MIA-SJO, 2 tarimas 120x80x100 cm, 350 kg',
    'I have 2 consignments, CPT MIA-SJO, 2 pallets 120x80x100 cm, 350 kg',
  ])('leaves several shipments to the request: %s', async (body) => {
    expect((await extractFrom(body)).severalShipments).toBe(true);
  });

  it.each([
    'Quote CPT MIA-SJO: 3 crates of fumigation pumps, 120x80x100 cm, 350 kg',
    'Cotizar CPT MIA-SJO 2 cajas con drones de fumigación, 120x80x100 cm, 90 kg',
    'Quote CPT LHR-SJO: one wooden crate (fumigated, stamped) of tools, 120x80x100 cm, 350 kg',
    'Quote CPT MIA-SJO 2 fumigated pallets 120x80x100 cm, 350 kg',
    'Cotizar CPT LIM-GUA prendas de alpaca, 4 cajas de 60x40x40 cm, 54 kg. Asunto: alpaca LIM-GUA',
    'Cotizar CPT MIA-SJO vitrinas para la joyería, 5 cajas de 150x60x70 cm, 305 kg',
    'Pls quote CPT MIA-SJO 2 pallets 120x80x100 cm, 350 kg. Dry ice? No. Insurance not needed.',
    'Quote CPT MIA-SJO 2 pallets 120x80x100 cm, 350 kg. The invoice is in euros.',
    'Cotizar CPT MIA-SJO 2 tarimas 120x80x100 cm, 350 kg. El valor de la factura es en colones.',
    'Quote request\nRoute: MIA-SJO\nTerm: CPT\nPieces: 2 pallets 120x80x100 cm\nGross weight: 350 kg\nDays of storage: 3',
  ])('takes what only describes for no wish: %s', async (body) => {
    expect(await listFindings(body)).toEqual([]);
  });

  it.each([
    'Quote CPT MIA-SJO, 2 pallets 120x80x100 cm, 350 kg, non-flammable, no batteries',
    'Cotizar CPT MIA-SJO, 2 tarimas 120x80x100 cm, 350 kg, brochas para pintura, sin baterías',
    'Quote CPT MIA-SJO, 2 pallets paint brushes 120x80x100 cm, 350 kg',
  ])('suspects no dangerous goods in %s', async (body) => {
    expect(await listFindings(body)).toEqual([]);
  });

  it('is kept in time on a text of any length', async () => {
    const body = `Quote CPT MIA-SJO 2 pallets 350 kg ${'12 kg each 3x4 '.repeat(4_000)}`;
    const { ledger } = await extractFrom(body);
    expect(ledger?.leftOver.length).toBeLessThanOrEqual(120);
  });
});
