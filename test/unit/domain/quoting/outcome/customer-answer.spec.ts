import { describe, expect, it } from '@jest/globals';
import { readCustomerAnswer } from '../../../../../domain/quoting/outcome/customer-answer.js';

describe('The words of a customer', () => {
  it.each([
    'Go ahead please.',
    'Thanks Ana,\nplease proceed with the shipment. AWB 230-12345675 follows.',
    'We accept your quotation of 543.99 USD.',
    'Adelante con el embarque, gracias.',
    'Buenos días. Aceptado.',
    'Tienen luz verde.',
    'De acuerdo con la cotización, son 5 bultos y 300 kg.',
  ])('accept: %s', (text) => {
    expect(readCustomerAnswer(text)).toMatchObject({ outcome: 'accepted' });
  });

  it.each([
    ['Too expensive, DHX offered 400', 'price', { amount: 400, currency: 'USD' }],
    ['Muy caro: otro agente nos ofreció USD 1.240,50.', 'price', { amount: 1240.5, currency: 'USD' }],
    ['We went with another forwarder.', 'competitor', undefined],
    ['No gracias, ya no lo necesitamos.', 'not-shipping', undefined],
    ['We regret to decline.', 'other', undefined],
    ['La competencia nos cotizó 380 euros', 'competitor', { amount: 380, currency: 'EUR' }],
    ['Your transit is too slow for us.', 'transit-time', undefined],
  ] as const)('decline: %s', (text, lossReason, competitorPrice) => {
    const answer = readCustomerAnswer(text);
    expect(answer).toMatchObject({ outcome: 'declined', lossReason });
    expect(answer?.competitorPrice).toEqual(competitorPrice);
  });

  it.each([
    'Thanks, received.',
    'We will go ahead if my boss agrees.',
    'Not approved yet.',
    'We have not accepted anything.',
    'Más adelante les confirmo.',
    'En adelante escriba a compras@x.example.',
    'Can we go ahead?',
    'Go ahead. On second thought, no gracias.',
    'Too expensive. Can you give us a better rate?',
    'Please go ahead and quote 500 kg as well; please quote both.',
    'Another forwarder offered 3 pallets?',
    'Otro agente ofrece 400 kg de capacidad.',
    'Cuando esté aprobado les aviso.',
    '',
  ])('decide nothing by themselves: %s', (text) => {
    expect(readCustomerAnswer(text)).toBeUndefined();
  });

  it('are kept as far as they say it', () => {
    expect(readCustomerAnswer('Hola.\nAdelante, por favor.\nSaludos')?.note).toBe('Adelante, por favor.');
    expect(readCustomerAnswer(`Accepted ${'x'.repeat(9_000)}`)?.note).toHaveLength(200);
  });
});
