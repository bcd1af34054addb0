import type { ComponentType } from 'react';
import { isRoleSufficient, type StaffRole } from '../../../../domain/identity/staff-role.js';
import { getMessages } from '../i18n/messages.js';
import { screensMessages } from './screens.messages.js';

/** The key of a screen's name. */
export type ScreenKey = Exclude<keyof typeof screensMessages, 'diagnostics' | 'notFound'>;

/** A screen as it is defined, without its name. */
interface ScreenDefinition {
  readonly path: string;
  readonly key: ScreenKey;
  /** Whether it is what people see first: its texts come with those of the page. */
  readonly isFirst?: true;
  /** The part of the sidebar that it stands in; such parts are closed until they are opened. */
  readonly group?: 'diagnostics';
  /** Whether it is reached from another screen and the search alone. */
  readonly isOutsideMenu?: true;
  /** Which role somebody has at least who finds it in the sidebar; everybody, where nothing is said. */
  readonly role?: StaffRole;
  /** Loads the screen's own script when it is first opened. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

/** A screen of the admin shell; its name is its title. */
export interface Screen extends ScreenDefinition {
  readonly name: string;
}

const DEFINITIONS: readonly ScreenDefinition[] = [
  {
    path: '/home',
    key: 'home',
    isFirst: true,
    load: async () => ({ Component: (await import('../features/home/home-screen.js')).HomeScreen }),
  },
  {
    path: '/',
    key: 'dashboard',
    load: async () => ({ Component: (await import('../features/dashboard/dashboard-screen.js')).DashboardScreen }),
  },
  {
    path: '/email-processor',
    key: 'emailProcessor',
    role: 'operator',
    load: async () => ({
      Component: (await import('../features/processor/email-processor-screen.js')).EmailProcessorScreen,
    }),
  },
  {
    path: '/quotations',
    key: 'quotations',
    load: async () => ({ Component: (await import('../features/quotations/quotations-screen.js')).QuotationsScreen }),
  },
  {
    path: '/quotations/calls',
    key: 'calls',
    isOutsideMenu: true,
    load: async () => ({ Component: (await import('../features/quotations/calls/calls-screen.js')).CallsScreen }),
  },
  {
    path: '/quotations/new',
    key: 'newQuotation',
    role: 'operator',
    isOutsideMenu: true,
    load: async () => ({
      Component: (await import('../features/quotations/new-quotation/new-quotation-screen.js')).NewQuotationScreen,
    }),
  },
  {
    path: '/email-monitoring',
    key: 'emailMonitoring',
    load: async () => ({
      Component: (await import('../features/mail/email-monitoring-screen.js')).EmailMonitoringScreen,
    }),
  },
  {
    path: '/mailboxes',
    key: 'mailboxes',
    role: 'administrator',
    load: async () => ({ Component: (await import('../features/mailboxes/mailboxes-screen.js')).MailboxesScreen }),
  },
  {
    path: '/air-freight-rates',
    key: 'destinationCharges',
    load: async () => ({
      Component: (await import('../features/tariff/rates/air-freight-rates-screen.js')).AirFreightRatesScreen,
    }),
  },
  {
    path: '/charge-codes',
    key: 'chargeCodes',
    load: async () => ({
      Component: (await import('../features/tariff/charge-codes/charge-codes-screen.js')).ChargeCodesScreen,
    }),
  },
  {
    path: '/consolidation-consignments',
    key: 'consolidationConsignments',
    load: async () => ({
      Component: (await import('../features/airport-terms/mawb-consignees/mawb-consignees-screen.js'))
        .MawbConsigneesScreen,
    }),
  },
  {
    path: '/tax-rates',
    key: 'taxRates',
    load: async () => ({
      Component: (await import('../features/tariff/tax-rates/tax-rates-screen.js')).TaxRatesScreen,
    }),
  },
  {
    path: '/exchange-rates',
    key: 'exchangeRates',
    load: async () => ({
      Component: (await import('../features/tariff/exchange-rates/exchange-rates-screen.js')).ExchangeRatesScreen,
    }),
  },
  {
    path: '/disclaimers',
    key: 'disclaimers',
    load: async () => ({
      Component: (await import('../features/airport-terms/disclaimers/disclaimers-screen.js')).DisclaimersScreen,
    }),
  },
  {
    path: '/domains-management',
    key: 'recognizedDomains',
    load: async () => ({
      Component: (await import('../features/customers/recognized-domains-screen.js')).RecognizedDomainsScreen,
    }),
  },
  {
    path: '/activity-logs',
    key: 'activityLogs',
    load: async () => ({
      Component: (await import('../features/operations/activity-logs/activity-logs-screen.js')).ActivityLogsScreen,
    }),
  },
  {
    path: '/core-rules',
    key: 'coreRulesStatus',
    load: async () => ({
      Component: (await import('../features/operations/core-rules/core-rules-screen.js')).CoreRulesScreen,
    }),
  },
  {
    path: '/settings',
    key: 'settings',
    load: async () => ({ Component: (await import('../features/settings/settings-screen.js')).SettingsScreen }),
  },
  {
    path: '/test-quotations',
    key: 'testQuotations',
    load: async () => ({
      Component: (await import('../features/operations/diagnostics/test-quotations-screen.js')).TestQuotationsScreen,
    }),
    group: 'diagnostics',
  },
  {
    path: '/basic-test',
    key: 'basicTest',
    load: async () => ({
      Component: (await import('../features/operations/diagnostics/basic-test-screen.js')).BasicTestScreen,
    }),
    group: 'diagnostics',
  },
  {
    path: '/emergency',
    key: 'emergencyTest',
    load: async () => ({
      Component: (await import('../features/operations/diagnostics/emergency-test-screen.js')).EmergencyTestScreen,
    }),
    group: 'diagnostics',
  },
];

/** The screens in the order of the sidebar; each is named in the language of the page when it is looked at. */
export const SCREENS: readonly Screen[] = DEFINITIONS.map((definition) => ({
  ...definition,
  get name() {
    return getMessages(screensMessages)[definition.key];
  },
}));

/** The screens of somebody of a role; none before it is known. */
export function listScreensFor(role: StaffRole | undefined): readonly Screen[] {
  return SCREENS.filter((screen) => role !== undefined && isRoleSufficient(role, screen.role ?? 'read-only'));
}

/** The title of a path: its screen's name, or `Not Found`. */
export function getTitle(path: string): string {
  const requestedPath = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  return SCREENS.find((screen) => screen.path === requestedPath)?.name ?? getMessages(screensMessages).notFound;
}
