import { defineMessages } from '../../../../../../domain/message-catalogue.js';

/** What people read of core rules. */
export const coreRulesMessages = defineMessages('coreRulesMessages', {
  protectedConstants: 'Protected Constants',
  protectedRules: 'Protected rules.',
  protectedRulesBody:
    'Every price rests on these figures. No screen can change them: only a new release of the product does.',
  total: 'Total',
  active: 'Active',
  warnings: 'Warnings',
  lastChecked: 'Last Checked',
  counters: 'Counters',
  testSummary: (passed: string, total: string, failed: string) =>
    `${passed} of ${total} tests passed, ${failed} failed.`,
  validationResults: 'Validation Results',
  allChecksPassed: 'All checks passed.',
  checksNeedAttention: (alarms: string) => `${alarms} need attention.`,
  negativeControlExplanation: 'One of them is a negative control: it is fed with a wrong figure and has to fail.',
  tests: 'Tests',
  pass: 'Pass',
  fail: 'Fail',
  expected: 'Expected:',
  got: 'Got:',
  negativeControlPassed: 'This negative control should have failed: the tests no longer notice a wrong divisor.',
  negativeControlFailed:
    'Fails on purpose: it divides by 5000, as couriers do, instead of 6000. That it fails proves that a wrong divisor would be noticed.',
  validationComplete: 'Validation complete',
  someChecksNeedAttention: 'Some checks need attention.',
  screenSubtitle:
    'The rules that every quotation rests on, checked on the code that prices and on the tariff in force.',
  runValidation: 'Run Validation',
  loadingCoreRules: 'Loading core rules',
  failedToLoadCoreRules: 'Failed to load the core rules',
  theValidationDidNotRun: 'The validation did not run',
  noCoreRules: 'No core rules',
});
