import { CONSOLE_SCREEN_MESSAGES } from './operations.messages.js';

/** A screen of the console that a search can lead to. */
export interface ConsoleScreen {
  readonly path: string;
  readonly name: string;
}

/** The screens (section 2 of the specification and rule 27), in the order of the sidebar. */
export const CONSOLE_SCREENS: readonly ConsoleScreen[] = [
  { path: '/home', name: CONSOLE_SCREEN_MESSAGES.home },
  { path: '/', name: CONSOLE_SCREEN_MESSAGES.dashboard },
  { path: '/quotations', name: CONSOLE_SCREEN_MESSAGES.quotations },
  { path: '/quotations/new', name: CONSOLE_SCREEN_MESSAGES.newQuotation },
  { path: '/email-processor', name: CONSOLE_SCREEN_MESSAGES.emailProcessor },
  { path: '/email-monitoring', name: CONSOLE_SCREEN_MESSAGES.emailMonitoring },
  { path: '/mailboxes', name: CONSOLE_SCREEN_MESSAGES.mailboxes },
  { path: '/air-freight-rates', name: CONSOLE_SCREEN_MESSAGES.destinationCharges },
  { path: '/charge-codes', name: CONSOLE_SCREEN_MESSAGES.chargeCodes },
  { path: '/tax-rates', name: CONSOLE_SCREEN_MESSAGES.taxRates },
  { path: '/exchange-rates', name: CONSOLE_SCREEN_MESSAGES.exchangeRates },
  { path: '/consolidation-consignments', name: CONSOLE_SCREEN_MESSAGES.consolidationConsignments },
  { path: '/disclaimers', name: CONSOLE_SCREEN_MESSAGES.disclaimers },
  { path: '/domains-management', name: CONSOLE_SCREEN_MESSAGES.recognizedDomains },
  { path: '/activity-logs', name: CONSOLE_SCREEN_MESSAGES.activityLogs },
  { path: '/core-rules', name: CONSOLE_SCREEN_MESSAGES.coreRulesStatus },
  { path: '/settings', name: CONSOLE_SCREEN_MESSAGES.settings },
  { path: '/test-quotations', name: CONSOLE_SCREEN_MESSAGES.testQuotations },
  { path: '/basic-test', name: CONSOLE_SCREEN_MESSAGES.basicTest },
  { path: '/emergency', name: CONSOLE_SCREEN_MESSAGES.emergencyTest },
];

/** The screens whose name holds a text, in any case. */
export function findScreens(text: string, atMost: number): readonly ConsoleScreen[] {
  const needle = text.trim().toLowerCase();
  return CONSOLE_SCREENS.filter(({ name }) => name.toLowerCase().includes(needle)).slice(0, atMost);
}
