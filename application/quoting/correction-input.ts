import { followedSizes } from '../../domain/quoting/correction/cascaded-changes.js';
import type { Airport } from '../../domain/geography/airport.js';
import {
  type CorrectableField,
  type CorrectableValues,
  isSameValue,
} from '../../domain/quoting/correctable-values.js';

/** A person's values: null for not stated, undefined for as it stands. */
export interface EnteredCorrection {
  /** The revision that the person had before them. */
  readonly revision: number;
  readonly values: { readonly [Field in CorrectableField]?: CorrectableValues[Field] | null | undefined };
}

/**
 * The values as they stand from now on. What was left as it is follows what was changed: count and volume the sizes, and
 * the country the airport.
 */
export function settledValues(
  standing: CorrectableValues,
  { values: entered }: EnteredCorrection,
  airports: readonly Airport[],
): CorrectableValues {
  const settled = <Value>(value: Value | null | undefined, otherwise: Value): Value | undefined => {
    if (value === undefined) return otherwise;
    return value ?? undefined;
  };
  const sizes = settled(entered['goods.dimensions'], standing['goods.dimensions']) ?? [];
  const known = { pieces: standing['goods.pieces'], volumeM3: standing['goods.volume'] };
  const following = isSameValue(sizes, standing['goods.dimensions'])
    ? known
    : followedSizes(standing['goods.dimensions'], known, sizes);
  const airportDestination = settled(entered.airportDestination, standing.airportDestination);
  const airport = airports.find(({ code }) => code === airportDestination);
  const isElsewhere = airport !== undefined && airportDestination !== standing.airportDestination;
  return {
    'goods.weight': settled(entered['goods.weight'], standing['goods.weight']),
    'goods.pieces': settled(entered['goods.pieces'], following.pieces),
    'goods.dimensions': sizes,
    'goods.volume': settled(entered['goods.volume'], following.volumeM3),
    'goods.value': settled(entered['goods.value'], standing['goods.value']),
    'goods.description': settled(entered['goods.description'], standing['goods.description']),
    'goods.dangerous': settled(entered['goods.dangerous'], standing['goods.dangerous']) ?? false,
    incoterm: settled(entered.incoterm, standing.incoterm),
    origin: settled(entered.origin, standing.origin),
    airportOrigin: settled(entered.airportOrigin, standing.airportOrigin),
    airportDestination,
    'destination.city': settled(entered['destination.city'], standing['destination.city']),
    'destination.country': settled(
      entered['destination.country'],
      isElsewhere ? airport.countryCode : standing['destination.country'],
    ),
  };
}
