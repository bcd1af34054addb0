import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import {
  GreaterOfGrossAndVolumetric,
  VOLUMETRIC_DIVISOR,
} from '../../../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { WeightRounding } from '../../../../../domain/cargo/chargeable-weight/weight-rounding.js';
import { computeVolumeCm3 } from '../../../../../domain/cargo/dimensions.js';
import { convertInchesToCm, convertPoundsToKg } from '../../../../../domain/cargo/units.js';
import { aCargo, aDimensionLine } from '../../../../support/fixtures/shipments.js';

const rule = new GreaterOfGrossAndVolumetric();

describe('Rounding up to half a kilogram', () => {
  it.each([
    ['0', '0'],
    ['0.01', '0.5'],
    ['0.5', '0.5'],
    ['0.500001', '1'],
    ['45', '45'],
    ['45.1', '45.5'],
    ['45.5', '45.5'],
    ['45.51', '46'],
    ['45.50000000000000000001', '46'],
    ['136.0776', '136.5'],
    ['8823.8', '8824'],
  ])('bills %s kg as %s kg', (exact, billed) => {
    expect(WeightRounding.UP_TO_HALF_KG.apply(Big(exact)).toFixed()).toBe(billed);
  });

  it('can be switched off, and says so', () => {
    expect(WeightRounding.NONE.apply(Big('45.1')).toFixed()).toBe('45.1');
    expect(WeightRounding.NONE.description).toBe('none');
    expect(WeightRounding.UP_TO_HALF_KG.description).toBe('up to 0.5 kg');
  });
});

describe('The larger of gross and volume weight', () => {
  it.each([
    ['2 × 60×40×50 cm, 90 kg', 90, [aDimensionLine(60, 40, 50, 2)], '90', 'gross', '40'],
    ['3 × 120×80×100 cm, 250 kg', 250, [aDimensionLine(120, 80, 100, 3)], '480', 'volumetric', '480'],
    [
      'a dense and a light piece, weighed as one shipment',
      220,
      [aDimensionLine(60, 50, 40), aDimensionLine(120, 100, 100)],
      '220',
      'gross',
      '220',
    ],
    [
      'one drum of 58×58×88 cm, 41.2 kg',
      41.2,
      [aDimensionLine(58, 58, 88)],
      '49.5',
      'volumetric',
      '49.338666666666666667',
    ],
    ['a weight without sizes', 77.3, [], '77.5', 'gross', '0'],
  ] as const)('%s', (_, grossKg, lines, chargeable, basis, volumetric) => {
    const weight = rule.calculate(aCargo({ grossKg, volumeCm3: computeVolumeCm3(lines).toFixed() }));
    expect(weight.chargeableKg.toFixed()).toBe(chargeable);
    expect(weight.basis).toBe(basis);
    expect(weight.volumetricKg.round(18).toFixed()).toBe(volumetric);
  });

  it('weighs two US skids from unrounded inches and pounds', () => {
    const [long, wide, high] = [48, 40, 36].map((inches) => convertInchesToCm(Big(inches)).toNumber());
    const volumeCm3 = computeVolumeCm3([aDimensionLine(long ?? 0, wide ?? 0, high ?? 0, 2)]).toFixed();
    const weight = rule.calculate(aCargo({ pieces: 2, grossKg: convertPoundsToKg(Big(300)).toFixed(), volumeCm3 }));
    expect(weight.grossKg.toFixed()).toBe('136.0776');
    expect(weight.volumetricKg.toFixed(3)).toBe('377.558');
    expect(weight.chargeableKg.toFixed()).toBe('378');
  });

  it('bills a volume alone at its volume weight', () => {
    const weight = rule.calculate(aCargo({ volumeCm3: 1_200_000 }));
    expect(weight.chargeableKg.toFixed()).toBe('200');
    expect(weight.basis).toBe('volumetric');
  });

  it('calls equal weights gross, and keeps the exact figure beside the billed one', () => {
    const weight = rule.calculate(aCargo({ grossKg: '20.2', volumeCm3: 121_200 }));
    expect(weight.basis).toBe('gross');
    expect(weight.exactKg.toFixed()).toBe('20.2');
    expect(weight.chargeableKg.toFixed()).toBe('20.5');
  });

  it('says by what it divided and how it rounded', () => {
    const weight = rule.calculate(aCargo({ pieces: 4, grossKg: 10, volumeCm3: 1_920_000 }));
    expect(weight).toMatchObject({ divisor: VOLUMETRIC_DIVISOR, rounding: 'up to 0.5 kg', pieces: 4 });
    expect(weight.volumeM3.toFixed()).toBe('1.92');
  });

  it('takes another divisor and no rounding where another forwarder sets them', () => {
    const courier = new GreaterOfGrossAndVolumetric(5000, WeightRounding.NONE);
    expect(courier.calculate(aCargo({ grossKg: 1, volumeCm3: 960_500 })).chargeableKg.toFixed()).toBe('192.1');
  });
});
