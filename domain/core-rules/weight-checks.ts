import { Big } from 'big.js';
import { Cargo } from '../cargo/cargo.js';
import { GreaterOfGrossAndVolumetric } from '../cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { computeVolumeCm3 } from '../cargo/dimensions.js';
import { convertInchesToCm, convertPoundsToKg } from '../cargo/units.js';
import type { CoreRuleCheck } from './core-rule-check.js';
import { CORE_RULE_CHECK_MESSAGES, CORE_RULE_RESULT_MESSAGES } from './core-rules.messages.js';

/** What couriers divide by; the negative control feeds it (rule 26). */
const COURIER_DIVISOR = 5000;
const THREE_PALLETS = computeVolumeCm3([{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 3 }]);

/** Checks of the rules under *Weight*. */
export const WEIGHT_CHECKS: readonly CoreRuleCheck[] = [
  {
    id: 'volume-weight',
    ruleId: 'chargeable-weight',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.volumeWeight;
    },
    severity: 'error',
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.weights(['480'], 'volumetric');
    },
    got: () => formatBilledWeight(new GreaterOfGrossAndVolumetric(), '250', THREE_PALLETS),
  },
  {
    id: 'volume-weight-negative-control',
    ruleId: 'chargeable-weight',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.volumeWeightNegativeControl;
    },
    severity: 'error',
    isNegativeControl: true,
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.weights(['480'], 'volumetric');
    },
    got: () => formatBilledWeight(new GreaterOfGrossAndVolumetric(COURIER_DIVISOR), '250', THREE_PALLETS),
  },
  {
    id: 'gross-weight',
    ruleId: 'chargeable-weight',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.grossWeight;
    },
    severity: 'error',
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.weights(['90'], 'gross');
    },
    got: () => formatBilledWeight(new GreaterOfGrossAndVolumetric(), '90', Big(240_000)),
  },
  {
    id: 'rounding-up',
    ruleId: 'weight-rounding',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.roundingUp;
    },
    severity: 'error',
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.weights(['45', '45.5', '46'], 'gross');
    },
    got: () =>
      ['45', '45.1', '45.51'].map((kg) => formatBilledWeight(new GreaterOfGrossAndVolumetric(), kg, Big(0))).join(', '),
  },
  {
    id: 'pounds',
    ruleId: 'units',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.pounds;
    },
    severity: 'error',
    expected: '566.99',
    got: () => convertPoundsToKg(Big(1250)).toFixed(),
  },
  {
    id: 'inches',
    ruleId: 'units',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.inches;
    },
    severity: 'error',
    expected: '121.92',
    got: () => convertInchesToCm(Big(48)).toFixed(),
  },
];

function formatBilledWeight(rule: GreaterOfGrossAndVolumetric, grossKg: string, volumeCm3: Big): string {
  const { chargeableKg, basis } = rule.calculate(Cargo.of({ pieces: 1, grossKg: Big(grossKg), volumeCm3 }));
  return CORE_RULE_RESULT_MESSAGES.weights([chargeableKg.toFixed()], basis);
}
