import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, type Headers, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts, Headers?])[]) =>
  it.each(rows)(`${title}: %s`, async (...[body, facts, headers]) => {
    expect(pickFacts(await extractFrom(body, headers), facts)).toEqual(facts);
  });

describe('A delivery town', () => {
  cases('is read before the airport pair', [
    ['Quote DAP Alajuela, ORD-SJO, 3 skids 410 kg', { from: 'ORD', to: 'SJO', city: 'Alajuela', term: 'DAP' }],
    ['Delivered Cartago; HKG-SJO, 4 ctns 88 kg, please quote', { from: 'HKG', to: 'SJO', city: 'Cartago' }],
    ['DDP Santa Tecla // ORD-SAL // 1 skid 210 kg, rate please', { from: 'ORD', to: 'SAL', city: 'Santa Tecla' }],
    ['Cotizar puerta Escuintla. AMS/GUA 3 tarimas 540 kg', { from: 'AMS', to: 'GUA', city: 'Escuintla' }],
    ['Rates pls: DAP Masaya - JFK-MGA - 2 plts 260 kg', { from: 'JFK', to: 'MGA', city: 'Masaya' }],
    ['quote DAP Villanueva MIA-SAP 90 kg', { from: 'MIA', to: 'SAP', city: 'Villanueva' }],
  ]);
  cases('is called as the email calls it', [
    ['Pls quote DAP Panama City, MIA-PTY, 2 plts 300 kg', { city: 'Panama City', to: 'PTY' }],
    ['Need DAP to a dealer in Albrook, Panama City. SYD to PTY, 1 pallet 318 kg', { city: 'Panama City' }],
    ['Quote DAP Guatemala City, ICN-GUA, 2 plts 300 kg', { city: 'Guatemala City', to: 'GUA' }],
    ['Cotizar DAP ciudad de Panamá, MIA-PTY, 2 tarimas 300 kg', { city: 'Ciudad de Panamá', to: 'PTY' }],
    ['Cotizar DAP ciudad de Guatemala, MIA-GUA, 2 tarimas 300 kg', { city: 'Ciudad de Guatemala', to: 'GUA' }],
  ]);
  cases('is read in everyday words', [
    ['Cotizar MIA-MGA 2 plts 300 kg, terminando en Masaya', { city: 'Masaya', to: 'MGA' }],
    ['Quote MIA to SJO then onwards Grecia, 300 kg', { city: 'Grecia', to: 'SJO' }],
    ['Cotizar 2 tarimas 300 kg MIA-SJO, puesto en San José centro', { city: 'San José', to: 'SJO' }],
    ['Favor cotizar puesto en Estelí desde Miami 2 pallets 300 kg', { city: 'Estelí', to: 'MGA' }],
    ['Quote 300 kg MIA-SAL, cargo must reach Soyapango by Friday', { city: 'Soyapango', to: 'SAL' }],
    ['Quote 300 kg MIA-GUA, add trucking Mixco', { city: 'Mixco', to: 'GUA' }],
    ['2 plts 300 kg MIA-SJO (Cartago), quote please', { city: 'Cartago', to: 'SJO' }],
    ['Cotizar 300 kg MIA-PTY con destino final Chitré', { city: 'Chitré', to: 'PTY' }],
    ['Quote MIA-SAP 300 kg freight collect, deliver Choloma', { city: 'Choloma', to: 'SAP' }],
  ]);
  cases('may have the name of an airport or begin with a number', [
    ['Favor cotizar MIA-PTY, 2 tarimas 300 kg, entrega en Tocumen', { city: 'Tocumen, Ciudad de Panamá', to: 'PTY' }],
    ['quote 300 kg MIA-PTY dap tocumen whse', { city: 'Tocumen, Ciudad de Panamá', to: 'PTY' }],
    ['Please quote DAP La Lima, MIA-SAP 2 plts 300 kg', { city: 'La Lima', to: 'SAP' }],
    ['Favor cotizar MIA-SJO 2 tarimas 300 kg, entrega en Tres Ríos', { city: 'Tres Ríos', to: 'SJO' }],
    ['Quote 300 kg MIA-PTY DAP Tocumen airport', { city: undefined, to: 'PTY' }],
  ]);
  cases('is none where the words speak of something else', [
    ['Quote MIA-SJO 300 kg CPT. Our office is in Heredia.', { city: undefined, to: 'SJO' }],
    ['Quote MIA-SJO 300 kg CPT. We are a company in Cartago.', { city: undefined }],
    ['Cotizar MIA-MGA 300 kg CPT. Estamos ubicados en Masaya.', { city: undefined }],
    ['Cotizar MIA-SJO 300 kg CPT. Pagamos en Heredia.', { city: undefined }],
    ['Quote MIA-SAL 300 kg CPT. The invoice goes to our headquarters in Soyapango.', { city: undefined }],
    ['Cotizar MIA-GUA 300 kg. Proveedor en Mixco pide oferta.', { city: undefined }],
    ['Quote MIA-SJO 300 kg for our customer Heredia Motors.', { city: undefined }],
    ['Favor cotizar MIA-SJO CPT, 480 kg. El consignatario es Ferretería Cartago S.A.', { city: undefined }],
    ['Quote CPT MIA-MGA 300 kg. Customs clearance will be done in Masaya by our broker.', { city: undefined }],
    ['Cotizar CPT MIA-GUA 300 kg. El proveedor ya despachó antes a Mixco.', { city: undefined }],
    ['Cotizar MIA-SJO 300 kg. Nosotros lo llevamos a Heredia.', { city: undefined }],
    ['Quote MIA-SJO 300 kg, we truck it to Cartago ourselves.', { city: undefined }],
    ['Quote MIA-SJO 300 kg, no door delivery in Heredia, just airport', { city: undefined }],
    ['Cotizar MIA-SJO 300 kg CPT, no a Heredia', { city: undefined }],
  ]);
  cases('or an airport takes the place of one that the writer corrects', [
    ['Quote MIA-LIR 300 kg. Actually please make it SJO instead of LIR', { to: 'SJO' }],
    ['Cotizar MIA-SAL 300 kg. Mejor mándelo a GUA y no a SAL', { to: 'GUA' }],
    ['Quote MIA-TGU 300 kg, sorry, SAP not TGU', { to: 'SAP' }],
    ['Quote MIA-SJO 300 kg DAP Heredia. UPDATE: deliver to Cartago, not Heredia', { city: 'Cartago' }],
    ['Cotizar DAP Masaya MIA-MGA 300 kg. Perdón, en Estelí.', { city: 'Estelí' }],
    ['Quote MIA-GUA 300 kg, deliver to Mixco - no, Escuintla', { city: 'Escuintla' }],
    ['Sorry for the short notice. Quote MIA-SJO 300 kg, DAP Heredia', { city: 'Heredia', to: 'SJO' }],
  ]);
  cases('of the message counts against a place of another country in the subject', [
    ['Cotizar 300 kg de Miami a Heredia', { to: 'SJO', city: 'Heredia' }, { subject: 'Cotización - oficina Panamá' }],
    ['Quote 300 kg from Miami to Masaya', { to: 'MGA', city: 'Masaya' }, { subject: 'Guatemala customer rate' }],
    ['Please quote 300 kg', { to: 'GUA' }, { subject: 'MIA to Guatemala' }],
  ]);
  it('has an address that ends before the route', async () => {
    const { destination } = await extractFrom('DAP Tocumen warehouse, MIA-PTY, 2 pallets 300 kg, please quote');
    expect(destination.address).toBe('Tocumen warehouse');
  });
});

describe('The evidence of a route', () => {
  it.each([
    ['Quote DAP Heredia, Costa Rica (SJO) from Miami, 300 kg', 'Heredia', 'SJO', 'SJO'],
    ['Cotizar DAP Mixco, MIA-GUA, 300 kg', 'Mixco', 'GUA', 'GUA'],
    ['Cotizar 300 kg MIA-SJO, entrega en La Uruca, San José, Costa Rica', 'San José', 'SJO', 'SJO'],
  ])('is the words of each value: %s', async (body, city, country, airport) => {
    const { evidence } = await extractFrom(body);
    const wordsOf = (field: string) => evidence[field]?.map(({ text }) => text);
    expect(wordsOf('destination.city')).toEqual([city]);
    expect(wordsOf('destination.country')).toEqual([country]);
    expect(wordsOf('airportDestination')).toEqual([airport]);
  });

  it('leaves out a destination that is open', async () => {
    const { evidence } = await extractFrom('Cotizar 300 kg de Miami, entrega en Santa Ana');
    expect(Object.keys(evidence)).not.toContain('airportDestination');
    expect(evidence['destination.city']?.[0]?.text).toBe('Santa Ana');
  });
});

describe('A place that the goods do not go to', () => {
  it.each([
    ['Quote 300 kg LAX-SJO, via PTY', 'transit', 'PTY'],
    ['Cotizar MIA-SJO 300 kg CPT, no a Heredia', 'negated', 'Heredia'],
    ['Quote MIA-SJO 300 kg CPT. Our office is in Cartago.', 'sender-place', 'Cartago'],
    ['Quote MIA-LIR 300 kg. Actually please make it SJO instead of LIR', 'superseded', 'LIR'],
    ['Quote MIA-SJO 300 kg CPT. Last time you shipped to Alajuela.', 'past', 'Alajuela'],
  ])('is reported with the reason: %s', async (body, role, text) => {
    const { placesSetAside } = JSON.parse((await extractFrom(body)).rawAnswer);
    expect(placesSetAside).toContainEqual({ role, text });
  });
});
