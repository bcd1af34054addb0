import type { PieceDimensions } from '../cargo/dimensions.js';
import { formatDimensions } from '../cargo/dimensions-text.js';
import type { DeclaredValue } from '../money/declared-value.js';
import type { Incoterm } from '../pricing/incoterm/incoterm.js';
import type { CorrectableField } from './correctable-field.js';
import { extractHandlingValues, type HandlingValues } from './handling-values.js';
import { isSpecified, type ShipmentRequest } from './shipment-request.js';

export {
  CORRECTABLE_FIELD_NAMES,
  CORRECTABLE_FIELDS,
  type CorrectableField,
  isCorrectableField,
} from './correctable-field.js';

/** The values themselves; undefined is not stated. */
export interface CorrectableValues extends HandlingValues {
  /** Gross kg. */
  readonly 'goods.weight': number | undefined;
  readonly 'goods.pieces': number | undefined;
  /** In cm. */
  readonly 'goods.dimensions': readonly PieceDimensions[];
  /** m³. */
  readonly 'goods.volume': number | undefined;
  readonly 'goods.value': DeclaredValue | undefined;
  readonly 'goods.description': string | undefined;
  readonly 'goods.dangerous': boolean;
  readonly incoterm: Incoterm | undefined;
  /** The place as written. */
  readonly origin: string | undefined;
  /** IATA code. */
  readonly airportOrigin: string | undefined;
  /** IATA code of one of the served airports. */
  readonly airportDestination: string | undefined;
  readonly 'destination.city': string | undefined;
  /** ISO alpha-2. */
  readonly 'destination.country': string | undefined;
}

/** Where nothing is stated. */
export const EMPTY_VALUES: CorrectableValues = {
  'goods.weight': undefined,
  'goods.pieces': undefined,
  'goods.dimensions': [],
  'goods.volume': undefined,
  'goods.value': undefined,
  'goods.description': undefined,
  'goods.dangerous': false,
  incoterm: undefined,
  origin: undefined,
  airportOrigin: undefined,
  airportDestination: undefined,
  'destination.city': undefined,
  'destination.country': undefined,
};

/** A single value of any of the fields. */
export type CorrectableValue = CorrectableValues[CorrectableField];

/** The values that a request holds. */
export function extractCorrectableValues(request: ShipmentRequest): CorrectableValues {
  const { goods, destination } = request;
  return {
    'goods.weight': goods.grossWeightKg,
    'goods.pieces': goods.pieces,
    'goods.dimensions': goods.dimensionLines,
    'goods.volume': goods.volumeM3,
    'goods.value': goods.value,
    'goods.description': goods.description,
    'goods.dangerous': goods.dangerous,
    incoterm: request.incoterm,
    origin: request.origin,
    airportOrigin: request.airportOrigin,
    airportDestination: request.airportDestination,
    'destination.city': destination.city,
    'destination.country': destination.country,
    ...extractHandlingValues(request),
  };
}

/** Whether a value is stated: not absent, zero, an empty list or false. */
export function hasValue(value: CorrectableValue): boolean {
  if (typeof value === 'number') return isSpecified(value);
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Whether two values are equal; a value that is not stated equals an absent one. */
export function isSameValue(one: CorrectableValue, other: CorrectableValue): boolean {
  if (!hasValue(one) || !hasValue(other)) return hasValue(one) === hasValue(other);
  return serializeValue(one) === serializeValue(other);
}

/** A value as displayed, for instance `350 kg`; `none` if there is none. */
export function formatCorrectableValue(field: CorrectableField, value: CorrectableValue): string {
  if (field === 'goods.dangerous') return value === true ? 'yes' : 'no';
  if (!hasValue(value) || value === undefined) return 'none';
  if (typeof value === 'object') {
    return isDimensions(value) ? `${formatDimensions(value)} cm` : `${value.amount} ${value.currency}`;
  }
  if (field === 'goods.weight') return `${value} kg`;
  return field === 'goods.volume' ? `${value} m³` : String(value);
}

function isDimensions(value: DeclaredValue | readonly PieceDimensions[]): value is readonly PieceDimensions[] {
  return Array.isArray(value);
}

/** The same text for the same value, whatever the order of its keys. */
function serializeValue(value: CorrectableValue): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  if (!isDimensions(value)) return `${value.amount} ${value.currency}`;
  return JSON.stringify(value.map((line) => [line.lengthCm, line.widthCm, line.heightCm, line.pieces]));
}
