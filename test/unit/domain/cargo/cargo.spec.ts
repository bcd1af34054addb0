import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { computeVolumeCm3, convertCm3ToM3, convertM3ToCm3, countPieces } from '../../../../domain/cargo/dimensions.js';
import { formatDimensions, parseDimensions } from '../../../../domain/cargo/dimensions-text.js';
import { CM_PER_INCH, convertInchesToCm, convertPoundsToKg, KG_PER_POUND } from '../../../../domain/cargo/units.js';
import { DomainError } from '../../../../domain/errors/domain-error.js';
import { aCargo, aDimensionLine } from '../../../support/fixtures/shipments.js';

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
    expect(convertPoundsToKg(Big(pounds)).toFixed()).toBe(kg);
  });

  it.each([
    [48, '121.92'],
    [55.5, '140.97'],
  ])('%s in are %s cm', (inches, cm) => {
    expect(convertInchesToCm(Big(inches)).toFixed()).toBe(cm);
  });
});

describe('Dimension lines', () => {
  it('add up to the volume and the pieces of all sizes', () => {
    const lines = [aDimensionLine(120, 80, 100, 2), aDimensionLine(60.5, 40, 40, 3)];
    expect(computeVolumeCm3(lines).toFixed()).toBe('2210400');
    expect(countPieces(lines)).toBe(5);
    expect(computeVolumeCm3([]).toFixed()).toBe('0');
  });

  it('turn into cubic metres and back without loss', () => {
    expect(convertCm3ToM3(Big(1_920_001)).toFixed()).toBe('1.920001');
    expect(convertM3ToCm3(Big('1.920001')).toFixed()).toBe('1920001');
  });
});

describe('The text form of dimensions', () => {
  it.each([
    ['2 x 120x80x100; 60x40x40', [aDimensionLine(120, 80, 100, 2), aDimensionLine(60, 40, 40)]],
    ['2x120x80x100', [aDimensionLine(120, 80, 100, 2)]],
    ['120 X 80 X 100 cm', [aDimensionLine(120, 80, 100)]],
    ['56,4×31*42.5', [aDimensionLine(56.4, 31, 42.5)]],
    ['3 x 50x50x50\n1 x 60x60x60;', [aDimensionLine(50, 50, 50, 3), aDimensionLine(60, 60, 60)]],
    ['', []],
  ])('reads %j', (text, lines) => {
    expect(parseDimensions(text)).toEqual(lines);
  });

  it.each(['120x80', 'about 120x80x100', '2.5 x 120x80x100', '0 x 120x80x100', '120x80x0', '1x2x3x4x5', '-120x80x100'])(
    'guesses nothing out of %j',
    (text) => {
      expect(parseDimensions(text)).toBeUndefined();
    },
  );

  it('is written with one decimal at most, and read back the same', () => {
    const text = formatDimensions([aDimensionLine(121.92, 101.6, 91.44, 2), aDimensionLine(60, 40, 40)]);
    expect(text).toBe('2 x 121.9x101.6x91.4; 1 x 60x40x40');
    expect(parseDimensions(text)).toEqual([aDimensionLine(121.9, 101.6, 91.4, 2), aDimensionLine(60, 40, 40)]);
  });
});

describe('Goods', () => {
  it('are born with their pieces, weight and volume', () => {
    expect(aCargo({ pieces: 4, grossKg: '350.5', volumeCm3: 1_920_000 }).grossKg.toFixed()).toBe('350.5');
  });

  it.each([
    [{ pieces: 0, grossKg: 10 }, 'A shipment needs at least one piece, got 0.'],
    [{ pieces: 1.5, grossKg: 10 }, 'A shipment needs at least one piece, got 1.5.'],
    [{ grossKg: -1 }, 'The gross weight cannot be negative.'],
    [{ volumeCm3: -1 }, 'The volume cannot be negative.'],
    [{}, 'A weight or a volume is needed to work out the chargeable weight.'],
  ])('%j are refused', (values, message) => {
    expect(() => aCargo(values)).toThrow(new DomainError('invalid', message));
  });
});
