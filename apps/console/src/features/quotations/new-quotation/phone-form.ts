import type { FieldError } from '../../../../../../domain/errors/domain-error.js';
import { EMPTY_VALUES } from '../../../../../../domain/quoting/correctable-values.js';
import {
  normalizeCustomer,
  PHONE_DELIVERIES,
  type PhoneCustomer,
  type PhoneDelivery,
  validateCustomer,
} from '../../../../../../domain/quoting/phone-request.js';
import { LANGUAGES, type Language } from '../../../../../../domain/quoting/shipment-request.js';
import {
  type CorrectionFormValues,
  toCorrectionFormValues,
  toShipmentValues,
} from '../../../components/quotation-details/correction-form-values.js';
import type { PhoneRequestBody } from './phone-quotations.endpoints.js';

/** Who asks and how they are answered, as it is being typed; by the names of the server's messages. */
export interface CustomerFormValues {
  readonly 'customer.name': string;
  readonly 'customer.company': string;
  readonly 'customer.mailbox': string;
  readonly 'customer.phone': string;
  readonly language: string;
  readonly delivery: string;
}

/** A form that nothing was entered in. @param language of whoever enters it, which their customers mostly share */
export function createCustomerForm(language: Language): CustomerFormValues {
  return {
    'customer.name': '',
    'customer.company': '',
    'customer.mailbox': '',
    'customer.phone': '',
    language,
    delivery: PHONE_DELIVERIES[0],
  };
}

/** A shipment of which nothing was said. */
export const EMPTY_SHIPMENT: CorrectionFormValues = toCorrectionFormValues(EMPTY_VALUES);

/** What is wrong with the customer, in the domain's words. */
export function validateCustomerForm(entry: CustomerFormValues): FieldError[] {
  return validateCustomer(toCustomer(entry), toDelivery(entry));
}

/** What is sent. */
export function toPhoneRequest(entry: CustomerFormValues, shipment: CorrectionFormValues): PhoneRequestBody {
  return {
    customer: { ...toCustomer(entry) },
    language: LANGUAGES.find((one) => one === entry.language) ?? LANGUAGES[0],
    delivery: toDelivery(entry),
    shipment: toShipmentValues(shipment),
  };
}

/** Whether something was said of the shipment that a price can rest on. */
export function statesShipment(shipment: CorrectionFormValues): boolean {
  return JSON.stringify(shipment) !== JSON.stringify(EMPTY_SHIPMENT);
}

/**
 * The name under which a request is submitted, however often. Pages that come without encryption may ask for random bytes,
 * while they have no `randomUUID`.
 */
export function createRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toCustomer(entry: CustomerFormValues): PhoneCustomer {
  return normalizeCustomer({
    name: entry['customer.name'],
    company: entry['customer.company'],
    mailbox: entry['customer.mailbox'],
    phone: entry['customer.phone'],
  });
}

function toDelivery({ delivery }: CustomerFormValues): PhoneDelivery {
  return PHONE_DELIVERIES.find((one) => one === delivery) ?? PHONE_DELIVERIES[0];
}
