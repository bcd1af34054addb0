import type { CoreRuleStatus } from '../../../../../../domain/core-rules/core-rule.js';
import { api } from '../../../api/api.js';

/** A rule and how it fares. */
export interface CoreRuleView {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly description: string;
  readonly status: CoreRuleStatus;
}

/** A figure that no screen can change. */
export interface ProtectedConstantView {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** The rules as they stand. */
export interface CoreRulesView {
  readonly counters: {
    readonly total: number;
    readonly active: number;
    readonly warnings: number;
    readonly errors: number;
    readonly lastChecked: string;
  };
  readonly rules: readonly CoreRuleView[];
  readonly protectedConstants: readonly ProtectedConstantView[];
}

/** A test of one rule. */
export interface RuleTest {
  readonly id: string;
  readonly ruleId: string;
  readonly name: string;
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
  /** Fed with a wrong value on purpose: it must be seen to fail. */
  readonly isNegativeControl: boolean;
  /** A person must look: it failed, or a negative control did not. */
  readonly isAlarm: boolean;
}

/** What a run of all tests showed. */
export interface ValidationView extends CoreRulesView {
  readonly summary: {
    readonly total: number;
    readonly passed: number;
    readonly failed: number;
    readonly alarms: number;
  };
  readonly tests: readonly RuleTest[];
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    coreRules: build.query<CoreRulesView, void>({ query: () => '/api/core-rules' }),
    validateCoreRules: build.mutation<ValidationView, void>({
      query: () => ({ url: '/api/core-rules/validate', method: 'POST' }),
    }),
  }),
});

export const { useCoreRulesQuery, useValidateCoreRulesMutation } = endpoints;
