import { defineMessages } from '../../../../domain/message-catalogue.js';

/** The names of the screens. */
export const screensMessages = defineMessages('screensMessages', {
  home: 'Home',
  dashboard: 'Dashboard',
  emailProcessor: 'Email Processor',
  quotations: 'Quotations',
  calls: 'Calls',
  newQuotation: 'New Quotation',
  emailMonitoring: 'Email Monitoring',
  mailboxes: 'Mailboxes',
  destinationCharges: 'Destination Charges',
  consolidationConsignments: 'Consolidation Consignments',
  chargeCodes: 'Charge Codes',
  taxRates: 'Tax Rates',
  exchangeRates: 'Exchange Rates',
  disclaimers: 'Disclaimers',
  recognizedDomains: 'Recognized Domains',
  activityLogs: 'Activity Logs',
  coreRulesStatus: 'Core Rules Status',
  settings: 'Settings',
  testQuotations: 'Test Quotations',
  basicTest: 'Basic Test',
  emergencyTest: 'Emergency Test',
  diagnostics: 'Diagnostics',
  notFound: 'Not Found',
});
