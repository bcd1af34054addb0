import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { countPiecesOver, type SizedPieces } from '../../../../../domain/tariff/condition/count-pieces-over.js';

const SHORT: SizedPieces = { lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 4 };
const LONG: SizedPieces = { lengthCm: 90, widthCm: 340, heightCm: 110, pieces: 2 };

describe('The pieces over a limit', () => {
  it.each([
    ['of size: those whose longer side is', { lengthCm: 300 }, { sizes: [SHORT, LONG] }, 2],
    ['of size: none', { lengthCm: 400 }, { sizes: [SHORT, LONG] }, 0],
    ['of size: all', { heightCm: 90 }, { sizes: [SHORT, LONG] }, 6],
    ['of size, where some pieces have none', { lengthCm: 300 }, { sizes: [LONG] }, undefined],
    ['of size, where none has one', { lengthCm: 300 }, { sizes: [] }, undefined],
    ['of weight, where all together are not', { weightKg: 700 }, { sizes: [SHORT, LONG] }, 0],
    ['of weight, where they are so on average and alike', { weightKg: 100 }, { sizes: [{ ...SHORT, pieces: 6 }] }, 6],
    ['of weight, where they are of several sizes', { weightKg: 100 }, { sizes: [SHORT, LONG] }, undefined],
    ['of weight, where one may be', { weightKg: 200 }, { sizes: [{ ...SHORT, pieces: 6 }] }, undefined],
    ['of either: all, where all are heavy', { lengthCm: 300, weightKg: 100 }, { sizes: [{ ...SHORT, pieces: 6 }] }, 6],
    ['of either: the long ones, where none is heavy', { lengthCm: 300, weightKg: 900 }, { sizes: [SHORT, LONG] }, 2],
    [
      'of either, where it is not known which are heavy',
      { lengthCm: 300, weightKg: 250 },
      { sizes: [SHORT, LONG] },
      undefined,
    ],
  ])('%s', (_what, limits, { sizes }, count) => {
    expect(countPiecesOver(limits, { pieces: 6, grossKg: Big(700), sizes })).toBe(count);
  });
});
