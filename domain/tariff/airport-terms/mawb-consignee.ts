import type { FieldFault } from '../../errors/domain-error.js';

/** The eight lines that a master air waybill to an airport is consigned to. */
export interface ConsignmentDraft {
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

/** A station's consignment address as kept. */
export interface Consignment extends ConsignmentDraft {
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

/** Sentence of section 5 of the specification. */
export const CONSIGNMENT_SENTENCE = 'Please fill in all required fields';

/** All ten fields are required (section 5 of the specification). */
export function faultsOfConsignment(entry: Partial<ConsignmentDraft>): FieldFault[] {
  const faults: FieldFault[] = [];
  if (!entry.countryId) faults.push({ field: 'countryId', message: CONSIGNMENT_SENTENCE });
  if (!entry.locationId) faults.push({ field: 'locationId', message: CONSIGNMENT_SENTENCE });
  for (const line of ADDRESS_LINES) {
    if (!entry[line]?.trim()) faults.push({ field: line, message: CONSIGNMENT_SENTENCE });
  }
  return faults;
}

/** The eight lines in their fixed order. */
export function addressLines(consignment: ConsignmentDraft): string[] {
  return ADDRESS_LINES.map((line) => consignment[line]);
}
