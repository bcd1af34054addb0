import type { Quotation } from '../quotation.js';
import {
  CORRECTABLE_FIELD_NAMES,
  type CorrectableField,
  correctableValuesOf,
  saysSomething,
} from '../correctable-values.js';

/** Where a value of a quotation comes from. */
export const VALUE_ORIGINS = ['email', 'assumed', 'edited'] as const;
export type ValueOrigin = (typeof VALUE_ORIGINS)[number];

/** What assumptions call the values that they stand for. */
export const ASSUMED_AS: Readonly<Partial<Record<CorrectableField, string>>> = {
  'goods.weight': 'weight',
  'goods.pieces': 'pieces',
  'goods.description': 'description',
  incoterm: 'incoterm',
  airportOrigin: 'airportOrigin',
  airportDestination: 'airportDestination',
  'destination.country': 'country',
};

/** Where each value comes from; a field that is neither stated, assumed nor edited is left out. */
export function valueOrigins(
  quotation: Pick<Quotation, 'request' | 'assumptions'>,
): Readonly<Partial<Record<CorrectableField, ValueOrigin>>> {
  const { request, assumptions } = quotation;
  const values = correctableValuesOf(request);
  const originOf = (field: CorrectableField): ValueOrigin | undefined => {
    if (request.corrected?.includes(field)) return 'edited';
    if (saysSomething(values[field])) return 'email';
    return assumptions.some((one) => one.field === ASSUMED_AS[field]) ? 'assumed' : undefined;
  };
  return Object.fromEntries(
    CORRECTABLE_FIELD_NAMES.flatMap((field) => {
      const origin = originOf(field);
      return origin ? [[field, origin]] : [];
    }),
  );
}

/** How many values were read, and how many of them a person corrected; a value that was missed counts as read wrongly. */
export function countReadValues(request: Quotation['request']): { readonly read: number; readonly corrected: number } {
  const values = correctableValuesOf(request);
  const isCorrected = (field: CorrectableField) => request.corrected?.includes(field) ?? false;
  return {
    read: CORRECTABLE_FIELD_NAMES.filter((field) => isCorrected(field) || saysSomething(values[field])).length,
    corrected: CORRECTABLE_FIELD_NAMES.filter(isCorrected).length,
  };
}
