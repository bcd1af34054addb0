import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about operations, in English. */
export const OPERATIONS_MESSAGES = defineMessages('api.OPERATIONS_MESSAGES', {
  webhookBased: 'Webhook-based',
  methodNotAllowed: 'Method not allowed.',
  localOnly: 'Metrics are served to this machine alone where METRICS_TOKEN is not set.',
  databaseUnreachable: 'The database cannot be reached.',
  noWorker: (seconds: number) => `Oldest due job has waited ${seconds} s; no worker is processing the queue.`,
  mailboxesSilent: (count: number) =>
    `${count} connected ${count === 1 ? 'mailbox has' : 'mailboxes have'} not been read for 5 minutes.`,
  startAfterEnd: 'The start must not be after the end.',
  recordHalfNamed: 'A record is named by its type and its id together.',
} as const);

/** Names of the console's screens, in English. */
export const CONSOLE_SCREEN_MESSAGES = defineMessages('api.CONSOLE_SCREEN_MESSAGES', {
  home: 'Home',
  dashboard: 'Dashboard',
  quotations: 'Quotations',
  calls: 'Calls',
  newQuotation: 'New Quotation',
  emailProcessor: 'Email Processor',
  emailMonitoring: 'Email Monitoring',
  mailboxes: 'Mailboxes',
  destinationCharges: 'Destination Charges',
  chargeCodes: 'Charge Codes',
  taxRates: 'Tax Rates',
  exchangeRates: 'Exchange Rates',
  consolidationConsignments: 'Consolidation Consignments',
  disclaimers: 'Disclaimers',
  recognizedDomains: 'Recognized Domains',
  activityLogs: 'Activity Logs',
  coreRulesStatus: 'Core Rules Status',
  settings: 'Settings',
  testQuotations: 'Test Quotations',
  basicTest: 'Basic Test',
  emergencyTest: 'Emergency Test',
} as const);

/** Headings of the exported activity log, in English. */
export const ACTIVITY_EXPORT_TEXTS = defineMessages('api.ACTIVITY_EXPORT_TEXTS', {
  timestamp: 'Timestamp',
  category: 'Category',
  action: 'Action',
  details: 'Details',
  status: 'Status',
  user: 'User',
  email: 'Email ID',
  quotation: 'Quotation',
  before: 'Before',
  after: 'After',
  categories: { email: 'email', quotation: 'quotation', error: 'error', system: 'system' },
  statuses: { success: 'success', failure: 'failure', warning: 'warning', info: 'info' },
} as const);
