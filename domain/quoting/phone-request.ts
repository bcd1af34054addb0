import { normalizeMailbox } from '../customers/mail-domain.js';
import { isMailbox } from '../customers/mailbox.js';
import type { FieldError } from '../errors/domain-error.js';
import type { Finding } from '../reading/ledger/ledger.types.js';
import {
  CORRECTABLE_FIELD_NAMES,
  CORRECTABLE_FIELDS,
  type CorrectableValues,
  formatCorrectableValue,
  hasValue,
} from './correctable-values.js';
import { applyHandlingValues } from './handling-values.js';
import { PHONE_REQUEST_MESSAGES } from './quoting.messages.js';
import type { Language, ShipmentRequest } from './shipment-request.js';

/** What a request names as its extractor where a person entered it: nothing was read. */
export const PHONE_EXTRACTOR = 'phone';

/** How a quotation that was asked for by phone reaches the customer: by mail, or as a PDF that a person hands over. */
export const PHONE_DELIVERIES = ['email', 'pdf'] as const;
export type PhoneDelivery = (typeof PHONE_DELIVERIES)[number];

/** Longest name, company or telephone number. */
export const MAX_CUSTOMER_TEXT = 200;

/** Who asks by phone; what is undefined was not said. */
export interface PhoneCustomer {
  readonly name: string | undefined;
  readonly company: string | undefined;
  /** As `normalizeMailbox` writes it. */
  readonly mailbox: string | undefined;
  readonly phone: string | undefined;
}

/** What a customer asks for by phone. */
export interface PhoneRequest {
  readonly customer: PhoneCustomer;
  readonly language: Language;
  readonly delivery: PhoneDelivery;
  readonly values: CorrectableValues;
}

/** A customer as entered: the mailbox in lower case where it is one, blanks at the ends gone, nothing where it is empty. */
export function normalizeCustomer(entered: PhoneCustomer): PhoneCustomer {
  const trim = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() || undefined;
  const mailbox = trim(entered.mailbox);
  return {
    name: trim(entered.name),
    company: trim(entered.company),
    mailbox: mailbox === undefined ? undefined : (normalizeMailbox(mailbox) ?? mailbox),
    phone: trim(entered.phone),
  };
}

/** What is wrong with a customer: a reply needs a mailbox, and a PDF a name. Fields are those of the wire. */
export function validateCustomer(customer: PhoneCustomer, delivery: PhoneDelivery): FieldError[] {
  const { name, company, mailbox, phone } = customer;
  const errors: FieldError[] = [];
  if (mailbox !== undefined && !(isMailbox(mailbox) && normalizeMailbox(mailbox) === mailbox)) {
    errors.push({ field: 'customer.mailbox', message: PHONE_REQUEST_MESSAGES.mailboxInvalid });
  }
  if (mailbox === undefined && delivery === 'email') {
    errors.push({ field: 'customer.mailbox', message: PHONE_REQUEST_MESSAGES.mailboxMissing });
  }
  if (delivery === 'pdf' && [name, company, mailbox].every((one) => one === undefined)) {
    errors.push({ field: 'customer.name', message: PHONE_REQUEST_MESSAGES.nameMissing });
  }
  for (const [field, text = ''] of Object.entries({ name, company, phone })) {
    if (text.length > MAX_CUSTOMER_TEXT || /\p{C}/u.test(text)) {
      errors.push({ field: `customer.${field}`, message: PHONE_REQUEST_MESSAGES.customerText });
    }
  }
  return errors;
}

/**
 * The request that a person entered: what they stated and nothing else, so that defaults are named as ever.
 * @param findings what their words name beyond a plain quotation, as a reader finds it
 */
export function createPhoneRequest(
  { customer, language, values }: PhoneRequest,
  findings: readonly Finding[] = [],
): ShipmentRequest {
  const handling = applyHandlingValues(undefined, values);
  return {
    isQuotationRequest: true,
    language,
    confidence: 1,
    sender: { ...customer, email: customer.mailbox, address: undefined },
    incoterm: values.incoterm,
    goods: {
      grossWeightKg: values['goods.weight'],
      pieces: values['goods.pieces'],
      dimensionLines: values['goods.dimensions'],
      originalDimensions: undefined,
      volumeM3: values['goods.volume'],
      value: values['goods.value'],
      description: values['goods.description'],
      dangerous: values['goods.dangerous'],
      additionalInfo: undefined,
    },
    ...(handling ? { handling } : {}),
    origin: values.origin,
    airportOrigin: values.airportOrigin,
    destination: {
      address: values['destination.city'],
      city: values['destination.city'],
      country: values['destination.country'],
    },
    airportDestination: values.airportDestination,
    evidence: {},
    ledger: { endsAtAirport: false, leftOver: [], doubts: [], findings },
    warnings: [],
    severalShipments: false,
    rawAnswer: '',
    extractor: PHONE_EXTRACTOR,
  };
}

/** What was said on the phone, line by line, as it is kept in the place of an email. @param actor who took the call */
export function formatPhoneNote({ customer, delivery, values }: PhoneRequest, actor: string): string {
  const labels = PHONE_REQUEST_MESSAGES.labels;
  const said: readonly (readonly [string, string | undefined])[] = [
    [labels.name, customer.name],
    [labels.company, customer.company],
    [labels.mailbox, customer.mailbox],
    [labels.phone, customer.phone],
    [labels.delivery, PHONE_REQUEST_MESSAGES.deliveries[delivery]],
    ...CORRECTABLE_FIELD_NAMES.filter((field) => hasValue(values[field])).map(
      (field) => [CORRECTABLE_FIELDS[field], formatCorrectableValue(field, values[field])] as const,
    ),
  ];
  const lines = said.flatMap(([label, text]) => (text === undefined ? [] : [`${label}: ${text}`]));
  return [PHONE_REQUEST_MESSAGES.takenBy(actor), ...lines].join('\n');
}
