import { describe, expect, it } from '@jest/globals';
import { DEFAULT_INCOTERM, INCOTERMS, parseIncoterm } from '../../../../../domain/pricing/incoterm/incoterm.js';
import { StandardIncotermProfiles } from '../../../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { CHARGE_CATEGORIES } from '../../../../../domain/tariff/charge-category/charge-category.js';

describe('An Incoterm', () => {
  it.each(INCOTERMS.map((term) => [term]))('%s is known by its code, whatever the case', (term) => {
    expect(parseIncoterm(term)).toBe(term);
    expect(parseIncoterm(` ${term.toLowerCase()} `)).toBe(term);
  });

  it.each([
    ['DDU', 'DAP'],
    ['DAF', 'DAP'],
    ['DES', 'DAP'],
    ['DAT', 'DPU'],
    ['DEQ', 'DPU'],
    ['C&F', 'CFR'],
    ['c & f', 'CFR'],
    ['CNF', 'CFR'],
    ['C+F', 'CFR'],
    ['d.a.p.', 'DAP'],
    ['D D P', 'DDP'],
  ])('%s stands for %s', (written, term) => {
    expect(parseIncoterm(written)).toBe(term);
  });

  it.each(['', 'SAL', 'DAPX', 'FREE', 'constructor'])('%j is none', (written) => {
    expect(parseIncoterm(written)).toBeUndefined();
  });

  it('is DAP where none is stated', () => {
    expect(DEFAULT_INCOTERM).toBe('DAP');
  });
});

describe('The profile of a term', () => {
  const profiles = new StandardIncotermProfiles();
  const cells = INCOTERMS.flatMap((term) =>
    CHARGE_CATEGORIES.map((category) => {
      const counts = { Compulsory: true, Delivery: true, Additional: term !== 'DAP', Optional: false, Excluded: false };
      return [term, category, counts[category]] as const;
    }),
  );

  it.each(cells)('%s × %s in the total: %s', (term, category, counts) => {
    expect(profiles.get(term).categoriesInTotal.includes(category)).toBe(counts);
  });

  it.each(INCOTERMS.map((term) => [term]))('%s says who pays what', (term) => {
    const profile = profiles.get(term);
    expect(profile.incoterm).toBe(term);
    expect(profile.destinationCharges).toBe(['DAP', 'DPU', 'DDP'].includes(term) ? 'seller' : 'buyer');
    expect(profile.duties).toBe(term === 'DDP' ? 'seller' : 'buyer');
  });
});
