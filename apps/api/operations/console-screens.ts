/** A screen of the console that a search can lead to. */
export interface ConsoleScreen {
  readonly path: string;
  readonly name: string;
}

/** The screens (section 2 of the specification and decision 27), in the order of the sidebar. */
export const CONSOLE_SCREENS: readonly ConsoleScreen[] = [
  { path: '/home', name: 'Home' },
  { path: '/', name: 'Dashboard' },
  { path: '/quotations', name: 'Quotations' },
  { path: '/email-processor', name: 'Email Processor' },
  { path: '/email-monitoring', name: 'Email Monitoring' },
  { path: '/air-freight-rates', name: 'Destination Charges' },
  { path: '/tax-rates', name: 'Tax Rates' },
  { path: '/consolidation-consignments', name: 'Consolidation Consignments' },
  { path: '/disclaimers', name: 'Disclaimers' },
  { path: '/domains-management', name: 'Recognized Domains' },
  { path: '/activity-logs', name: 'Activity Logs' },
  { path: '/core-rules', name: 'Core Rules Status' },
  { path: '/settings', name: 'Settings' },
  { path: '/test-quotations', name: 'Test Quotations' },
  { path: '/basic-test', name: 'Basic Test' },
  { path: '/emergency', name: 'Emergency Test' },
];

/** The screens whose name holds a text, in any case. */
export function findScreens(text: string, atMost: number): readonly ConsoleScreen[] {
  const needle = text.trim().toLowerCase();
  return CONSOLE_SCREENS.filter(({ name }) => name.toLowerCase().includes(needle)).slice(0, atMost);
}
