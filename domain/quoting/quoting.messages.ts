import { VOLUME_UNITS } from '../customers/customers.messages.js';
import type { GrantedRebate } from '../customers/volume-rebate.js';
import { defineMessages } from '../message-catalogue.js';
import type { LedgerChoice } from './ledger/ledger-choice.js';
import type { LineAction } from './line-adjustment/line-action.js';

/** The messages for notes to the customer that cannot be. */
export const CUSTOMER_NOTE_MESSAGES = defineMessages('CUSTOMER_NOTE_MESSAGES', {
  tooLong: 'The note can have 1,000 characters at most.',
  withLink: 'The note can hold no links, web addresses or HTML.',
} as const);

/** The messages for invalid corrections. */
export const CORRECTION_MESSAGES = defineMessages('CORRECTION_MESSAGES', {
  handlingFigure: 'Please enter a number above 0, without decimals where it is a count.',
  weight: 'Gross weight must be from 0.001 to 1,000,000 kg.',
  pieces: 'Pieces must be a whole number from 1 to 100,000.',
  sizes: 'Every size needs a length, a width and a height from 0.1 to 10,000 cm, and a whole number of pieces.',
  sizeCount: 'There can be 200 sizes at most.',
  volume: 'Volume must be from 0.000001 to 100,000 m³.',
  value: 'The goods value needs an amount from 0.01 to 1,000,000,000 and a currency of three letters, or neither.',
  airportOrigin: 'The origin airport is a code of three letters, for instance MIA.',
  unknownAirportOrigin: (code: string) => `No airport has the code ${code}.`,
  characters: 'This text can have 500 characters at most.',
  airport: 'Choose one of the airports that are served.',
  country: 'The destination airport does not lie in this country.',
  unchanged: 'No value was changed.',
  severalShipments:
    'This quotation holds several shipments: to change a value, quote them one by one in the Email Processor.',
} as const);

/** What words of an email are, as the activity log says it. */
export const LEDGER_CHOICE_TEXTS: Readonly<Record<LedgerChoice, string>> = defineMessages('LEDGER_CHOICE_TEXTS', {
  'gross-weight': 'the gross weight of all',
  'piece-weight': 'the weight of one piece',
  'added-weight': 'to be added to the weight',
  'piece-count': 'the number of pieces',
  contents: 'the contents of the pieces',
  'added-size': 'one more size',
  'added-size-in-inches': 'one more size, in inches',
  'total-volume': 'the volume of all',
  'piece-volume': 'the volume of one piece',
  'goods-value': 'the goods value',
  'delivery-place': 'the delivery place',
  destination: 'the destination',
  'not-the-weight': "not the cargo's weight",
  'not-the-size': "not the cargo's size",
  'not-the-volume': "not the cargo's volume",
  'not-the-value': 'not the goods value',
  'not-a-place': 'not a place of this shipment',
  'no-figure': 'not a figure of this shipment',
  noted: 'noted',
  'not-of-shipment': 'not about this shipment',
});

/** What became of a charge line, as the activity log says it. */
export const LINE_ACTION_TEXTS: Readonly<Record<LineAction, string>> = defineMessages('LINE_ACTION_TEXTS', {
  add: 'added',
  override: 'overridden',
  waive: 'waived',
  restore: 'as in the tariff again',
});

/** The messages for roles that an entry of an email cannot have. */
export const LEDGER_MESSAGES = defineMessages('LEDGER_MESSAGES', {
  noEntry: 'The email holds no such entry. Load the quotation again.',
  settled: (words: string) => `"${words}" is not left over any more.`,
  wrongChoice: (words: string) => `"${words}" cannot be this.`,
  readings: (words: string) => `"${words}" can be read in several ways: say which figure is meant.`,
  noFigure: (words: string) => `No figure could be read from "${words}". Correct the value by hand.`,
  noPieces: 'The number of pieces is not known: enter it first.',
  noAirport: (words: string) => `No served airport is called "${words}". Correct the destination by hand.`,
} as const);

/** The messages of a request that a person enters for a customer, for instance on the phone. */
export const PHONE_REQUEST_MESSAGES = defineMessages('PHONE_REQUEST_MESSAGES', {
  mailboxMissing: 'Enter the mailbox that the quotation goes to, or choose the PDF.',
  mailboxInvalid: 'Enter one email address, for instance ana@company.com.',
  mailboxOfMachine: 'No customer reads this mailbox: it is our own, or that of a machine.',
  nameMissing: 'Enter the name or the company of the customer.',
  customerText: 'This text can have 200 characters at most, in one line.',
  keyTaken: 'Another quotation was created with this key. Load the page again.',
  totalChanged: (total: string) => `The total is now ${total} US dollars. Check it, then submit again.`,
  takenBy: (actor: string) => `Requested by phone, taken by ${actor}.`,
  subject: ({ origin, destination }: { readonly origin: string; readonly destination: string }) =>
    `Air freight ${origin} - ${destination}`,
  labels: {
    name: 'Name',
    company: 'Company',
    mailbox: 'Email',
    phone: 'Phone',
    delivery: 'Reply',
  },
  deliveries: { email: 'by email', pdf: 'as a PDF' },
});

/** The message for an invalid reason. */
export const DISMISSAL_REASON_MESSAGES = defineMessages('DISMISSAL_REASON_MESSAGES', {
  missing: 'Say in a few words why it is set aside.',
  tooLong: 'The reason can have 500 characters at most.',
} as const);

/** The messages about lines that people change by hand. */
export const LINE_ADJUSTMENT_MESSAGES = defineMessages('LINE_ADJUSTMENT_MESSAGES', {
  code: 'A code has 2 to 20 capital letters, digits, hyphens or underscores.',
  name: 'Say what the line is called, in 200 characters at most.',
  category: 'Choose one of the categories.',
  amount: 'The amount must be from 0 to 1,000,000 US dollars, in whole cents.',
  addedAmount: 'The amount must be from -1,000,000 to 1,000,000 US dollars, in whole cents.',
  reason: 'Say in a few words why, in 500 characters at most.',
  exists: (code: string) => `The quotation has a line ${code} already: override it instead.`,
  noLine: (code: string) => `The quotation has no line ${code}.`,
  notAdjusted: (code: string) => `Nobody has changed the line ${code} by hand.`,
  noShipment: (position: number) => `The quotation has no shipment ${position}.`,
  negativeTotal: 'The total cannot be less than nothing.',
  added: ({ amount, reason, actor }: { readonly amount: string; readonly reason: string; readonly actor: string }) =>
    `manual: ${amount}, added by ${actor} (${reason})`,
  waived: ({ trace, reason, actor }: { readonly trace: string; readonly reason: string; readonly actor: string }) =>
    `${trace} → manual: waived by ${actor} (${reason})`,
  overridden: ({
    trace,
    amount,
    reason,
    actor,
  }: {
    readonly trace: string;
    readonly amount: string;
    readonly reason: string;
    readonly actor: string;
  }) => `${trace} → manual: ${amount} set by ${actor} (${reason})`,
} as const);

/** What people read about quoting, in English. */
export const QUOTING_MESSAGES = defineMessages('QUOTING_MESSAGES', {
  /** Where nothing was pasted (section 5 of the specification). */
  emptyEmail: 'Please paste your email content first',
  generalCargo: 'General Cargo',
  usualTimeline: '3-5 business days',
  valueTakenForCif: (term: string) => `stated value under ${term}, taken for the CIF value`,
  noCifValue: (term: string) => `The value stated under ${term} does not hold all of cost, insurance and freight.`,
  noLocalRate: ({ currency, day }: { readonly currency: string; readonly day: string }) =>
    `The total is to be told in ${currency}, which has no exchange rate for ${day}.`,
  agreedAmount: (customer: string) => `amount as agreed with ${customer}`,
  ownRate: (customers: string) => `own rate agreed with ${customers}, before the general tariff`,
  agreedFree: (customer: string) => `free by agreement with ${customer}`,
  agreedPercent: ({ customer, percent }: { readonly customer: string; readonly percent: number }) =>
    `agreement with ${customer}: ${percent > 0 ? '+' : ''}${percent} % on the tariff`,
  volumeRebate: ({ customer, percent, measure, from, volume }: GrantedRebate & { readonly customer: string }) =>
    `volume rebate of ${percent} % from ${from} on, agreed with ${customer}; ${VOLUME_UNITS[measure]} accepted this month: ${volume}`,
  ofShipment: (of: { readonly position: number; readonly airport: string; readonly message: string }) =>
    `Shipment ${of.position} (${of.airport}): ${of.message}`,
  noIncoterm: 'The request names no Incoterm.',
  seaTerm: ({ incoterm, airTerm }: { readonly incoterm: string; readonly airTerm: string }) =>
    `${incoterm} is a term for carriage by sea; by air it is priced as ${airTerm}.`,
  pricedAsAirTerm: ({ incoterm, airTerm }: { readonly incoterm: string; readonly airTerm: string }) =>
    `${incoterm} by air, priced as ${airTerm}`,
  noDescription: 'The request does not describe the goods.',
  noOriginAirport: 'The request names no origin airport.',
  noPieces: 'The request does not say how many pieces there are.',
  noGrossWeight: 'The request states no gross weight.',
  firstAirport: (code: string) => `The request names no airport; ${code} is the first one of the country.`,
  noCountry: 'The request names no destination country that we serve.',
  noDestinationAirport: 'The request names no destination airport that we serve.',
  otherDestination: (words: string) =>
    `The request states "${words}", which is no destination that is quoted by itself.`,
  revisedMeanwhile: ({ number, revision }: { readonly number: string; readonly revision: number }) =>
    `Somebody else has changed ${number} in the meantime: it is now revision ${revision}.`,
  decidedMeanwhile: ({ number, status }: { readonly number: string; readonly status: string }) =>
    `Somebody else has just decided about ${number}: it is ${status} now.`,
  impossibleStatus: ({ from, to }: { readonly from: string; readonly to: string }) =>
    `A quotation that is ${from} cannot become ${to}.`,
  noSenderMailbox: 'The email has no sender mailbox that a quotation could go to.',
  rateMissing: (reason: string) => `${reason} Add the rate and reprice before sending.`,
  notSent: ({ number, status }: { readonly number: string; readonly status: string }) =>
    `${number} is ${status}: only a sent one is sent again.`,
  replyNotWaiting: (number: string) => `The reply with ${number} cannot be put back any more.`,
  unreadableText: (reason: string) =>
    `The text could not be read, twice. ${reason} Read it yourself, and put only the words that state the shipment into the Email Processor.`,
  onlyPendingApproved: 'only a pending one is approved',
  onlyPendingAnnotated: 'only the note of a pending one is changed',
  onlyPendingAdjusted: 'only the lines of a pending one are changed',
  onlyPendingDismissed: 'only a pending one is set aside',
  onlyPendingHandedOver: 'only a pending one is handed over',
  handedOverFromPhone: (number: string) => `${number} came by email: it is answered by email.`,
  onlyDismissedReopened: 'only one that was set aside is reopened',
  wrongStatus: ({
    number,
    status,
    rule,
  }: {
    readonly number: string;
    readonly status: string;
    readonly rule: string;
  }) => `${number} is ${status}: ${rule}.`,
} as const);
