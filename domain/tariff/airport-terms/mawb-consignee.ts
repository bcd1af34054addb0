import type { FieldError } from '../../errors/domain-error.js';
import { MAWB_CONSIGNEE_MESSAGES } from '../tariff.messages.js';

export { MAWB_CONSIGNEE_MESSAGES } from '../tariff.messages.js';

/** The eight lines that a master air waybill to an airport is consigned to. */
export interface NewMawbConsignee {
  readonly countryId: number;
  /** The airport's id. */
  readonly locationId: number;
  readonly stationLegalName: string;
  readonly taxId: string;
  readonly address1: string;
  readonly address2: string;
  readonly customsCode: string;
  readonly cityCountry: string;
  /** Country code and number. */
  readonly telephone: string;
  readonly email: string;
}

/** A station's consignment address as stored. */
export interface MawbConsignee extends NewMawbConsignee {
  readonly id: number;
  readonly version: number;
}

export const ADDRESS_LINES = [
  'stationLegalName',
  'taxId',
  'address1',
  'address2',
  'customsCode',
  'cityCountry',
  'telephone',
  'email',
] as const;

/** All ten fields are required (section 5 of the specification). */
export function validateMawbConsignee(entry: Partial<NewMawbConsignee>): FieldError[] {
  const errors: FieldError[] = [];
  if (!entry.countryId) errors.push({ field: 'countryId', message: MAWB_CONSIGNEE_MESSAGES.required });
  if (!entry.locationId) errors.push({ field: 'locationId', message: MAWB_CONSIGNEE_MESSAGES.required });
  for (const line of ADDRESS_LINES) {
    if (!entry[line]?.trim()) errors.push({ field: line, message: MAWB_CONSIGNEE_MESSAGES.required });
  }
  return errors;
}

/** The eight lines in their fixed order. */
export function toAddressLines(consignee: NewMawbConsignee): string[] {
  return ADDRESS_LINES.map((line) => consignee[line]);
}
