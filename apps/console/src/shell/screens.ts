import {
  AirplaneTakeOff20Filled,
  AirplaneTakeOff20Regular,
  BoxMultiple20Filled,
  BoxMultiple20Regular,
  bundleIcon,
  DocumentText20Filled,
  DocumentText20Regular,
  GlobeShield20Filled,
  GlobeShield20Regular,
  Home20Filled,
  Home20Regular,
  MailRead20Filled,
  MailRead20Regular,
  MoneyCalculator20Filled,
  MoneyCalculator20Regular,
  ReceiptMoney20Filled,
  ReceiptMoney20Regular,
} from '@fluentui/react-icons';
import type { ComponentType } from 'react';

/** A screen of the admin shell; its name is its title. */
export interface Screen {
  readonly path: string;
  readonly name: string;
  readonly icon: ComponentType;
  /** Loads the screen's own script when it is first opened. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

/** The screens in the order of the sidebar. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/home',
    name: 'Home',
    icon: bundleIcon(Home20Filled, Home20Regular),
    load: async () => ({ Component: (await import('../screens/home/home-screen.js')).HomeScreen }),
  },
  {
    path: '/email-processor',
    name: 'Email Processor',
    icon: bundleIcon(MailRead20Filled, MailRead20Regular),
    load: async () => ({
      Component: (await import('../screens/email-processor/email-processor-screen.js')).EmailProcessorScreen,
    }),
  },
  {
    path: '/quotations',
    name: 'Quotations',
    icon: bundleIcon(ReceiptMoney20Filled, ReceiptMoney20Regular),
    load: async () => ({ Component: (await import('../screens/quotations/quotations-screen.js')).QuotationsScreen }),
  },
  {
    path: '/air-freight-rates',
    name: 'Destination Charges',
    icon: bundleIcon(AirplaneTakeOff20Filled, AirplaneTakeOff20Regular),
    load: async () => ({
      Component: (await import('../screens/air-freight-rates/air-freight-rates-screen.js')).AirFreightRatesScreen,
    }),
  },
  {
    path: '/consolidation-consignments',
    name: 'Consolidation Consignments',
    icon: bundleIcon(BoxMultiple20Filled, BoxMultiple20Regular),
    load: async () => ({
      Component: (await import('../screens/consolidation-consignments/consolidation-consignments-screen.js'))
        .ConsolidationConsignmentsScreen,
    }),
  },
  {
    path: '/tax-rates',
    name: 'Tax Rates',
    icon: bundleIcon(MoneyCalculator20Filled, MoneyCalculator20Regular),
    load: async () => ({ Component: (await import('../screens/tax-rates/tax-rates-screen.js')).TaxRatesScreen }),
  },
  {
    path: '/disclaimers',
    name: 'Disclaimers',
    icon: bundleIcon(DocumentText20Filled, DocumentText20Regular),
    load: async () => ({ Component: (await import('../screens/disclaimers/disclaimers-screen.js')).DisclaimersScreen }),
  },
  {
    path: '/domains-management',
    name: 'Recognized Domains',
    icon: bundleIcon(GlobeShield20Filled, GlobeShield20Regular),
    load: async () => ({
      Component: (await import('../screens/recognized-domains/recognized-domains-screen.js')).RecognizedDomainsScreen,
    }),
  },
];

/** The title of a path: its screen's name, or `Not Found`. */
export function titleOf(path: string): string {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return SCREENS.find((screen) => screen.path === wanted)?.name ?? 'Not Found';
}
