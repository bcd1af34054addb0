import { CHARGE_CHECKS } from './charge-checks.js';
import { CORE_RULES, type CoreRule, type CoreRuleId, type CoreRuleStatus } from './core-rule.js';
import type { CoreRuleCheck, CoreRuleFacts } from './core-rule-check.js';
import { CORE_RULE_RESULT_MESSAGES } from './core-rules.messages.js';
import { FALLBACK_AND_MAIL_CHECKS } from './fallback-and-mail-checks.js';
import { WEIGHT_CHECKS } from './weight-checks.js';

/** What a check showed. */
export interface CoreRuleResult {
  readonly id: string;
  readonly ruleId: CoreRuleId;
  readonly name: string;
  /** False for a negative control that fails as it should. */
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
  readonly isNegativeControl: boolean;
}

/** A rule and how it fared. */
export interface CoreRuleWithStatus extends CoreRule {
  readonly status: CoreRuleStatus;
}

const CHECKS: readonly CoreRuleCheck[] = [...WEIGHT_CHECKS, ...CHARGE_CHECKS, ...FALLBACK_AND_MAIL_CHECKS];

/**
 * Runs every check on the domain code that prices quotations and on the current tariff; a check that throws has failed.
 */
export function validateCoreRules(facts: CoreRuleFacts): CoreRuleResult[] {
  return CHECKS.map((check) => {
    const got = runCheck(check, facts);
    return {
      id: check.id,
      ruleId: check.ruleId,
      name: check.name,
      passed: got === check.expected,
      expected: check.expected,
      got,
      isNegativeControl: check.isNegativeControl === true,
    };
  });
}

/** The rules with their statuses; without results (nothing has been run yet) all are active. */
export function assignStatuses(results: readonly CoreRuleResult[] = []): CoreRuleWithStatus[] {
  return CORE_RULES.map((rule) => {
    const alarms = results.filter((result) => result.ruleId === rule.id && needsAttention(result));
    const hasError = alarms.some((result) => getSeverity(result.id) === 'error');
    return { ...rule, status: hasError ? 'error' : alarms.length > 0 ? 'warning' : 'active' };
  });
}

/** Whether the result needs attention: a check failed, or a negative control did not. */
export function needsAttention(result: CoreRuleResult): boolean {
  return result.passed === result.isNegativeControl;
}

function getSeverity(checkId: string): CoreRuleCheck['severity'] {
  return CHECKS.find((check) => check.id === checkId)?.severity ?? 'error';
}

function runCheck(check: CoreRuleCheck, facts: CoreRuleFacts): string {
  try {
    return check.got(facts);
  } catch (error) {
    return CORE_RULE_RESULT_MESSAGES.brokeOff(error instanceof Error ? error.message : String(error));
  }
}
