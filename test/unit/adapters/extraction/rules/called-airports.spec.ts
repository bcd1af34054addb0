import { describe, expect, it } from '@jest/globals';
import { listReasons, readsFacts } from './read-cases.js';

describe('The airport that a town beyond it is reached by', () => {
  readsFacts('is the one that is said, not the nearest', [
    [
      'Quote 80 kg from Miami, DAP Siguatepeque through the airport of San Pedro Sula',
      { to: 'SAP', city: 'Siguatepeque' },
    ],
    ['Cotizar 80 kg de Miami a Marcala, Honduras, por el aeropuerto de San Pedro Sula', { to: 'SAP', city: 'Marcala' }],
    ['Quote 80 kg from Miami, DAP La Esperanza, Honduras, arriving through San Pedro Sula', { to: 'SAP' }],
    [
      'Cotizar 80 kg de Miami, entrega en Hojancha, entrando por el aeropuerto de Liberia',
      { to: 'LIR', city: 'Hojancha' },
    ],
    ['Cotizar 80 kg de Madrid a David vía Ciudad de Panamá, DAP', { to: 'PTY', city: 'David' }],
    ['Cotizar 80 kg de Miami al aeropuerto de San José, y de ahí a Liberia', { to: 'SJO', city: 'Liberia' }],
  ]);
  it.each([
    'Cotizar 80 kg de Boston, CPT aeropuerto de Liberia. Aeropuerto de destino: SJO.',
    'Quote 80 kg from Boston, CPT. Airport of destination: TGU. Please send it to San Pedro Sula airport.',
  ])('is held where another airport is called as well: %s', async (body) => {
    expect(await listReasons(body)).toContain('places-left-over');
  });
  it.each([
    'Cotizar 80 kg de Boston a SJO, no al aeropuerto de Liberia. CPT',
    'Quote 80 kg from the airport of San Salvador to Managua airport, CPT',
  ])('is no other one where that is taken back or where the goods start: %s', async (body) => {
    expect(await listReasons(body)).not.toContain('places-left-over');
  });
});

describe('Goods that leave one of the six countries', () => {
  it.each([
    'Cotizar 80 kg de San José a Miami. Estamos en Heredia, Costa Rica',
    'Cotizar 80 kg desde Honduras a Miami, CPT',
    'Quote 80 kg out of Guatemala City to Houston. We are a Guatemala exporter of honey.',
    'Quisiera cotizar 80 kg desde Managua a Madrid, es salida de Nicaragua',
    'Necesito mandar 80 kg de café desde Managua para mi hija en Houston, ¿cuánto me cobran?',
    'Please quote 5 boxes, 80 kg, from San Salvador for our client in Dallas',
  ])('are an export, whatever else names the country: %s', async (body) => {
    expect(await listReasons(body)).toContain('not-air-freight');
  });
  readsFacts('are none where they go from one of them to another', [
    ['Quote 80 kg from Panama to San José, Costa Rica', { from: 'PTY', to: 'SJO' }],
    ['Quote 80 kg from San Jose, CA to San Jose, Costa Rica', { from: 'SJC', to: 'SJO' }],
  ]);
});

describe('A parcel locker', () => {
  it('is another errand where its price is asked', async () => {
    expect(
      await listReasons('Buenas, ¿cuánto cobran por el casillero y el courier de Miami a Mejicanos? 6 libras'),
    ).toContain('not-air-freight');
  });
  it('is where the goods wait otherwise', async () => {
    expect(await listReasons('Cotizar CPT de Miami a SAL, 40 kg. La caja está en mi casillero de Miami.')).toEqual([]);
  });
});

describe('The term of a purchase', () => {
  readsFacts('is read behind words of a value that states no sum', [
    ['Quote MIA to PTY 40 kg. CIF value... actually the supplier calls it FCA Miami, invoice $940', { term: 'FCA' }],
    ['Cotizar MIA-PTY 40 kg. Valor: la factura la hacen EXW Miami', { term: 'EXW' }],
  ]);
  it.each([
    'Cotizar MIA-GUA 40 kg, Incoterm: EXW, entrega Mixco. El proveedor confirma que la venta es DDP Mixco.',
    'Please quote FCA Hamburg to SJO, 45 kg. Our supplier says he sells CIP San José.',
  ])('holds where it pays the carriage that the price is asked for: %s', async (body) => {
    expect(await listReasons(body)).toContain('figures-doubtful');
  });
  it('does not hold where the customer pays the carriage', async () => {
    expect(await listReasons('Cotizar DAP Mixco, IST-GUA 40 kg. El proveedor vende FOB Estambul.')).toEqual([]);
  });
});
