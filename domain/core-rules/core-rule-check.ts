import type { Airport } from '../geography/airport.js';
import type { Rate } from '../tariff/rate.js';
import type { Day } from '../tariff/rate-validity.js';
import type { CoreRuleId } from './core-rule.js';

/** The data that the checks read besides the code. */
export interface CoreRuleFacts {
  readonly airports: readonly Airport[];
  /** The whole tariff. */
  readonly rates: readonly Rate[];
  /** Today, in UTC. */
  readonly day: Day;
}

/** A check of one rule; it passes where `got` is what was `expected`. */
export interface CoreRuleCheck {
  readonly id: string;
  readonly ruleId: CoreRuleId;
  readonly name: string;
  /** What a failure makes of its rule: the code is wrong (`error`), or the tariff has a gap (`warning`). */
  readonly severity: 'error' | 'warning';
  /** Fed with a wrong value on purpose: it must be seen to fail (rule 26). */
  readonly isNegativeControl?: true;
  readonly expected: string;
  readonly got: (facts: CoreRuleFacts) => string;
}
