import { describe, expect, it } from '@jest/globals';
import {
  MAX_NOTE_LENGTH,
  normalizeCustomerNote,
  validateCustomerNote,
} from '../../../../domain/quoting/customer-note.js';

describe('A note to the customer', () => {
  it.each([
    'El vuelo sale los martes; reserve con 3 días. Escriba a ana@istmo.example o llame al +506 2222-3333.',
    'First line\n\nSecond line: 12.5% less, v2.0 of the list, St. John’s.',
    '',
  ])('may say %j', (note) => expect(validateCustomerNote(note)).toEqual([]));

  it.each([
    'See https://evil.example/pay',
    'See www.evil.example',
    'Pay at evil.example now',
    'Pay at evil[.]example',
    '<b>now</b>',
    '<img src=x onerror=alert(1)>',
    'fine\njavascript:alert(1)',
    'http://10.0.0.1/',
  ])('holds no link and no markup: %j', (note) =>
    expect(validateCustomerNote(note)).toMatchObject([{ field: 'note' }]),
  );

  it('is at most so long', () => {
    expect(validateCustomerNote('a'.repeat(MAX_NOTE_LENGTH))).toEqual([]);
    expect(validateCustomerNote('a'.repeat(MAX_NOTE_LENGTH + 1))).toHaveLength(1);
  });

  it('is kept without what nobody sees and without empty lines beyond one', () => {
    expect(normalizeCustomerNote('  Hola\u200B \r\n\r\n\r\n Ana\u0007 \n')).toBe('Hola\n\nAna');
  });
});
