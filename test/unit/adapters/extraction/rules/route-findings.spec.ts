import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

/** The codes of what is found about the route, and the airport that is read. */
async function readRoute(body: string) {
  const { routeFindings = [], airportDestination } = await extractFrom(body);
  return { codes: routeFindings.map(({ code }) => code), to: airportDestination };
}
const finds = (title: string, code: string, bodies: readonly string[]) =>
  it.each(bodies)(`${title}: %s`, async (body) => {
    expect(await readRoute(body)).toEqual({ codes: [code], to: undefined });
  });
const reads = (title: string, rows: readonly (readonly [string, string])[]) =>
  it.each(rows)(`${title}: %s`, async (body, to) => {
    expect(await readRoute(body)).toEqual({ codes: [], to });
  });

describe('A destination that is stated and not served', () => {
  finds('is found by its code', 'not-served', [
    'MIA-UIO CPT 300 kg please quote',
    'Quote 100 kg MIA/BOG CPT',
    'Quote 100 kg ex MIA dest BOG',
    'Quote 100 kg MIA to MEX, DAP Polanco',
    'Quote MIA-RTB 100 kg',
    'Quote 100 kg from Miami to David (DAV)',
  ]);
  finds('is found by its name', 'not-served', [
    'Please quote 100 kg from Miami to Bogota',
    'Cotizar 100 kg de Miami a República Dominicana',
    'Please quote 100 kg from Miami to Colombia',
    'Origen: Miami\nDestino: Kingston, Jamaica\nPeso: 100 kg. Cotizar por favor',
    'Quote 200 kg DAP Caracas ex MIA',
    'Quote 200 kg Miami to Timbuktu',
  ]);
  finds('is found where a country or a state stands behind the name of a town of the region', 'not-served', [
    'Quote 100 kg from Miami to Granada, Spain',
    'Quote 100 kg Miami to Santa Rosa, California',
    'Quote 100 kg Miami to La Libertad, Peru',
    'Cotizar aéreo de Miami a Comonfort, San Miguel, Guanajuato, México, 80 kg',
    'Rate to San Juan, PR, 100 kg ex MIA',
  ]);
  finds('is an export where the goods start in the region', 'export', [
    'Quote from GUA to LAX, 5 boxes 60 kg',
    'Cotizar de San José a Miami, 5 cajas 60 kg',
    'Need rates ex SAP to JFK 200 kg mangoes',
    'Cotizar de San Salvador a Madrid 200 kg',
    'Quote pick up Heredia, export to Houston, 300 kg',
  ]);
  it('is quoted with the words of the email, and no origin is made of it', async () => {
    const request = await extractFrom('Please quote from Panama City to Miami, 2 pallets 300 kg.');
    expect(request.routeFindings).toEqual([{ code: 'export', words: 'Panama City to Miami' }]);
    expect(request.airportOrigin).toBe('PTY');
    expect(request.destination.country).toBeUndefined();
  });
  reads('is none where the goods come from there', [
    ['Please quote 100 kg from Bogota, Colombia to SJO', 'SJO'],
    ['Cotizar 100 kg desde Guadalajara, Jalisco, México a Guatemala', 'GUA'],
    ['Quote 100 kg from Panama City, Florida to Panama City, Panama', 'PTY'],
    ['Quote 100 kg BOG-MIA-SJO', 'SJO'],
    ['Quote from SAL to GUA 100 kg', 'GUA'],
  ]);
  reads('is none beside a served one', [
    ['Quote 100 kg MIA-SJO, our head office is in Bogota', 'SJO'],
    ['Quote 100 kg MIA-SJO via BOG', 'SJO'],
    ['Quote 100 kg to SJO. Supplier ships to Miami, we pick it up there.', 'SJO'],
    ['We got the quote MIA-BOG, now we need MIA-SJO for 100 kg', 'SJO'],
  ]);
});

describe('A town of two served countries', () => {
  finds('leaves the destination open', 'ambiguous-place', [
    'Cotizar 300 kg de Miami a Santa Ana',
    'Quote 200 kg ex MIA DAP San Carlos',
    'Cotizar 90 kg desde Miami, entrega en La Unión',
    'Please quote airfreight Miami to Santo Domingo, 300 kg.',
  ]);
  reads('is known by its country, its airport, a telephone number or its size', [
    ['Cotizar 300 kg de Miami a Santa Ana, El Salvador', 'SAL'],
    ['Cotizar 300 kg MIA-SJO, entregar en Santa Ana', 'SJO'],
    ['Cotizar 300 kg de Miami, entregar en Santa Ana. Tel +503 2440 1234', 'SAL'],
    ['Cotizar 300 kg de Miami a San Miguel', 'SAL'],
    ['Cotizar 300 kg de Miami a San José', 'SJO'],
    ['Cotizar 300 kg de Miami, DAP Colón', 'PTY'],
  ]);
});

describe('Another transport than by air', () => {
  it.each([
    ['FCL 1x40HC Ningbo-Corinto, 18 t, rate please', 'FCL'],
    ['Cotizar 1x40HC Shanghái–Puerto Cortés 18 t', '1x40HC'],
    ['Favor cotizar transporte terrestre Guatemala–San Salvador, 3 tarimas 900 kg', 'transporte terrestre'],
    ['Please quote air and ocean freight from Miami to San Jose Costa Rica, 300 kg', 'ocean freight'],
    ['Cotizar flete aéreo y marítimo de Miami a San José, 300 kg', 'marítimo'],
    ['Quote courier service Miami to San José Costa Rica, 12 kg', 'courier service'],
    ['Need LTL rate from Guatemala City to San Salvador, 3 pallets 900 kg', 'LTL'],
  ])('is found: %s', async (body, words) => {
    expect((await extractFrom(body, { subject: 'rates' })).routeFindings).toContainEqual({ code: 'other-mode', words });
  });
  reads('is none where it is not what is asked for', [
    ['Quote air freight MIA-SJO 300 kg, not ocean freight', 'SJO'],
    ['Normally we ship by sea, but this time quote MIA-SJO 300 kg', 'SJO'],
    ['Quote 300 kg Miami to SJO. The rest of the order goes by sea.', 'SJO'],
    ['Cotizar 300 kg de Miami a San José y transporte terrestre hasta Heredia', 'SJO'],
    ['Quote 300 kg MIA-SJO. Samples were shipped by courier.', 'SJO'],
  ]);
});

describe('A choice between destinations in two countries', () => {
  finds('is left to a person', 'ambiguous-place', [
    'cotizar 3 cajas 60x40x40 cm 90 kg de Miami, no sé si a Managua o que se vayan a San José',
    'quote 3 boxes 90 kg from Miami, either to Managua or maybe to San Salvador',
    'quote 3 boxes 90 kg from Miami to Managua or if cheaper to Guatemala',
    'cotizar 3 cajas 90 kg desde Miami a Tegucigalpa o mejor a San Pedro Sula, lo que salga más barato',
  ]);
  reads('is none where the second name is the first once more', [
    ['cotizar 3 cajas 90 kg de Miami a San Pedro Sula, o sea a SAP', 'SAP'],
    ['cotizar 3 cajas 90 kg de Miami o de Houston a San José', 'SJO'],
  ]);
});

describe('An export that names our airport as the place of its term', () => {
  finds('is found', 'export', [
    'Cotizar una exportación de follaje desde nuestra finca en Cartago, Costa Rica, hacia Ámsterdam (AMS), FCA SJO',
    'Cotizar exportación de café desde Matagalpa hacia Hamburgo (HAM), 20 sacos, 1400 kg, FCA MGA',
    'Quote: we export orchids from Guatemala to Miami, 30 boxes 300 kg, FCA GUA',
  ]);
  reads('is none of a supplier abroad', [
    ['Supplier will export from China; quote CAN-SJO FOB, 11 ctns 198 kg', 'SJO'],
  ]);
});
