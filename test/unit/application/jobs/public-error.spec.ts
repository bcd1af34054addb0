import { describe, expect, it } from '@jest/globals';
import { PublicError, toPublicReason } from '../../../../application/jobs/public-error.js';

const CANARY = 'forty crates of canary seed';

describe('Why work was stopped', () => {
  it.each([
    [
      Object.assign(new Error(`invalid input syntax: "${CANARY}"`), { code: '22P02' }),
      'The database refused what was to be kept (22P02).',
    ],
    [
      Object.assign(new Error(CANARY), { driverError: Object.assign(new Error(CANARY), { code: '57P01' }) }),
      'The database was not available (57P01).',
    ],
    [Object.assign(new Error(CANARY), { code: 'ECONNREFUSED' }), 'It failed unexpectedly (ECONNREFUSED).'],
    [
      new Error(CANARY, { cause: Object.assign(new Error(CANARY), { code: 'EPIPE' }) }),
      'It failed unexpectedly (EPIPE).',
    ],
    [Object.assign(new Error(CANARY), { code: CANARY }), 'It failed unexpectedly (Error).'],
    [new RangeError(CANARY), 'It failed unexpectedly (RangeError).'],
    [CANARY, 'It failed unexpectedly (no error).'],
  ])('is a sentence and a code, without what others quote', (error, reason) => {
    expect(toPublicReason(error)).toBe(reason);
  });

  it('is told as it stands where the sentence is ours', () => {
    expect(toPublicReason(new PublicError('Its work took too long and was given up.'))).toBe(
      'Its work took too long and was given up.',
    );
  });
});
