import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (...[body, facts]) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('The door', () => {
  cases('is the town of the warehouse, whatever quarter stands behind it', [
    [
      'Cotizar 40 kg DAP. Está en Miami. La queremos en nuestra bodega de San Pedro Sula, colonia Las Brisas, 3 calle.',
      { to: 'SAP', city: 'San Pedro Sula' },
    ],
  ]);
  cases("is the sender's own site, not the town that the flight lands by", [
    [
      'Cotizar 40 kg\nOrigen: Lisboa\nDestino: San Salvador, hasta nuestra litografía en Apopa\nTérmino: DAP',
      { to: 'SAL', city: 'Apopa' },
    ],
    [
      'Quote 40 kg, DAP\nFrom: Lisbon\nTo: Guatemala City, to our pottery in Antigua Guatemala',
      { to: 'GUA', city: 'Antigua Guatemala' },
    ],
  ]);
  cases('is the place that takes the one before back', [
    ['Please quote 40 kg OSL-SJO, DAP Cañas... no wait, DAP Nicoya.', { to: 'SJO', city: 'Nicoya' }],
    ['Cotizar 40 kg Madrid a SJO, entrega en Grecia, perdón, en Naranjo', { to: 'SJO', city: 'Naranjo' }],
  ]);
  cases('is where the truck goes on to', [
    ['How much for 40 kg DEN to SJO, then truck to Dominical?', { to: 'SJO', city: 'Dominical' }],
    ['Cotizar 40 kg de Miami a Managua, luego en camión hasta Somoto', { to: 'MGA', city: 'Somoto' }],
    ['Cotizar 40 kg de Toronto a SJO. Lo llevarían hasta el vivero en Palmares', { to: 'SJO', city: 'Palmares' }],
  ]);
  cases('is no place where the delivery is a term of the flight', [
    ['Please quote 40 kg from Porto to San Salvador. Delivery: CPT SAL', { to: 'SAL', city: undefined }],
  ]);
  cases('lies behind the name of a farm or mill', [
    [
      'Cotizar 40 kg desde Lyon, DAP. Destino: Guatemala, entrega en finca San Luis, Escuintla',
      { to: 'GUA', city: 'Escuintla' },
    ],
    [
      'Cotizar 40 kg desde Lyon, DAP, destino final: Ingenio Santa Lucía, Retalhuleu',
      { to: 'GUA', city: 'Retalhuleu' },
    ],
  ]);
  cases('lies in the country whose code stands behind it', [
    ['Quote 40 kg from San Diego, door delivery. We are in Santa Teresa, CR.', { to: 'SJO', city: 'Santa Teresa' }],
    ['Quote 40 kg from Berlin, DAP Gamboa, Panama', { to: 'PTY', city: 'Gamboa' }],
    ['Quote 40 kg LAX to LIR, DAP, delivered to Playa Grande', { to: 'LIR', city: 'Playa Grande' }],
  ]);
});

describe('The capital of Mexico', () => {
  cases('is where a way begins that is headed by the name of the country', [
    ['Cotizar: México a Tegucigalpa, 40 kg', { from: 'MEX', to: 'TGU' }],
    ['Hola, de México a San José: 40 kg, CPT. Cotizar', { from: 'MEX', to: 'SJO' }],
    ['Quote Mexico - San Pedro Sula, 40 kg', { from: 'MEX', to: 'SAP' }],
    ['Cotizar de Guadalajara, México a Tegucigalpa, 40 kg', { from: 'GDL', to: 'TGU' }],
    ['Cotizar de Monterrey, Nuevo León, México a SAL, 40 kg', { from: 'MTY', to: 'SAL' }],
  ]);
});

describe('A value', () => {
  cases('is in the currency of the country that is named beside the money', [
    ['Cotizar 40 kg MIA-SJO. Valor: 5.200 dólares canadienses', { value: '5200 CAD' }],
    ['Quote 40 kg MIA-SJO, value 5,200 Canadian dollars', { value: '5200 CAD' }],
    ['Quote 40 kg MIA-SJO, value 5,200 Australian dollars', { value: '5200 AUD' }],
    ['Cotizar 40 kg MIA-SJO. Valor 640 libras esterlinas', { value: '640 GBP' }],
    ['Cotizar 40 kg MIA-SJO. Valor 9,100 francos suizos', { value: '9100 CHF' }],
    ['Cotizar 40 kg MIA-SJO. Valor 81,000 coronas danesas', { value: '81000 DKK' }],
    ['Cotizar 40 kg MIA-SJO. Valor 990,000 yenes', { value: '990000 JPY' }],
    ['Cotizar 40 kg MIA-SJO. Valor 7,300,000 pesos colombianos', { value: '7300000 COP' }],
    ['Cotizar 40 kg MIA-SJO. Valor 5,200 dólares', { value: '5200 USD' }],
    ['Quote 40 kg MIA-SJO, worth maybe 5,200 bucks', { value: '5200 USD' }],
  ]);
});
