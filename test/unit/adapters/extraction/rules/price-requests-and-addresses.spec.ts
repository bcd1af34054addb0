import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const ASKS: readonly string[] = [
  'Me podrían decir qué sale un envío de 10 kg a Managua?',
  'Necesitamos propuesta económica para el transporte aéreo de 12 bultos desde Ciudad de México a Tegucigalpa',
  'Kindly let us have your lowest airfreight for 500 kgs ex BOM to SAL.',
  'Ocupo sacar 4 cajas de Miami, 80 kilos, para Alajuela, ¿qué precio tienen?',
  'We have an order for 4 crates to Panama, 880 kg. Kindly revert with freight indication.',
];

const ASKS_NOT: readonly string[] = [
  "Please book the below on tomorrow's flight as per your rate: 3 plts 900 kg, MIA-SJO",
  'We confirm acceptance of your offer Q-5521 USD 1,980. Please proceed with pick up in Doral.',
  'Ya no necesitamos la cotización de los 3 pallets a Panamá, gracias.',
  'Pls cancel our request for the 3 pallets to PTY, customer shipped by sea.',
  'Thank you for your quote, we will go with another forwarder this time.',
  'We are a forwarder in Vietnam looking for a partner in Costa Rica. We offer competitive rates from HAN and SGN.',
  'Out of office: I will be away until Monday. For urgent quotes contact sales@desk.example',
  'La carga llegó con 2 cajas rotas. Solicito que abran el reclamo y me digan qué costo tiene la inspección.',
  'Señores: una de las 3 tarimas de 380 kg llegó mojada. Solicito que me confirmen el número de caso.',
];

const DELIVERIES: readonly (readonly [string, Facts])[] = [
  ['Cotizar 3 cajas de Miami, me las dejan en mi tienda en Masaya por favor', { to: 'MGA', city: 'Masaya' }],
  ['Cotizar 3 cajas de Miami a Costa Rica y dejarlas en mi casa en Curridabat', { to: 'SJO', city: 'Curridabat' }],
  [
    'quote EXW Taipei, 3 ctns, we need your dest charge up to consignee door in Alajuela',
    { to: 'SJO', city: 'Alajuela' },
  ],
  ['quote 2 boxes from Madrid on DAT Tocumen cargo terminal basis', { to: 'PTY', city: undefined }],
  [
    'cotizar 2 llantas de Dallas a Costa Rica, me lo dejan en el aeropuerto de San José y lo recojo yo',
    { to: 'SJO', city: undefined },
  ],
  [
    'quote 6 cartons of SAP training manuals from Hamburg, delivered to our office in San Salvador',
    { to: 'SAL', city: 'San Salvador' },
  ],
  ['cotizar 4 sacos DAP La Ceiba. A la puerta es mejor, sino en San Pedro Sula', { city: 'La Ceiba' }],
  ['From: Miami  To: Tegucigalpa, entrega en el hospital en Danlí\nINCOTERM: DAP', { from: 'MIA', city: 'Danlí' }],
  ['Quote from Buenos Aires to SJO airport, 2 boxes', { from: 'EZE', to: 'SJO' }],
  ['Quote to our warehouse in Colón Free Zone, Panama. 3 pallets from HKG', { to: 'PTY', city: 'Colón' }],
  ['precio de flete de Bogotá a Guatemala, 3 cajas, lo llevan a Mixco?', { to: 'GUA', city: 'Mixco' }],
  ['Quote door to door Miami to Alajuela including duties and taxes', { term: 'DDP', city: 'Alajuela' }],
  ['Quote door to door Miami to Alajuela, not including duties and taxes', { term: undefined, city: 'Alajuela' }],
  ['Quote from London to SJO airport, 2 boxes', { from: 'LHR', to: 'SJO' }],
  [
    'Quote 2 boxes from Orlando, Florida to Managua airport. Regards, David',
    { from: 'MCO', to: 'MGA', city: undefined },
  ],
  ['Muchas gracias. La tela pesa 40 kg. Cotizar MIA-SAP. Gracias', { to: 'SAP', city: undefined }],
];

const ADDRESSES: readonly (readonly [string, string])[] = [
  ['Quote Chicago to Heredia for 2 pallets, 120x80x110 cm, 340 kg. DAP', 'Heredia'],
  [
    'Quote Shenzhen to Guatemala City, deliver to Zona 10, 5a avenida 14-20, 2 boxes 40 kg DDP',
    'Zona 10, 5a avenida 14-20',
  ],
  ['Cotizar DAP Santa Tecla, colonia Los Cipreses 3 cajas 50 kilos', 'Santa Tecla, colonia Los Cipreses'],
  ['Necesito traer 3 cajas de Miami a Gracias, Lempira, entregadas en mi tienda', 'Gracias, Lempira'],
  ['Favor cotizar puerta a puerta de Miami a Escazú, 2 cajas 24 kg', 'Escazú'],
  ['Quote DAP to our warehouse in Heredia, 200 m north of the church. 340 kg', 'Heredia, 200 m north of the church'],
];

describe('a question of price', () => {
  it.each(ASKS)('is heard in "%s"', async (body) => {
    expect((await extractFrom(body)).isQuotationRequest).toBe(true);
  });

  it.each(ASKS_NOT)('is not heard in "%s"', async (body) => {
    expect((await extractFrom(body)).isQuotationRequest).toBe(false);
  });
});

describe('the way', () => {
  it.each(DELIVERIES)('of "%s" ends where it is said to', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

  it.each(ADDRESSES)('of "%s" has an address without the cargo', async (body, address) => {
    expect((await extractFrom(body)).destination.address).toBe(address);
  });
});

describe('a description', () => {
  it('is never the bare subject', async () => {
    const { goods } = await extractFrom('Hi, please quote 2 pallets 120x80x110 cm, 340 kg from Chicago. DAP.', {
      subject: 'Air freight to Heredia',
    });
    expect(goods.description).toBeUndefined();
  });
});
