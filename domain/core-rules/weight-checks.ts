import { Big } from 'big.js';
import { Cargo } from '../cargo/cargo.js';
import { GreaterOfGrossAndVolumetric } from '../cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { computeVolumeCm3 } from '../cargo/dimensions.js';
import { convertInchesToCm, convertPoundsToKg } from '../cargo/units.js';
import type { CoreRuleCheck } from './core-rule-check.js';
import { CORE_RULE_CHECK_MESSAGES } from './core-rules.messages.js';

/** What couriers divide by; the negative control feeds it (rule 26). */
const COURIER_DIVISOR = 5000;
const THREE_PALLETS = computeVolumeCm3([{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 3 }]);

/** Checks of the rules under *Weight*. */
export const WEIGHT_CHECKS: readonly CoreRuleCheck[] = [
  {
    id: 'volume-weight',
    ruleId: 'chargeable-weight',
    name: CORE_RULE_CHECK_MESSAGES.volumeWeight,
    severity: 'error',
    expected: '480 kg volumetric',
    got: () => formatBilledWeight(new GreaterOfGrossAndVolumetric(), '250', THREE_PALLETS),
  },
  {
    id: 'volume-weight-negative-control',
    ruleId: 'chargeable-weight',
    name: CORE_RULE_CHECK_MESSAGES.volumeWeightNegativeControl,
    severity: 'error',
    isNegativeControl: true,
    expected: '480 kg volumetric',
    got: () => formatBilledWeight(new GreaterOfGrossAndVolumetric(COURIER_DIVISOR), '250', THREE_PALLETS),
  },
  {
    id: 'gross-weight',
    ruleId: 'chargeable-weight',
    name: CORE_RULE_CHECK_MESSAGES.grossWeight,
    severity: 'error',
    expected: '90 kg gross',
    got: () => formatBilledWeight(new GreaterOfGrossAndVolumetric(), '90', Big(240_000)),
  },
  {
    id: 'rounding-up',
    ruleId: 'weight-rounding',
    name: CORE_RULE_CHECK_MESSAGES.roundingUp,
    severity: 'error',
    expected: '45 kg gross, 45.5 kg gross, 46 kg gross',
    got: () =>
      ['45', '45.1', '45.51'].map((kg) => formatBilledWeight(new GreaterOfGrossAndVolumetric(), kg, Big(0))).join(', '),
  },
  {
    id: 'pounds',
    ruleId: 'units',
    name: CORE_RULE_CHECK_MESSAGES.pounds,
    severity: 'error',
    expected: '566.99',
    got: () => convertPoundsToKg(Big(1250)).toFixed(),
  },
  {
    id: 'inches',
    ruleId: 'units',
    name: CORE_RULE_CHECK_MESSAGES.inches,
    severity: 'error',
    expected: '121.92',
    got: () => convertInchesToCm(Big(48)).toFixed(),
  },
];

function formatBilledWeight(rule: GreaterOfGrossAndVolumetric, grossKg: string, volumeCm3: Big): string {
  const { chargeableKg, basis } = rule.calculate(Cargo.of({ pieces: 1, grossKg: Big(grossKg), volumeCm3 }));
  return `${chargeableKg.toFixed()} kg ${basis}`;
}
