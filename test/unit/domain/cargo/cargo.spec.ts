import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { cm3FromM3, m3FromCm3, piecesOf, volumeCm3Of } from '../../../../domain/cargo/dimensions.js';
import { dimensionLinesFromText, textOfDimensionLines } from '../../../../domain/cargo/dimensions-text.js';
import { CM_PER_INCH, cmFromInches, KG_PER_POUND, kgFromPounds } from '../../../../domain/cargo/units.js';
import { RuleViolation } from '../../../../domain/errors/domain-error.js';
import { goodsOf, sizeOf } from '../../../support/fixtures/shipments.js';

describe('Units', () => {
  it('holds the two factors of the specification', () => {
    expect(KG_PER_POUND).toBe(0.453592);
    expect(CM_PER_INCH).toBe(2.54);
  });

  it.each([
    [1250, '566.99'],
    [300, '136.0776'],
    [0, '0'],
  ])('%s lb are %s kg', (pounds, kg) => {
    expect(kgFromPounds(Big(pounds)).toFixed()).toBe(kg);
  });

  it.each([
    [48, '121.92'],
    [55.5, '140.97'],
  ])('%s in are %s cm', (inches, cm) => {
    expect(cmFromInches(Big(inches)).toFixed()).toBe(cm);
  });
});

describe('Dimension lines', () => {
  it('add up to the volume and the pieces of all sizes', () => {
    const lines = [sizeOf(120, 80, 100, 2), sizeOf(60.5, 40, 40, 3)];
    expect(volumeCm3Of(lines).toFixed()).toBe('2210400');
    expect(piecesOf(lines)).toBe(5);
    expect(volumeCm3Of([]).toFixed()).toBe('0');
  });

  it('turn into cubic metres and back without loss', () => {
    expect(m3FromCm3(Big(1_920_001)).toFixed()).toBe('1.920001');
    expect(cm3FromM3(Big('1.920001')).toFixed()).toBe('1920001');
  });
});

describe('The text form of dimensions', () => {
  it.each([
    ['2 x 120x80x100; 60x40x40', [sizeOf(120, 80, 100, 2), sizeOf(60, 40, 40)]],
    ['2x120x80x100', [sizeOf(120, 80, 100, 2)]],
    ['120 X 80 X 100 cm', [sizeOf(120, 80, 100)]],
    ['56,4×31*42.5', [sizeOf(56.4, 31, 42.5)]],
    ['3 x 50x50x50\n1 x 60x60x60;', [sizeOf(50, 50, 50, 3), sizeOf(60, 60, 60)]],
    ['', []],
  ])('reads %j', (text, lines) => {
    expect(dimensionLinesFromText(text)).toEqual(lines);
  });

  it.each(['120x80', 'about 120x80x100', '2.5 x 120x80x100', '0 x 120x80x100', '120x80x0', '1x2x3x4x5', '-120x80x100'])(
    'guesses nothing out of %j',
    (text) => {
      expect(dimensionLinesFromText(text)).toBeUndefined();
    },
  );

  it('is written with one decimal at most, and read back the same', () => {
    const text = textOfDimensionLines([sizeOf(121.92, 101.6, 91.44, 2), sizeOf(60, 40, 40)]);
    expect(text).toBe('2 x 121.9x101.6x91.4; 1 x 60x40x40');
    expect(dimensionLinesFromText(text)).toEqual([sizeOf(121.9, 101.6, 91.4, 2), sizeOf(60, 40, 40)]);
  });
});

describe('Goods', () => {
  it('are born with their pieces, weight and volume', () => {
    expect(goodsOf({ pieces: 4, grossKg: '350.5', volumeCm3: 1_920_000 }).grossKg.toFixed()).toBe('350.5');
  });

  it.each([
    [{ pieces: 0, grossKg: 10 }, 'A shipment needs at least one piece, got 0.'],
    [{ pieces: 1.5, grossKg: 10 }, 'A shipment needs at least one piece, got 1.5.'],
    [{ grossKg: -1 }, 'The gross weight cannot be negative.'],
    [{ volumeCm3: -1 }, 'The volume cannot be negative.'],
    [{}, 'A weight or a volume is needed to work out the chargeable weight.'],
  ])('%j are refused', (words, sentence) => {
    expect(() => goodsOf(words)).toThrow(new RuleViolation('invalid', sentence));
  });
});
