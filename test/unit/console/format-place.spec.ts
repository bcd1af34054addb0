import { describe, expect, it } from '@jest/globals';
import { formatPlace } from '../../../apps/console/src/components/format/format-place.js';

describe('A place and its airport', () => {
  it.each([
    ['Miami', 'MIA', 'Miami (MIA)'],
    ['Miami (MIA)', 'MIA', 'Miami (MIA)'],
    ['Miami (MIA', 'MIA', 'Miami (MIA)'],
    ['MIA', 'MIA', 'MIA'],
    ['Miami (FLL)', 'MIA', 'Miami (FLL) (MIA)'],
    ['Miami', undefined, 'Miami'],
    [null, 'MIA', 'MIA'],
    ['', null, undefined],
  ])('reads %j and %j as %j', (place, airport, words) => {
    expect(formatPlace(place, airport)).toBe(words);
  });
});
