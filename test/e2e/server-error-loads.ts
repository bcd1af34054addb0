/** The server's own words for a defect. */
export const DEFECT = 'Something went wrong on our side. It was logged; try again.';
export const NO_ANSWER = 'The server could not be reached. Check the connection and try again.';

/** A screen, the calls by which it loads, and what it says where one of them fails. */
export type FailingLoad = readonly [path: string, ...calls: ReadonlyArray<readonly [string, string]>];

/** A screen by its name in the menu, and what it says where the server does not answer. */
export type OpenScreen = readonly [name: string, message: string];

/** What each screen loads, by which calls, and what it says where they fail. */
export const LOADS: readonly FailingLoad[] = [
  ['/home', ['**/api/system-information', 'System information is not available.']],
  [
    '/',
    ['**/api/quotations/stats*', 'Error loading figures'],
    ['**/api/quotations?*', 'Error loading quotations'],
    ['**/api/countries', 'Countries are not available.'],
  ],
  [
    '/quotations?open=1',
    ['**/api/quotations/1/details', 'Failed to load quotation details'],
    ['**/api/quotations?*', 'Error loading quotations'],
  ],
  [
    '/air-freight-rates',
    ['**/api/rates?*', 'Database Error: Could not load rates from database. Please refresh the page.'],
    ['**/api/airports', 'Countries and airports are not available.'],
  ],
  [
    '/tax-rates',
    ['**/api/tax-rates', 'Failed to load tax rates'],
    ['**/api/countries', 'Countries are not available.'],
  ],
  ['/domains-management', ['**/api/recognized-domains', 'Failed to load domains. Please try again.']],
  [
    '/consolidation-consignments',
    ['**/api/consolidation-consignments', 'Failed to fetch consolidation consignments'],
    ['**/api/airports', 'Countries and airports are not available.'],
  ],
  [
    '/disclaimers',
    ['**/api/disclaimers', 'Failed to load disclaimers'],
    ['**/api/airports', 'Airports are not available.'],
  ],
  [
    '/email-monitoring?email=1',
    ['**/api/emails/1', 'Failed to load this mail'],
    ['**/api/emails?*', 'Failed to load received emails'],
  ],
  [
    '/email-monitoring?reply=1',
    ['**/api/outbox/1', 'Failed to load this mail'],
    ['**/api/outbox?*', 'Failed to load replies'],
  ],
  ['/activity-logs', ['**/api/activity-logs?*', 'Error loading logs']],
  ['/core-rules', ['**/api/core-rules', 'Failed to load the core rules']],
  ['/settings', ['**/api/settings/profile', 'Failed to load the profile']],
  ['/settings?tab=notifications', ['**/api/settings/notifications', 'Failed to load the notification settings']],
  ['/settings?tab=system', ['**/api/settings/system', 'Failed to load the system settings']],
  ['/test-quotations', ['**/api/quotations?*', 'Error loading quotations']],
  ['/emergency', ['**/api/airports', 'The airports could not be loaded']],
  ['/basic-test', ['**/api/health/ready', 'The test did not work']],
];

/** Every screen of the menu that loads something. */
export const OPEN_SCREENS: readonly OpenScreen[] = [
  ['Dashboard', 'Error loading figures'],
  ['Quotations', 'Error loading quotations'],
  ['Email Monitoring', 'Failed to load received emails'],
  ['Destination Charges', 'Connection Error: Could not connect to database. Please refresh the page.'],
  ['Consolidation Consignments', 'Failed to fetch consolidation consignments'],
  ['Tax Rates', 'Failed to load tax rates'],
  ['Disclaimers', 'Failed to load disclaimers'],
  ['Recognized Domains', 'Failed to load domains. Please try again.'],
  ['Activity Logs', 'Error loading logs'],
  ['Core Rules Status', 'Failed to load the core rules'],
];
