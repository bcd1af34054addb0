import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, type Headers, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts, Headers?])[]) =>
  it.each(rows)(`${title}: %s`, async (...[body, facts, headers]) => {
    expect(pickFacts(await extractFrom(body, headers), facts)).toEqual(facts);
  });

describe('A message', () => {
  cases('may open with thanks behind its greeting', [
    [
      'Dear Sirs,\n\nThank you for your continued support.\nPlease quote the below.\n\n1. Goods: gears\n2. Quantity: 2 boxes\n3. Gross weight: 88 kg\n4. Destination: SJO\n5. Term: CPT\n6. Value: USD 900',
      { asks: true, kg: 88, to: 'SJO', term: 'CPT' },
    ],
    [
      'Estimados,\n\nGracias por su apoyo.\nCotizar por favor:\n\nPeso: 88 kg\nBultos: 2\nDestino: SJO\nTérmino: CPT\nValor: USD 900\nSaludos',
      { asks: true, kg: 88, to: 'SJO', term: 'CPT' },
    ],
  ]);
  cases('asks for a price anew where the offer is to be recalculated', [
    [
      'Thank you for your quick offer. One box was added, so please recalculate: 3 boxes, 97 kg, FRA-SJO',
      { asks: true, kg: 97 },
    ],
    ['Gracias por la cotización. Por favor recalcular con 97 kg, 3 cajas, MAD-SJO', { asks: true, kg: 97 }],
    ['Thanks for your offer. Could you update the quote for 97 kg FRA-SJO?', { asks: true, kg: 97 }],
  ]);
  cases('asks for nothing where it only tells of goods', [
    [
      'Your shipment 020-11112222, 3 pieces, 214 kg, MIA-SJO has departed on flight XY12.\nEstimated arrival 18:40.',
      { asks: false },
    ],
    [
      'Dear partner, our new price list is attached. Hammer 600 g USD 7, axe 1.2 kg USD 14, FOB Ningbo, 200 pcs per item.',
      { asks: false },
    ],
  ]);
});

describe('A weight', () => {
  cases('stands in the order of the heads that it shares', [
    ['quote MIA-SJO\nGross / net weight: 480 / 412 kg', { kg: 480 }],
    ['quote MIA-SJO\nG. weight / N. weight: 480 / 412 kgs', { kg: 480 }],
    ['cotizar MIA-SJO\nPeso neto / bruto: 412 / 480 kg', { kg: 480 }],
  ]);
  cases('goes with the count that is taken back', [
    ['please requote FRA-SJO: instead of 2 boxes / 64 kg it is now 3 boxes / 97 kg', { kg: 97, pieces: 3 }],
    ['favor recotizar MAD-SJO: en vez de 2 cajas y 64 kg ahora son 3 cajas y 97 kg', { kg: 97, pieces: 3 }],
  ]);
  cases('is no class of a tariff', [
    ['what is your rate per kg MIA/SAP, +100 kg? 4 pcs 155 kg', { kg: 155, pieces: 4 }],
  ]);
});
