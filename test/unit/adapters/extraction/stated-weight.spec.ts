import { describe, expect, it } from '@jest/globals';
import { statesWeight } from '../../../../adapters/extraction/composite/stated-weight.js';

describe('A weight out of a document', () => {
  it.each([
    ['Ctns\tkg\n4\t30\n3\t35\nTotal\t65', 65],
    ['Peso total: 1.914,3 kg', 1914.3],
    ['Gross weight 1,250.50 kg.', 1250.5],
    ['Total 220 lbs', 99.79],
    ['Peso 1,2 t', 1200],
  ])('is stated by %p', (text, kg) => {
    expect(statesWeight(text, kg)).toBe(true);
  });

  it.each([
    ['Ctns\tkg\n4\t30\n3\t35', 65],
    ['Ctns\tkg\n4\t30\n3\t35\nTotal\t75', 65],
  ])('is only added up in %p', (text, kg) => {
    expect(statesWeight(text, kg)).toBe(false);
  });
});
