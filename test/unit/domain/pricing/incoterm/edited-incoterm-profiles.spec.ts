import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  EditedIncotermProfiles,
  formatIncotermChoice,
  PAYERS,
  parseIncotermChoices,
  TOTAL_CATEGORIES,
} from '../../../../../domain/pricing/incoterm/edited-incoterm-profiles.js';
import { INCOTERMS } from '../../../../../domain/pricing/incoterm/incoterm.js';
import { StandardIncotermProfiles } from '../../../../../domain/pricing/incoterm/standard-incoterm-profiles.js';

const STANDARD = new StandardIncotermProfiles();

describe('Incoterm profiles of staff', () => {
  it('are the standard where nothing is set', () => {
    const profiles = new EditedIncotermProfiles('', STANDARD);
    for (const term of INCOTERMS) expect(profiles.get(term)).toEqual(STANDARD.get(term));
  });

  it('set categories and payer of a term, and leave clearance and duties to Incoterms 2020', () => {
    const profiles = new EditedIncotermProfiles(
      'dpu: Delivery, compulsory; charges buyer\nDDP: ; charges seller',
      STANDARD,
    );
    expect(profiles.get('DPU')).toEqual({
      ...{ incoterm: 'DPU', categoriesInTotal: ['Compulsory', 'Delivery'], destinationCharges: 'buyer' },
      ...{ importClearance: 'buyer', duties: 'buyer' },
    });
    expect(profiles.get('DDP')).toMatchObject({ categoriesInTotal: [], importClearance: 'seller' });
    expect(profiles.get('CPT')).toEqual(STANDARD.get('CPT'));
  });

  it.each([
    'CPT',
    'CPT: Compulsory',
    'XXX: Delivery; charges buyer',
    'CPT: Excluded; charges buyer',
    'CPT: ; charges both',
  ])('name %j, which means nothing', (line) => expect(parseIncotermChoices(line).unreadable).toEqual([line]));

  it('come back as they were written, whatever is chosen', () => {
    const choice = fc.record({
      incoterm: fc.constantFrom(...INCOTERMS),
      categoriesInTotal: fc.subarray([...TOTAL_CATEGORIES]),
      destinationCharges: fc.constantFrom(...PAYERS),
    });
    fc.assert(
      fc.property(choice, (one) => {
        const { byTerm, unreadable } = parseIncotermChoices(formatIncotermChoice(one));
        expect(unreadable).toEqual([]);
        expect(byTerm.get(one.incoterm)).toEqual(one);
      }),
    );
  });
});
