import { describe, expect, it } from '@jest/globals';
import { TsvGazetteer } from '../../../../adapters/geography/tsv-gazetteer.js';
import { GUATEMALAN_MUNICIPALITIES } from './guatemalan-municipalities.js';
import { HONDURAN_MUNICIPALITIES } from './honduran-municipalities.js';
import { NICARAGUAN_MUNICIPALITIES } from './nicaraguan-municipalities.js';
import { PANAMANIAN_DISTRICTS } from './panamanian-districts.js';
import { SALVADORAN_MUNICIPALITIES } from './salvadoran-municipalities.js';

const gazetteer = new TsvGazetteer();

describe('The municipalities of the region', () => {
  it.each([
    ['GT', 340, GUATEMALAN_MUNICIPALITIES],
    ['HN', 298, HONDURAN_MUNICIPALITIES],
    ['SV', 262, SALVADORAN_MUNICIPALITIES],
    ['NI', 153, NICARAGUAN_MUNICIPALITIES],
    ['PA', 84, PANAMANIAN_DISTRICTS],
  ] as const)('of %s are all %i known, with a point on the map', async (country, count, names) => {
    expect(names).toHaveLength(count);
    const unknown: string[] = [];
    for (const name of names) {
      const [place] = await gazetteer.find(name, country);
      if (!place || !Number.isFinite(place.latitude) || !Number.isFinite(place.longitude)) unknown.push(name);
    }
    expect(unknown).toEqual([]);
  });
});
