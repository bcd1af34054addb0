import { defineMessages } from '../../domain/message-catalogue.js';

/** What people read about the commands, in English. */
export const CLI_MESSAGES = defineMessages('cli.CLI_MESSAGES', {
  demoDataUsage: 'Usage: npm run demo:data -- NUMBER [--seed NUMBER]   or   npm run demo:data -- --remove',
  memoryStore: 'STORE is "memory": what is kept in memory is out of reach of other processes, and ends with its own.',
  quoteUsage: 'Usage: npm run quote -- FILE.eml [--json]   (or a text on standard input)',
  emptyEmail: 'The email is empty.',
  unreadableFile: (file: string) => `The file ${file} cannot be read.`,
  restoreUsage: 'Usage: npm run restore -- FILE [--overwrite]',
  recoverAccountUsage: 'Usage: npm run recover-account -- EMAIL [--second-factor]',
  accountRecovered: (email: string, password: string) =>
    `New password of ${email}, which is changed at the next sign-in: ${password}`,
  noReadableFile: (path: string) => `There is no file ${path} that could be read.`,
} as const);

/** Headings and rows of a quotation as the command prints it, in English. */
export const QUOTE_TEXT_MESSAGES = defineMessages('cli.QUOTE_TEXT_MESSAGES', {
  shipmentAsRead: 'Shipment as read',
  warnings: 'Warnings',
  charges: 'Charges',
  onRequest: 'on request',
  total: ({ incoterm, amount }: { readonly incoterm: string; readonly amount: string }) =>
    `Total ${incoterm}  ${amount} USD`,
  assumed: 'Assumed',
  decision: (decision: string) => `Decision: ${decision}`,
  reply: (subject: string) => `Reply: ${subject}`,
  nothingToAdd: 'nothing to add',
  notStated: 'not stated',
  yes: 'yes',
  no: 'no',
  quotationRequest: 'Quotation request',
  sender: 'Sender',
  incoterm: 'Incoterm',
  grossWeight: 'Gross weight, kg',
  pieces: 'Pieces',
  dimensions: 'Dimensions, cm',
  volume: 'Volume, m³',
  goods: 'Goods',
  value: 'Value',
  dangerous: 'Dangerous',
  origin: 'Origin',
  destinationAirport: 'Destination airport',
  destinationCountry: 'Destination country',
  delivery: 'Delivery',
} as const);
