import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons } from './read-cases.js';

const CARGO = { en: '2 boxes 60x40x40 cm, 40 kg', es: '2 cajas 60x40x40 cm, 40 kg' };

describe('Door towns by the sites that stand there', () => {
  it.each([
    [`Favor cotizar ${CARGO.es} de Miami a Nicaragua, son para mi floristería en Jinotega.`, 'MGA', 'Jinotega'],
    [`Please quote ${CARGO.en} from Miami to El Salvador for my cousin's bakery in Ahuachapan.`, 'SAL', 'Ahuachapán'],
    [
      `Please quote ${CARGO.en} from Paris to Liberia airport, Costa Rica, then to the hotel in Nosara.`,
      'LIR',
      'Nosara',
    ],
    [
      `Please quote ${CARGO.en} from Madrid to Honduras via San Pedro Sula. Our workshop is in Choloma.`,
      'SAP',
      'Choloma',
    ],
    [
      `Favor cotizar ${CARGO.es} de Madrid a Honduras, por San Pedro Sula. La finca queda en Choloma.`,
      'SAP',
      'Choloma',
    ],
    [`Please quote MUC - SJO, DDP, ${CARGO.en}, delivery to La Lima, Alajuela`, 'SJO', 'Alajuela'],
    [
      `Please quote ${CARGO.en} from Hamburg to Guatemala. DAP our store in Escuintla? No: my partner says deliver to Cobán instead.`,
      'GUA',
      'Cobán',
    ],
    [
      `Favor cotizar ${CARGO.es} de Milán. Entrega en la finca, en La Paz, Honduras. Llegan a Tegucigalpa (Toncontín o Palmerola, cualquiera).`,
      'TGU',
      'La Paz',
    ],
    [
      `Favor cotizar ${CARGO.es}; nos las entregan en el aeropuerto de Bilbao. De ahí a Costa Rica, al Juan Santamaría, y después hasta Orosi de Cartago.`,
      'SJO',
      'Orosi',
    ],
    [`Pick up ya está en Miami, MIA to SAP, ${CARGO.es}, delivery a Choloma, DAP. Rate please`, 'SAP', 'Choloma'],
    [
      `Favor cotizar ${CARGO.es} de Miami a San Pedro Sula con entrega en Tela; el del camión que la lleva al aeropuerto es de allá.`,
      'SAP',
      'Tela',
    ],
    [
      `Please quote air freight Delhi to Guatemala, ${CARGO.en}, EXW, consignee door at Villa Nueva.`,
      'GUA',
      'Villa Nueva',
    ],
    [
      `Precio aéreo de ${CARGO.es}, Madrid a Panamá. Nosotros somos de Chitré y la carga la queremos allá.`,
      'PTY',
      'Chitré',
    ],
    [
      `Price by air for ${CARGO.en}, Madrid to Panama. We are from Chitré and want the cargo delivered there.`,
      'PTY',
      'Chitré',
    ],
    [
      `Quiero traer moldes para helados de Milán a Costa Rica, ${CARGO.es}. La heladería está en Jacó. ¿Cuánto sale?`,
      'SJO',
      'Jacó',
    ],
  ])('%s', async (body, airport, city) => {
    const { airportDestination, destination } = await extractFrom(body);
    expect({ airportDestination, city: destination.city }).toEqual({ airportDestination: airport, city });
    expect(await listReasons(body)).toEqual([]);
  });

  it('takes a noun behind an article for no town', async () => {
    expect(await listReasons(`Favor cotizar CPT MIA-SJO, ${CARGO.es}. La máquina vale 6,300 dólares.`)).toEqual([]);
  });

  it('leaves the sites of those who fetch at the airport alone', async () => {
    const body = `Please quote ${CARGO.en} from Madrid to Guatemala airport only, we collect. Our plant is in Mixco.`;
    expect((await extractFrom(body)).destination.city).toBeUndefined();
    expect(await listReasons(body)).toEqual([]);
  });
});

describe('A delivery address that is announced further down', () => {
  it.each([
    [
      `Favor cotizar ${CARGO.es} de Miami a San José. Entregar en mi taller (los datos están al pie).\n\nRaúl Solano\nTaller Solano\nContiguo al Banco Nacional, Turrialba, Costa Rica\nTel. 2556-0000`,
      'Turrialba',
    ],
    [
      `Please quote ${CARGO.en} from Miami to Guatemala. Deliver to our warehouse, address below.\n\nKind regards\nLucy Tan\nTan Textiles\nCalzada Roosevelt 12, Mixco, Guatemala`,
      'Mixco',
    ],
  ])('is that of the signature: %s', async (body, city) => {
    expect((await extractFrom(body)).destination.city).toBe(city);
    expect(await listReasons(body)).toEqual([]);
  });

  it('holds the email where the signature has none', async () => {
    const body = `Please quote ${CARGO.en} from Miami to Managua. Delivery to the address in my signature.\n\nLucy Tan\nTan Textiles`;
    expect(await listReasons(body)).toContain('place-ambiguous');
  });

  it('is not the address of an invoice', async () => {
    const body = `Please quote ${CARGO.en} from Miami to Managua. Invoice address below, we collect at the airport.\n\nLucy Tan\nTan Textiles\nCalle Real, Granada, Nicaragua`;
    expect((await extractFrom(body)).destination.city).toBeUndefined();
  });
});
