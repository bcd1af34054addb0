import type { Airport } from '../../domain/geography/airport.js';
import {
  CORRECTABLE_FIELD_NAMES,
  type CorrectableField,
  type CorrectableValues,
  isSameValue,
} from '../../domain/quoting/correctable-values.js';
import { cascadeDimensionChange } from '../../domain/quoting/correction/cascaded-changes.js';
import type { HandlingValues } from '../../domain/quoting/handling-values.js';

/** A user's values: null for not stated, undefined for unchanged. */
export interface CorrectionInput {
  /** The revision that the user was shown. */
  readonly revision: number;
  readonly values: { readonly [Field in CorrectableField]?: CorrectableValues[Field] | null | undefined };
}

/**
 * The resulting values. Fields left out follow the changed ones: count and volume the sizes, and the country the
 * airport.
 */
export function resolveValues(
  current: CorrectableValues,
  { values: input }: CorrectionInput,
  airports: readonly Airport[],
): CorrectableValues {
  const resolve = <Value>(value: Value | null | undefined, otherwise: Value): Value | undefined => {
    if (value === undefined) return otherwise;
    return value ?? undefined;
  };
  const sizes = resolve(input['goods.dimensions'], current['goods.dimensions']) ?? [];
  const known = { pieces: current['goods.pieces'], volumeM3: current['goods.volume'] };
  const following = isSameValue(sizes, current['goods.dimensions'])
    ? known
    : cascadeDimensionChange(current['goods.dimensions'], known, sizes);
  const airportDestination = resolve(input.airportDestination, current.airportDestination);
  const airport = airports.find(({ code }) => code === airportDestination);
  const isElsewhere = airport !== undefined && airportDestination !== current.airportDestination;
  return {
    ...resolveHandling(current, input),
    'goods.weight': resolve(input['goods.weight'], current['goods.weight']),
    'goods.pieces': resolve(input['goods.pieces'], following.pieces),
    'goods.dimensions': sizes,
    'goods.volume': resolve(input['goods.volume'], following.volumeM3),
    'goods.value': resolve(input['goods.value'], current['goods.value']),
    'goods.description': resolve(input['goods.description'], current['goods.description']),
    'goods.dangerous': resolve(input['goods.dangerous'], current['goods.dangerous']) ?? false,
    incoterm: resolve(input.incoterm, current.incoterm),
    origin: resolve(input.origin, current.origin),
    airportOrigin: resolve(input.airportOrigin, current.airportOrigin),
    airportDestination,
    'destination.city': resolve(input['destination.city'], current['destination.city']),
    'destination.country': resolve(
      input['destination.country'],
      isElsewhere ? airport.countryCode : current['destination.country'],
    ),
  };
}

function resolveHandling(current: CorrectableValues, input: CorrectionInput['values']): HandlingValues {
  const names = CORRECTABLE_FIELD_NAMES.filter((name) => name.startsWith('handling.'));
  return Object.fromEntries(
    names.map((name) => [name, input[name] === undefined ? current[name] : (input[name] ?? undefined)]),
  );
}
