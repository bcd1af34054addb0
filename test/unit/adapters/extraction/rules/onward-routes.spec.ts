import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, type Headers, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts, Headers?])[]) =>
  it.each(rows)(`${title}: %s`, async (...[body, facts, headers]) => {
    expect(pickFacts(await extractFrom(body, headers), facts)).toEqual(facts);
  });

describe('A way from here to there', () => {
  cases('needs no sign between its codes', [
    ['Cotizar MIA SJO 40 kg', { from: 'MIA', to: 'SJO' }],
    ['pls quote BOG TGU, 3 ctns 40 kg', { from: 'BOG', to: 'TGU' }],
    ['FAVOR COTIZAR CPT SAL, 40 KG DESDE MIAMI', { from: 'MIA', to: 'SAL', term: 'CPT' }],
  ]);
  cases('begins in the town of the state that stands behind it', [
    ['Origin: Elizabeth, NJ 07201\nDestination: SJO\nQuote 40 kg', { from: 'EWR', to: 'SJO' }],
    ['Quote 40 kg from Santa Ana, CA 92701 to SJO', { from: 'SNA', to: 'SJO' }],
    ['Vendor in San Jose, CA 95112. Quote to San Jose, Costa Rica, 40 kg', { from: 'SJC', to: 'SJO' }],
    ['cotizar de Columbus, Ohio a David, Chiriquí, DAP, 40 kg', { from: 'CMH', to: 'PTY', city: 'David' }],
    ['Quote: 40 kg from Panama City, FL 32401 to Panama City, Panama', { from: 'ECP', to: 'PTY' }],
    ['Quote from Lima, OH 45801 to GUA, 40 kg', { from: undefined, to: 'GUA' }],
    ['pick up: 1200 Harbor St, Miami, FL 33122. Quote DAP Heredia, 40 kg', { from: 'MIA', city: 'Heredia' }],
  ]);
  cases('begins abroad where a town of the region has the same name', [
    [
      'Cotizar DAP transporte aéreo de Venecia a nuestro local en Grecia, Costa Rica, 40 kg',
      { from: 'VCE', city: 'Grecia' },
    ],
  ]);
  cases('stands where an earlier shipment is told of with the new one', [
    [
      'Quote please: last time we paid 4.20 per kg MIA-PTY with somebody else. 2 pallets, 590 kg, CPT',
      { to: 'PTY', from: 'MIA' },
    ],
  ]);
  it('shows the bracket of its origin closed', async () => {
    expect((await extractFrom('quote 40 kg origin Miami (MIA) - destination Panama (PTY)')).origin).toBe('Miami (MIA)');
  });
});

describe('An airport of origin', () => {
  cases('is the one that the goods fly from where their town has none', [
    [
      'Cotizar DAP\nOrigen: Rotterdam (sale por Schiphol)\nDestino: Mixco, Guatemala\n40 kg',
      { from: 'AMS', city: 'Mixco' },
    ],
  ]);
});

describe('Several shipments', () => {
  cases('are said to be several', [
    ['Please quote same commodity: PTY 320 kg / MGA 95 kg / TGU 44 kg', { several: true }],
    ['1) MIA-SJO 2 plts 300 kg\n2) MIA-GUA 4 ctns 88 kg\nplease quote', { several: true }],
    ['cotizar MIA/SJO 3 cajas 40 kg', { several: false }],
  ]);
});

describe('A quarter of a town', () => {
  cases('is named with its town where the email leaves the town out', [
    ['cotizar DAP La Uruca, desde Miami, 40 kg', { to: 'SJO', city: 'La Uruca, San José' }],
    ['cotizar DAP Comayagüela desde Miami, 40 kg', { to: 'TGU', city: 'Comayagüela, Tegucigalpa' }],
    ['cotizar entrega en Pavas, San José, desde Miami, 40 kg', { city: 'San José' }],
    ['quote 40 kg from Tampa, door delivery to Coronado, Panama', { to: 'PTY', city: 'Coronado, Chame' }],
  ]);
  cases('is beyond the airport though nobody says delivery', [
    ['cuánto cuesta traer 40 kg de Miami a Guatemala, zona 14', { to: 'GUA', city: 'Ciudad de Guatemala' }],
    ['Destino: Guatemala (La Aurora) con entrega en zona 10. Cotizar 40 kg', { city: 'Ciudad de Guatemala' }],
    ['cotizar 40 kg de Miami, DAP zona 3 de Quetzaltenango', { city: 'Quetzaltenango' }],
    ['quote 40 kg from Dallas to our lodge in Nosara', { city: 'Nosara' }],
    [
      'cotizar 40 kg de Houston a Tocumen, Parque Industrial del Este, galera 5, DDP',
      { to: 'PTY', city: 'Tocumen, Ciudad de Panamá' },
    ],
  ]);
});

describe('A delivery', () => {
  cases('is asked for beside a price without it', [
    ['Quote HAM-SJO CPT 40 kg with and without delivery to Cartago', { city: 'Cartago' }],
    ['cotizar MIA-GUA con y sin entrega en Mixco, 40 kg', { city: 'Mixco' }],
  ]);
  cases('is not what is collected at the origin', [
    [
      'EXW Doral, please collect there and deliver to the end user in Escazu, quote 40 kg',
      { from: 'MIA', city: 'Escazú' },
    ],
  ]);
  cases('ends at the airport where it is left there', [
    ['cotizar 40 kg de Miami a Tegucigalpa, me lo dejan en el aeropuerto nada más', { to: 'TGU', city: undefined }],
    ['Cotizar 40 kg de Miami a Managua, yo llego a recogerlas al aeropuerto', { to: 'MGA', city: undefined }],
  ]);
  cases('may cross a border', [
    [
      'Cotizar DAP: vuela a SAP y se entrega en Esquipulas, Guatemala, por tierra. 40 kg',
      { to: 'SAP', city: 'Esquipulas' },
    ],
  ]);
  cases('goes to the namesake that the email tells apart', [
    [
      'Quote 40 kg from Dallas to our lodge in Santa Teresa (plus code M2X9+4F Santa Teresa, Puntarenas)',
      { to: 'SJO', city: 'Santa Teresa' },
    ],
  ]);
});

describe('A subject that names only the airport', () => {
  cases('leaves the door to the older message', [
    [
      'Corrijo: son 21 rollos y 756 kg. Favor recotizar.\n\nEl 4 de mayo, Nora Vidal escribió:\n> Favor cotizar tela, 18 rollos, 648 kg\n> Estambul - San Pedro Sula, entrega en Choloma, DAP',
      { to: 'SAP', city: 'Choloma' },
      { subject: 'RE: Cotización tela a San Pedro Sula' },
    ],
  ]);
});

describe('A term of delivery', () => {
  cases('is not the one that is only spoken of', [
    ['please quote 40 kg MIA-MGA. Ignore the FOB in my subject line, customer now wants CPT.', { term: 'CPT' }],
    [
      'Cotizar CIP Houston - San Salvador, 40 kg. FOB 8,400 + flete 1,100 = valor CIF 9,500 USD',
      { term: 'CIP', value: '9500 USD' },
    ],
  ]);
});
