import { CONSOLE_SCREEN_MESSAGES } from './operations.messages.js';

/** A screen of the console that a search can lead to. */
export interface ConsoleScreen {
  readonly path: string;
  readonly name: string;
}

/** The screens by their names' keys, in the order of the sidebar. */
const DEFINITIONS: readonly { readonly path: string; readonly key: keyof typeof CONSOLE_SCREEN_MESSAGES }[] = [
  { path: '/home', key: 'home' },
  { path: '/', key: 'dashboard' },
  { path: '/quotations', key: 'quotations' },
  { path: '/quotations/calls', key: 'calls' },
  { path: '/quotations/new', key: 'newQuotation' },
  { path: '/email-processor', key: 'emailProcessor' },
  { path: '/email-monitoring', key: 'emailMonitoring' },
  { path: '/mailboxes', key: 'mailboxes' },
  { path: '/air-freight-rates', key: 'destinationCharges' },
  { path: '/charge-codes', key: 'chargeCodes' },
  { path: '/tax-rates', key: 'taxRates' },
  { path: '/exchange-rates', key: 'exchangeRates' },
  { path: '/consolidation-consignments', key: 'consolidationConsignments' },
  { path: '/disclaimers', key: 'disclaimers' },
  { path: '/domains-management', key: 'recognizedDomains' },
  { path: '/activity-logs', key: 'activityLogs' },
  { path: '/core-rules', key: 'coreRulesStatus' },
  { path: '/settings', key: 'settings' },
  { path: '/test-quotations', key: 'testQuotations' },
  { path: '/basic-test', key: 'basicTest' },
  { path: '/emergency', key: 'emergencyTest' },
];

/** The screens (section 2 of the specification and rule 27), in the order of the sidebar, named in the language of whoever reads. */
export function listScreens(): readonly ConsoleScreen[] {
  return DEFINITIONS.map(({ path, key }) => ({ path, name: CONSOLE_SCREEN_MESSAGES[key] }));
}

/** The screens whose name holds a text, in any case. */
export function findScreens(text: string, atMost: number): readonly ConsoleScreen[] {
  const needle = text.trim().toLowerCase();
  return listScreens()
    .filter(({ name }) => name.toLowerCase().includes(needle))
    .slice(0, atMost);
}
