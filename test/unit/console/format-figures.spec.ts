import { describe, expect, it } from '@jest/globals';
import { formatAmounts, formatFigures, isFigures } from '../../../apps/console/src/components/format/format-figures.js';

/** Spaces of every kind look the same. */
const readable = (text: string) => text.replace(/\s/g, ' ');

describe('A sentence of the product', () => {
  it.each([
    ['0.12 USD/kg × 640.50 kg = 76.86', '0,12 USD/kg × 640,50 kg = 76,86', '0,12 USD/kg × 640,50 kg = 76,86'],
    ['0.35 % of 18,500.00 USD', '0,35 % of 18 500,00 USD', '0,35 % of 18.500,00 USD'],
    ['1,240.5 kg; 26.3 km by road.', '1 240,5 kg; 26,3 km by road.', '1240,5 kg; 26,3 km by road.'],
    ['band over 750.00 up to 3,500.00 kg', 'band over 750,00 up to 3 500,00 kg', 'band over 750,00 up to 3500,00 kg'],
  ])('has its figures as the page writes them: %s', (text, costaRica, spain) => {
    expect(readable(formatFigures(text, 'es-CR'))).toBe(costaRica);
    expect(readable(formatFigures(text, 'es-ES'))).toBe(spain);
    expect(formatFigures(text, 'en-US')).toBe(text);
  });

  it.each([
    'Q38 waits since 2026-11-30, 9:09:40',
    'ana.2@lote-36.5-norte.example wrote 3 mails in 2026',
    'of version 1.2.3 at 192.168.10.4',
    'Figures can be read in two ways (“1.240 kg”, "2.5")',
  ])('keeps what is no figure of the product: %s', (text) => {
    expect(formatFigures(text, 'es-CR')).toBe(text);
  });
});

describe('A text with words of a customer', () => {
  it('has its sums of money as the page writes them, beside their currency', () => {
    const text = 'ana@norte.example, SJO, USD 1,351.28';
    expect(formatAmounts(text, 'en-US')).toBe('ana@norte.example, SJO, USD\u00a01,351.28');
    expect(readable(formatAmounts(text, 'es-CR'))).toBe('ana@norte.example, SJO, USD 1 351,28');
  });

  it('is otherwise left as it was written', () => {
    for (const text of ['Cotización 1.240 kg', 'Rates in USD are missing', 'USD 1.240,50']) {
      expect(formatAmounts(text, 'es-CR')).toBe(text);
    }
  });
});

describe('A value', () => {
  it('is of figures where it has no words', () => {
    expect(['640.5 kg', '5 × 60 × 40 × 85.5 cm', '12'].map(isFigures)).toEqual([true, true, true]);
    expect(['bolts 3.5 mm', 'Miami (MIA)', ''].map(isFigures)).toEqual([false, false, false]);
  });
});
