import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const CARGO = '5 ctns 95 kg';

const ROUTES: readonly (readonly [string, Facts])[] = [
  ['pls quote LAX/SJO', { from: 'LAX', to: 'SJO', city: undefined }],
  ['pls quote LAX→GUA', { from: 'LAX', to: 'GUA' }],
  ['pls quote MIAMGA', { from: 'MIA', to: 'MGA' }],
  ['please quote from Atlanta to Juan Santamaría airport', { from: 'ATL', to: 'SJO', city: undefined }],
  ['cotizar de Houston al aeropuerto Sandino', { from: 'IAH', to: 'MGA' }],
  ['cotizar de Dallas a Toncontín', { from: 'DFW', to: 'TGU' }],
  ['cotizar de Dallas a Comalapa', { to: 'SAL' }],
  ['quote from Madrid to Managua', { from: 'MAD', to: 'MGA', city: undefined }],
  ['cotizar desde Londres a Tegus', { from: 'LHR', to: 'TGU' }],
  ['cotizar desde Milán a Ciudad de Panamá', { from: 'MXP', to: 'PTY' }],
  ['quote to Honduras, ex Miami', { from: 'MIA', to: undefined, country: 'HN' }],
  ['quote to Nicaragua ex Miami', { to: 'MGA', country: 'NI' }],
  ['quote DEFRA - GTGUA', { from: 'FRA', to: 'GUA' }],
  ['KATL a MPTO, cotizar', { from: 'ATL', to: 'PTY' }],
  ['quote JFK-SJO via MIA', { from: 'JFK', to: 'SJO' }],
  ['cotizar de Chicago a Managua con transbordo en PTY', { from: 'ORD', to: 'MGA' }],
  ['SAL-MIA please quote', { from: 'SAL', to: undefined }],
  ['cotizar sacos de sal a SAL desde MIA', { from: 'MIA', to: 'SAL' }],
  ['Our SAP order 4410. Quote MIA-PTY', { to: 'PTY' }],
  ['please quote CPT SJO ex CPT', { term: 'CPT', from: 'CPT', to: 'SJO' }],
  ['pick up at vendor in Medley, FL 33166, quote to SJO', { from: 'MIA', to: 'SJO' }],
  ['quote Miami - Costa Rica, we have not decided yet between San José or Liberia', { to: undefined, country: 'CR' }],
  ['quote MUC to Liberia airport, not San José', { to: 'LIR' }],
  ['quote from Panama City, FL by truck to Miami, then MIA to Managua', { to: 'MGA' }],
];

const DELIVERIES: readonly (readonly [string, Facts])[] = [
  ['please quote MIA-SJO DAP Cartago', { term: 'DAP', city: 'Cartago' }],
  ['quote DAP SJO airport ex MIA', { term: 'DAP', city: undefined, to: 'SJO' }],
  ['EXW Doral, deliver to Curridabat, pls quote', { term: 'EXW', from: 'MIA', city: 'Curridabat', to: 'SJO' }],
  ['FOB Shanghai, cotizar hasta bodega en Villa Nueva', { term: 'FOB', from: 'PVG', city: 'Villa Nueva', to: 'GUA' }],
  ['cotizar puerta a puerta de Miami a Soyapango', { term: undefined, city: 'Soyapango', to: 'SAL' }],
  ['cotizar MIA - SAL, entregar en Santa Ana', { city: 'Santa Ana', country: 'SV' }],
  ['cotizar MIA - SJO, entregar en Santa Ana', { city: 'Santa Ana', country: 'CR' }],
  ['quote MIA-PTY, deliver to David, Chiriquí', { city: 'David' }],
  ['cotizar MIA-SJO, sin entrega, recogemos en el aeropuerto', { city: undefined }],
  ['cotizar de Miami a Managua, lo retiro yo en el aeropuerto', { to: 'MGA', city: undefined }],
  [
    'cotizar DAP ex MIA\nEntrega: 7a. Avenida 12-40, Zona 4, Ciudad de Guatemala',
    { city: 'Ciudad de Guatemala', to: 'GUA' },
  ],
  [
    'DAP ex MIA, del portón rojo 2c al lago, 1c arriba, 20 varas abajo, Managua. cotizar',
    { city: 'Managua', sizes: '' },
  ],
  ['cotizar DAP ex MIA: colonia Palmira, bloque 4, casa 9, Tegucigalpa', { city: 'Tegucigalpa', to: 'TGU' }],
  ['fly DFW to San Jose and bring it to our house in Atenas, how much', { city: 'Atenas', to: 'SJO' }],
  ['cotizar hasta mi taller en Choluteca desde Miami', { city: 'Choluteca', to: 'TGU' }],
  ['cotizar DAP planta en Villanueva, Cortés, Honduras, ex MIA', { city: 'Villanueva', to: 'SAP' }],
  ['cotizar ex MIA. Entregar: 150 m sur de la antigua escuela, Tibás', { city: 'Tibás', to: 'SJO', sizes: '' }],
];

describe('the route', () => {
  it.each(ROUTES)('of "%s" is read with its airports', async (words, facts) => {
    expect(pickFacts(await extractFrom(`${words}. ${CARGO}`), facts)).toEqual(facts);
  });

  it("is never taken from the sender's own address", async () => {
    const body = 'cotizar 2 cajas desde Miami, 20 kg\n\nSaludos\nAna Ruiz\nManagua, Nicaragua';
    expect(pickFacts(await extractFrom(body), { to: undefined, city: undefined })).toEqual({
      to: undefined,
      city: undefined,
    });
  });
});

describe('the delivery', () => {
  it.each(DELIVERIES)('of "%s" ends where it says', async (words, facts) => {
    expect(pickFacts(await extractFrom(`${words}. ${CARGO}`), facts)).toEqual(facts);
  });
});
