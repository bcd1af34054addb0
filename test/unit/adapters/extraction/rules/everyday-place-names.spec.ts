import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('A place of delivery', () => {
  cases('is the final destination of a block of labels', [
    ['Cotizar\nOrigen: Miami\nDestino final: Estelí, Nicaragua\n2 cajas, 40 kg, FOB', { to: 'MGA', city: 'Estelí' }],
    ['Quote\nFrom: Miami\nFinal destination: Cartago, Costa Rica\n2 boxes, 40 kg', { to: 'SJO', city: 'Cartago' }],
    ['Cotizar\nOrigen: Houston\nDestino final: Santa Tecla\n2 cajas, 40 kg, FCA', { to: 'SAL', city: 'Santa Tecla' }],
    ['Cotizar\nOrigen: Houston\nDestino final: SJO\n2 cajas, 40 kg, FCA', { to: 'SJO', city: undefined }],
  ]);
  cases('is where a road lies, not where it leads', [
    [
      'Cotizar DAP 2 cajas 40 kg desde Miami\nEntrega: Km 12.5 carretera a Masaya, Managua',
      { to: 'MGA', city: 'Managua' },
    ],
    [
      'Cotizar DAP 2 cajas 40 kg desde Miami, entrega en camino a La Lima, bodega 4, San Pedro Sula',
      { to: 'SAP', city: 'San Pedro Sula' },
    ],
    [
      'Quote DDP 2 boxes 40 kg from Miami. Deliver to: km 9 highway to Comalapa, San Salvador',
      { to: 'SAL', city: 'San Salvador' },
    ],
  ]);
  cases('is where somebody has to take it', [
    ['Cotizar desde Miami 2 cajas 40 kg FCA, hay que llevarla hasta Jacó', { to: 'SJO', city: 'Jacó' }],
    ['Cotizar desde Miami 2 cajas 40 kg, tienen que subirla hasta Boquete', { to: 'PTY', city: 'Boquete' }],
    ['Cotizar desde Miami 2 cajas 40 kg, favor trasladarlas a Chinandega', { to: 'MGA', city: 'Chinandega' }],
    ['Cotizar desde Miami 2 cajas 40 kg, favor enviarlas al aeropuerto SJO', { to: 'SJO', city: undefined }],
  ]);
  cases('is no city where a country stands behind a term', [
    ['Cotizar 2 cajas 40 kg desde Miami, término DPU, Guatemala', { term: 'DPU', to: 'GUA', city: undefined }],
    ['Quote DDP: Guatemala, 2 boxes 40 kg from Miami', { term: 'DDP', to: 'GUA', city: undefined }],
    ['Cotizar DAP Panamá, 3 cajas 100 kg de Miami', { term: 'DAP', to: 'PTY', city: undefined }],
    ['Cotizar DAP Guatemala zona 10, 3 cajas 100 kg de Miami', { term: 'DAP', to: 'GUA', city: 'Ciudad de Guatemala' }],
  ]);
});

describe('A town with an everyday name', () => {
  cases('is none without a word of delivery', [
    ['Me ayudan con esto para mi cliente? 2 cajas 40 kg de Miami a Jacó, DAP. Gracias, Silvia', { city: 'Jacó' }],
    ['Cotizar entrega a domicilio para el cliente. Gracias, David. Miami a Cartago, 40 kg', { city: 'Cartago' }],
    ['Quote delivery to our customer in Heredia, 40 kg from Miami. Thanks, Florida', { city: 'Heredia', to: 'SJO' }],
    ['Cotizar entrega en bodega del cliente. Gracias, Florida Paz. 40 kg de Miami a SAL', { to: 'SAL' }],
    [
      'Cotizar desde Miami 40 kg de tela, 2 rollos, a SAP, entrega en bodega del cliente',
      { to: 'SAP', city: undefined },
    ],
  ]);
  cases('is one with it, or with its country or region', [
    ['Cotizar desde Miami 2 cajas 40 kg con entrega en Gracias, Lempira', { to: 'SAP', city: 'Gracias' }],
    ['Cotizar desde Miami 2 cajas 40 kg DAP David, Chiriquí', { to: 'PTY', city: 'David' }],
    ['Cotizar desde Miami 2 cajas 40 kg con entrega en Tela', { to: 'SAP', city: 'Tela' }],
  ]);
});

describe('A delivery address', () => {
  it.each([
    ['Cotizar 2 tarimas, 350,5 kg en total, de Miami a Heredia, DAP. Repuestos', 'Heredia'],
    ['Quote from Miami, deliver to Santa Tecla via SAL, 4 cartons 60 x 50 x 40 cm, 80 kg', 'Santa Tecla'],
    ['Cotizar desde Miami 2 cajas 40 kg, la ocupamos en Jacó, FCA', 'Jacó'],
    [
      'Please deliver 4 boxes, 90 kg, to 12 Calle 4-55, Zona 10, Guatemala City from Miami',
      '12 Calle 4-55, Zona 10, Guatemala City',
    ],
    ['Cotizar DAP Avenida Central 45, San José, 2 cajas 80 kg de Miami', 'Avenida Central 45, San José'],
    ['Quote 80 kg in total from Houston to Escazu DDP, thanks', 'Escazu'],
  ])('ends where it ends: %s', async (body, address) => {
    expect((await extractFrom(body)).destination.address).toBe(address);
  });
});
