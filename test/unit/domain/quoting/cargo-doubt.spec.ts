import { describe, expect, it } from '@jest/globals';
import { createCargoDoubt, toCargoDoubts } from '../../../../domain/quoting/cargo-doubt.js';
import { mergeRequests } from '../../../../domain/quoting/merge-requests.js';
import { anEmptyRequest, aShipmentRequest } from '../../../support/fixtures/shipments.js';

const WEIGHT_DOUBT = createCargoDoubt('weight-each-or-total', '40 kg');
const UNIT_DOUBT = createCargoDoubt('unit-guessed', '48 40 50');
const evidence = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, []]));

describe('A doubt about the cargo', () => {
  it('shows the words that it is about in one line of at most 60 characters', () => {
    expect(createCargoDoubt('figures-ambiguous', ' 88 /\n 174  kg ').words).toBe('88 / 174 kg');
    expect(createCargoDoubt('figures-ambiguous', 'kg '.repeat(60)).words).toHaveLength(60);
  });

  it('is there once, and a request without doubts has no such field', () => {
    expect(toCargoDoubts([])).toEqual({});
    expect(toCargoDoubts([WEIGHT_DOUBT, createCargoDoubt('weight-each-or-total', '40 kg')])).toEqual({
      cargoDoubts: [WEIGHT_DOUBT],
    });
  });

  it('stays in the thread until an answer states anew what it is about', () => {
    const earlier = { ...aShipmentRequest(), cargoDoubts: [WEIGHT_DOUBT, UNIT_DOUBT] };
    const silent = anEmptyRequest();
    expect(mergeRequests(earlier, silent).cargoDoubts).toEqual([WEIGHT_DOUBT, UNIT_DOUBT]);
    const weighed = { ...silent, evidence: evidence('goods.weight') };
    expect(mergeRequests({ ...earlier, cargoDoubts: [WEIGHT_DOUBT] }, weighed).cargoDoubts).toBeUndefined();
    const sized = { ...silent, evidence: evidence('goods.dimensions'), cargoDoubts: [UNIT_DOUBT] };
    expect(mergeRequests(earlier, sized).cargoDoubts).toEqual([WEIGHT_DOUBT, UNIT_DOUBT]);
  });
});
