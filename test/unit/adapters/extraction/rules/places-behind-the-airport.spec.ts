import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons } from './read-cases.js';

describe('Where goods land and where they go on to', () => {
  it.each([
    [
      'Hola! me podrian cotizar el envio de una batidora de Barcelona a Costa Rica? Somos una pastelería en Heredia y la necesitamos aquí en el local. EXW. 1 caja de 60x40x40 cm, 20 kg.',
      'SJO',
      'Heredia',
    ],
    [
      'Hi! Could you quote a mixer from Barcelona to Costa Rica? We are a bakery in Heredia and need it here at the shop. EXW. 1 box of 60x40x40 cm, 20 kg.',
      'SJO',
      'Heredia',
    ],
    [
      "Got a winch kit going to David, Panama, to the customer's yard. Shipping out of New Orleans (MSY). EXW. 1 box of 60x40x40 cm, 20 kg.",
      'PTY',
      'David',
    ],
    [
      'El colegio compró instrumentos en Tokio (Narita). FOB Narita. Favor cotizar hasta el colegio, en El Progreso, Yoro. 1 caja de 60x40x40 cm, 20 kg.',
      'SAP',
      'El Progreso',
    ],
    [
      'Favor cotizar de Miami hasta la clínica, en Siguatepeque, Comayagua. DAP. 1 caja de 60x40x40 cm, 20 kg.',
      'TGU',
      'Siguatepeque',
    ],
    [
      'Cotizar por favor transporte aéreo y terrestre:\n\nDe: Zúrich\nA: Cobán, Guatemala\nIncoterm: FCA Zúrich\n 1 caja de 60x40x40 cm, 20 kg.',
      'GUA',
      'Cobán',
    ],
    [
      'Please quote air and land transport:\nFrom: Zurich\nTo: Coban, Guatemala\nTerm: FCA Zurich\n 1 box of 60x40x40 cm, 20 kg.',
      'GUA',
      'Cobán',
    ],
    [
      'Carga de semillas desde Santa Cruz de la Sierra (VVI). Va en conexión por Bogotá y luego por Panamá, pero el destino final es el aeropuerto de San Pedro Sula. CFR. 1 caja de 60x40x40 cm, 20 kg.',
      'SAP',
      undefined,
    ],
    [
      'Cargo from Lima. It connects in Bogota and then in Panama, but the final destination is San Pedro Sula airport. CFR. 1 box of 60x40x40 cm, 20 kg.',
      'SAP',
      undefined,
    ],
    ['De Lima por Panamá hasta San Pedro Sula aeropuerto, CPT. 1 caja de 60x40x40 cm, 20 kg.', 'SAP', undefined],
    [
      'Un proveedor en San José, California nos despacha equipo y lo necesito en Liberia, la de Guanacaste, aeropuerto Daniel Oduber. FCA aeropuerto SJC. 1 caja de 60x40x40 cm, 20 kg.',
      'LIR',
      undefined,
    ],
    [
      'Deliver Marina Papagayo, Culebra. Airport: Nantes (NTE) for Liberia, Costa Rica. DAP. 1 box of 60x40x40 cm, 20 kg.',
      'LIR',
      'Península de Papagayo',
    ],
    ['Delivery: Managua airport, no further.\nTerms: CFR. From LHR. 1 box of 60x40x40 cm, 20 kg.', 'MGA', undefined],
    [
      'we are opening a restaurant in Granada, Nicaragua. The oven comes from Beirut. Please quote CFR Managua airport. Only until the airport, my cousin has a truck. 1 box of 60x40x40 cm, 20 kg.',
      'MGA',
      undefined,
    ],
    ['The flight is MIA-PTY-SAP, final destination SAP airport, CPT. 1 box of 60x40x40 cm, 20 kg.', 'SAP', undefined],
    ['Ruta MAD - PTY - SAL, CPT. 1 caja de 60x40x40 cm, 20 kg.', 'SAL', undefined],
    ['Miami to Guatemala via Panama, CPT. 1 box of 60x40x40 cm, 20 kg.', 'GUA', undefined],
    ['Precio de Shanghai a Managua, con escala en Panamá, CPT. 1 caja de 60x40x40 cm, 20 kg.', 'MGA', undefined],
    [
      'El cliente está en Quetzaltenango y ahí se entrega. MIA-GUA DAP. 1 caja de 60x40x40 cm, 20 kg.',
      'GUA',
      'Quetzaltenango',
    ],
    ['Our shop is in Jaco, it should come to our door. MIA to SJO, DAP. 1 box of 60x40x40 cm, 20 kg.', 'SJO', 'Jacó'],
    ['Estamos en Nosara, nos lo dejan en la casa. De Miami, DAP. 1 caja de 60x40x40 cm, 20 kg.', 'LIR', 'Nosara'],
    [
      'Vivo en Pérez Zeledón y ocupo que me llegue a la casa, de Miami, DAP. 1 caja de 60x40x40 cm, 20 kg.',
      'SJO',
      'Pérez Zeledón',
    ],
    ['HKG to MGA pls\nFOB\ndoor Managua, warehouse\n 1 box of 60x40x40 cm, 20 kg.', 'MGA', 'Managua'],
    ['MIA-SAL FOB, door San Salvador. 1 box of 60x40x40 cm, 20 kg.', 'SAL', 'San Salvador'],
    [
      'Shpr: Istanbul, EXW\nCnee: hotel in San Jose, Costa Rica\nPls quote until door San Jose hotel\n 1 box of 60x40x40 cm, 20 kg.',
      'SJO',
      'San José',
    ],
    ['de Bogotá a Panamá, CPT. ¿Precio hasta Santiago de Veraguas? 1 caja de 60x40x40 cm, 20 kg.', 'PTY', 'Santiago'],
    [
      '¿Qué costaría un aéreo de Zaragoza (ZAZ) a El Salvador? FCA. Va a Ilopango, a la fábrica. 1 caja de 60x40x40 cm, 20 kg.',
      'SAL',
      'Ilopango',
    ],
    [
      'van de Guadalajara a Managua, Nicaragua. CIP Managua. ¿Cuánto sería, porfa? Van a la bodega del cliente en Tipitapa. 1 caja de 60x40x40 cm, 20 kg.',
      'MGA',
      'Tipitapa',
    ],
    [
      "From Guadalajara to Managua, Nicaragua, CIP Managua. It goes to the customer's warehouse in Tipitapa. 1 box of 60x40x40 cm, 20 kg.",
      'MGA',
      'Tipitapa',
    ],
    ['Miami a Guatemala, CPT. Es para la sucursal de Xela. 1 caja de 60x40x40 cm, 20 kg.', 'GUA', 'Quetzaltenango'],
    ['MIA-PTY CPT. La mercadería es para nuestra tienda de Chitré. 1 caja de 60x40x40 cm, 20 kg.', 'PTY', 'Chitré'],
    ['MIA-SJO, FCA. Sería dejarlo en Escazú. 1 caja de 60x40x40 cm, 20 kg.', 'SJO', 'Escazú'],
    ['MIA-SJO, FCA. Ocupamos que llegue hasta Pérez Zeledón. 1 caja de 60x40x40 cm, 20 kg.', 'SJO', 'Pérez Zeledón'],
    [
      'MIA-MGA, FCA. We will pick it up at the airport ourselves, our office is in Masaya. 1 box of 60x40x40 cm, 20 kg.',
      'MGA',
      undefined,
    ],
    ['MIA-SAP FOB. La fábrica queda en Choloma y ahí la recibimos. 1 caja de 60x40x40 cm, 20 kg.', 'SAP', 'Choloma'],
    ['MIA-SAP FOB. We receive it at our plant in Choloma. 1 box of 60x40x40 cm, 20 kg.', 'SAP', 'Choloma'],
    [
      'Quote FCA MIA to Panama PTY, 10 boxes 60x40x40 cm, 90 kg. Also delivery to the Tocumen free zone? No need, cancel, only up to PTY airport.',
      'PTY',
      undefined,
    ],
    [
      'CPT Destino: Guatemala, fábrica en Villa Nueva. Origen: Seúl. 20 rollos de 160 x 30 x 30 cm, 640 kg.',
      'GUA',
      'Villa Nueva',
    ],
    ['She wants it at her office door. MIA to Managua, 1 crate 58 x 34 x 40 inches, 395 pounds.', 'MGA', 'Managua'],
    ['MIA to TGU, FCA, 2 boxes 60x40x40 cm, 40 kg\nDelivery : airport Tegucigalpa', 'TGU', undefined],
  ])('is told from stops, offices and namesakes: %s', async (body, airport, city) => {
    const { airportDestination, destination } = await extractFrom(body);
    expect([airportDestination, destination.city]).toEqual([airport, city]);
    expect(await listReasons(body)).toEqual([]);
  });
});
