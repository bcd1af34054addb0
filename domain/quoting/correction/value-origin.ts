import {
  CORRECTABLE_FIELD_NAMES,
  type CorrectableField,
  extractCorrectableValues,
  hasValue,
} from '../correctable-values.js';
import { PHONE_EXTRACTOR } from '../phone-request.js';
import type { Quotation } from '../quotation.js';

/** Where a value of a quotation comes from; `phone`: a person entered what the customer said. */
export const VALUE_ORIGINS = ['email', 'assumed', 'edited', 'phone'] as const;
export type ValueOrigin = (typeof VALUE_ORIGINS)[number];

/** What assumptions call the values that they stand for. */
export const ASSUMPTION_FIELDS: Readonly<Partial<Record<CorrectableField, string>>> = {
  'goods.weight': 'weight',
  'goods.pieces': 'pieces',
  'goods.description': 'description',
  incoterm: 'incoterm',
  airportOrigin: 'airportOrigin',
  airportDestination: 'airportDestination',
  'destination.country': 'country',
};

/** Where each value comes from; a field that is neither stated, assumed nor edited is left out. */
export function resolveValueOrigins(
  quotation: Pick<Quotation, 'request' | 'assumptions'>,
): Readonly<Partial<Record<CorrectableField, ValueOrigin>>> {
  const { request, assumptions } = quotation;
  const values = extractCorrectableValues(request);
  const originOf = (field: CorrectableField): ValueOrigin | undefined => {
    if (request.corrected?.includes(field)) return 'edited';
    if (hasValue(values[field])) return request.extractor === PHONE_EXTRACTOR ? 'phone' : 'email';
    return assumptions.some((one) => one.field === ASSUMPTION_FIELDS[field]) ? 'assumed' : undefined;
  };
  return Object.fromEntries(
    CORRECTABLE_FIELD_NAMES.flatMap((field) => {
      const origin = originOf(field);
      return origin ? [[field, origin]] : [];
    }),
  );
}

/** How many values were read, and how many of them a user corrected; a value that was missed counts as read wrongly. */
export function countExtractedValues(request: Quotation['request']): {
  readonly read: number;
  readonly corrected: number;
} {
  // What a person entered was not read, so that it says nothing of the reader.
  if (request.extractor === PHONE_EXTRACTOR) return { read: 0, corrected: 0 };
  const values = extractCorrectableValues(request);
  const isCorrected = (field: CorrectableField) => request.corrected?.includes(field) ?? false;
  return {
    read: CORRECTABLE_FIELD_NAMES.filter((field) => isCorrected(field) || hasValue(values[field])).length,
    corrected: CORRECTABLE_FIELD_NAMES.filter(isCorrected).length,
  };
}
