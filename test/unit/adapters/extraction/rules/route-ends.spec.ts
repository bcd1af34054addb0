import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

/** Where a route begins and ends, and what of its places is left over. */
const readRoute = async (body: string, subject = '') => {
  const request = await extractFrom(body, { subject });
  const places = (request.ledger?.leftOver ?? []).filter(({ kind }) => kind === 'place' || kind === 'airport');
  return {
    from: request.airportOrigin,
    to: request.airportDestination,
    city: request.destination.city,
    left: places.map(({ text }) => text),
  };
};

describe('The ends of a route', () => {
  it.each([
    ['Cotizar DAP JFK - Escazú, 1 pieza 101 kg, 0.33 m3', 'JFK', 'SJO', 'Escazú'],
    ['cotizar 5 pallets 900 kg, atl to choluteca dap', 'ATL', 'TGU', 'Choluteca'],
    ['Quote DDP MXP/Estelí, 8 crates 441 kg', 'MXP', 'MGA', 'Estelí'],
    ['Quote DAP HKG > Santa Tecla, 4 ctns 88 kg', 'HKG', 'SAL', 'Santa Tecla'],
  ])('are a code and a town: %s', async (body, from, to, city) => {
    expect(await readRoute(body)).toEqual({ from, to, city, left: [] });
  });

  it.each([
    ['quote cip milan > sap, two pallets, 628 kg', 'MXP', 'SAP'],
    ['cotizar 1 caja 40 kg, cpt, bogota (bog) → pty', 'BOG', 'PTY'],
    ['price air mia to sjo, fca miami - 3 boxes 52 kg', 'MIA', 'SJO'],
    ['cotizar desde ciudad de mexico hasta lir, cip, 4 ctns 138 kg', 'MEX', 'LIR'],
    ['quote 2 boxes 46 kg surfboards - lax to LIR - cpt', 'LAX', 'LIR'],
    ['cotizar de fra hacia panama, exw, 2 cajas 80 kg', 'FRA', 'PTY'],
    ['cotizar para sal desde miami, fca, 25 cajas 300 kg', 'MIA', 'SAL'],
  ])('may be written small: %s', async (body, from, to) => {
    expect(await readRoute(body)).toMatchObject({ from, to, city: undefined, left: [] });
  });

  it.each([
    'Cotizar CPT MIA-SJO 3 cajas med. 60x40x40 cm, 90 kg, listo lun 3 de mayo, oak tables',
    'Cotizar CPT MIA-SJO 5 bts de sal, 60 kg, add insurance: no, fue embalado',
    'quote cpt mia to sjo, sap spare parts for the sap system, 3 boxes 40 kg',
  ])('are no words of the language: %s', async (body) => {
    expect(await readRoute(body)).toMatchObject({ from: 'MIA', to: 'SJO', left: [] });
  });

  it.each([
    ['Cotizar DDP Estelí para MGA desde Fráncfort, 2 cajas 80 kg', 'FRA', 'MGA', 'Estelí'],
    ['Quote DAP Santa Tecla to SAL from Frankfurt, 24 ctn 300 kg', 'FRA', 'SAL', 'Santa Tecla'],
    [
      'Puesto en bodega del cliente en La Chorrera, para PTY desde Milán, cotizar 6 pallets 900 kg',
      'MXP',
      'PTY',
      'La Chorrera',
    ],
  ])('are never both in one served country: %s', async (body, from, to, city) => {
    expect(await readRoute(body)).toEqual({ from, to, city, left: [] });
  });

  it.each([
    ['cotizar hasta la bodega en Curridabat // FRA - San José // DAP, 4 cajas 100 kg', 'Curridabat'],
    ['Quote DAP Huehuetenango, Hong Kong - Guatemala City, 17 bags 139 kg', 'Huehuetenango'],
    ['quote delivery to masaya / ddp / new york jfk-managua / 3 boxes 90 kg', 'Masaya'],
    ['Quote to Estelí, right to the door, DAP. It lands at Managua. From Dallas, 6 boxes 84 kg', 'Estelí'],
    ['Cotizar SZX a SAP DDP entrega final Choloma, 3 cajas 90 kg', 'Choloma'],
    ['Cotizar, incluye entrega en Jinotega, para Managua desde Los Ángeles, 1 pieza 21 kg', 'Jinotega'],
    ['Quote delivered to Cartago, to San Jose, Costa Rica from Los Angeles (LAX), 3 pieces 32 kg', 'Cartago'],
    ['quote dap ams to tgu, place of delivery: juticalpa, 3 boxes 90 kg', 'Juticalpa'],
  ])('do not take the words of the delivery: %s', async (body, city) => {
    expect(await readRoute(body)).toMatchObject({ city, left: [] });
  });

  it.each([
    'Quote CPT MXP-GUA 1 case 420 kg for a restaurant in Guatemala City. Term of delivery CPT.',
    'Quote CIP IST-TGU, 7 cartons 133 kg. It will be delivered to the carrier at Istanbul airport.',
    'Please quote\nConsignee: Cervecería in Guatemala\nRouting: HAM - GUA\nTerms: CPT GUA\n3 cases 468 kg',
    'Quote CIP CPH to San Pedro Sula, 8 ctns 232 kg. Bring them to the airport at San Pedro Sula, no more.',
    'cotizar cpt MIA-Managua 8 cajas 100 kg, la ocupo en 2 días',
  ])('leave the town of the airport without a delivery: %s', async (body) => {
    expect((await readRoute(body)).city).toBeUndefined();
  });

  it.each([
    ['Quote CPT MIA-SJO 2 pallets 300 kg. No delivery to Heredia needed.', ''],
    ['Cotizar CPT, ahora va a San José (SJO) y ya no a Liberia, desde Miami, 2 cajas 40 kg', 'Repuestos LIR'],
    ['Somos una tostaduría en Antigua. Cotizar CPT MUC-GUA 1 caja 265 kg, la recogemos en GUA.', 'Molino para Antigua'],
    ['Quote CPT SZX-GUA 12 ctns 186 kg', 'RFQ SZX-GUA / PDL ref 88213'],
    ['Our ref: DAC/25/3001. Quote CPT MXP-SJO 2 cases 328 kg', ''],
    ['COTIZAR CPT DE BOGOTÁ HACIA SAN PEDRO SULA, 27 BULTOS MED. 60X40X40 CM, 772 KILOS', ''],
  ])('leave no place over that is set aside: %s', async (body, subject) => {
    expect((await readRoute(body, subject)).left).toEqual([]);
  });
});

describe('A term of delivery', () => {
  it.each([
    ['Value: USD 43,500, atl to choluteca dap, quote 5 pallets 900 kg', 'DAP'],
    ['Quote Value: EUR 8,000 / DDP / six pallets 900 kg / AMS to San Salvador', 'DDP'],
    ['Cotizar CPT El Salvador, valor: us$34.250 / incoterm cpt el salvador, 1 huacal 279 kg', 'CPT'],
    ['Quote JFK TO PTY 5 bags 573 kg Value: US$65500 FOB JFK', 'FOB'],
    ['Cotizar DDP Usulután, Ciudad de México - San Salvador, 29 rollos 1206 kg', 'DDP'],
  ])('stands beside a value: %s', async (body, term) => {
    expect((await extractFrom(body)).incoterm).toBe(term);
  });

  it('is none where it is the base of the value', async () => {
    expect((await extractFrom('Quote MIA-SJO 2 boxes 40 kg\nValue: FOB 12,000.00 USD')).incoterm).toBeUndefined();
  });
});

describe('A request', () => {
  it.each([
    'De Frankfurt a Tegucigalpa, papel fotográfico, 2 tarimas 120x80x110, 610 kg, cpt. Me confirma recibido.',
    'What would you charge for 3 boxes 90 kg SZX to PTY, delivered to Penonomé, DAP?',
    'SZX - SAP DDP entregado en Choloma, 6 bultos 21 kg, nos ayudan con una cotización',
    "What's the damage to fly 2 crates 200 kg from ATL to SAP?",
    'Form 12\nAirport of departure: ORD\nAirport of arrival: PTY\nTerm: CIP\n8 cartons, 182 kg\nOffer validity: 60 days',
    'Aeropuerto de salida: LAX\nAeropuerto de llegada: GUA\nTérmino: EXW\nBultos: 7\nPeso: 143 kg\nDías de almacenaje: 4',
  ])('is read as one without a doubt: %s', async (body) => {
    const { isQuotationRequest, isDoubtful } = await extractFrom(body);
    expect({ isQuotationRequest, isDoubtful }).toEqual({ isQuotationRequest: true, isDoubtful: undefined });
  });
});

describe('A term of delivery at an airport', () => {
  it.each([
    'pls quote ex MIA to PTY, DAP, 3 plts 48x40x52 in, 1,240 lb total',
    'Cotizar DAP SJO desde MIA 3 bultos 80x60x50 cm 145 kg',
    'Airport of departure is Frankfurt, airport of arrival SJO, DAP. Quote 1 box 318 kg',
  ])('needs no place of delivery: %s', async (body) => {
    const { ledger, airportDestination, destination } = await extractFrom(body);
    expect(airportDestination).toBeDefined();
    expect({ city: destination.city, ends: ledger?.endsAtAirport }).toEqual({ city: undefined, ends: true });
  });

  it.each([
    'Quote DAP Ujarras, MIA-SJO, 3 boxes 145 kg',
    'Quote DAP, door delivery, MIA-SJO, 3 boxes 145 kg',
    'Cotizar DAP MIA-SJO con entrega en bodega del cliente, 3 cajas 145 kg',
  ])('needs one where a delivery is spoken of: %s', async (body) => {
    expect((await extractFrom(body)).ledger?.endsAtAirport).toBe(false);
  });

  it('is not delivered to the airport that the delivery names', async () => {
    const { destination } = await extractFrom(
      'Origen: GRU\nDestino: PTY\nIncoterm: DAP\nBultos: 1\nEntrega: Aeropuerto Tocumen',
    );
    expect(destination.city).toBeUndefined();
  });

  it('is not delivered to the country of its airport', async () => {
    const { destination } = await extractFrom('cuánto sale traer 5 cajas 120 kilos de miami a guatemala termino dap');
    expect(destination).toMatchObject({ city: undefined, country: 'GT' });
  });
});

describe('The place of delivery', () => {
  it.each([
    [
      'La entrega era en Cartago, pero lo correcto es en Pérez Zeledón. Cotizar DAP MIA-SJO 2 tarimas 505 kg',
      'Pérez Zeledón',
    ],
    [
      'What is the price for delivery DAP Estelí, Nicaragua (via MGA)? 1 ctn 22 kg. Pick up is not needed, we bring it to Frankfurt airport.',
      'Estelí',
    ],
    [
      'cotizar desde los angeles lax hasta mi tienda en villa nueva puerta dap, 3 bultos 64 kg, aeropuerto guatemala',
      'Villa Nueva',
    ],
  ])('is the one that holds: %s', async (body, city) => {
    expect((await extractFrom(body)).destination.city).toBe(city);
  });
});

describe('Goods that are dangerous in some forms only', () => {
  it.each([
    'Quote CPT MIA-SJO powder paint, non hazardous, 1 pallet 295 kg',
    'Cotizar CPT MIA-PTY pinturas al óleo (no DG), 3 cajas 47 kg',
    'Cotizar CPT MIA-GUA pintura en polvo no peligrosa, 1 paleta 295 kg',
  ])('are no danger where the email denies it: %s', async (body) => {
    const { ledger, goods } = await extractFrom(body);
    expect({ findings: ledger?.findings, dangerous: goods.dangerous }).toEqual({ findings: [], dangerous: false });
  });
});

describe('A subject that names the office of the writer', () => {
  const CARGO = '2 tarimas 120x80x100 cm, 300 kg';
  it.each([
    ['Cotización - oficina Guatemala', `Cotizar desde Miami, ${CARGO}, entrega en Heredia, DAP`, 'SJO', 'Heredia'],
    ['Cotización - oficina Guatemala', `Cotizar ${CARGO}, de Miami a Heredia`, 'SJO', 'Heredia'],
    ['Solicitud sucursal Panamá', `Cotizar ${CARGO} de Miami a San Salvador, CPT`, 'SAL', undefined],
    ['RFQ / Guatemala office', `Please quote ${CARGO} from Miami delivered to Alajuela, DAP`, 'SJO', 'Alajuela'],
    ['Carga a Guatemala', `Cotizar ${CARGO} desde Miami, CPT`, 'GUA', undefined],
    ['Cotización - oficina Guatemala', `Cotizar ${CARGO} desde Miami, CPT`, undefined, undefined],
  ])('gives way to the letter: %s: %s', async (subject, body, airport, city) => {
    const { airportDestination, destination } = await extractFrom(body, { subject });
    expect([airportDestination, destination.city]).toEqual([airport, city]);
  });
});
