import type { DimensionLine } from '../../cargo/dimensions.js';
import { SMALLEST } from '../../cargo/minimums.js';
import type { Airport } from '../../geography/airport.js';
import type { StatedValue } from '../../money/declared-value.js';
import type { FieldFault } from '../../errors/domain-error.js';
import type { CorrectableField, CorrectableValues } from '../correctable-values.js';

/** No air freight comes near these. */
export const LARGEST_CORRECTION = {
  weightKg: 1_000_000,
  pieces: 100_000,
  sideCm: 10_000,
  volumeM3: 100_000,
  value: 1_000_000_000,
  sizes: 200,
  characters: 500,
} as const;

/** What people are told about a corrected value that cannot be. */
export const CORRECTION_SENTENCES = {
  weight: 'Gross weight must be from 0.001 to 1,000,000 kg.',
  pieces: 'Pieces must be a whole number from 1 to 100,000.',
  sizes: 'Every size needs a length, a width and a height from 0.1 to 10,000 cm, and a whole number of pieces.',
  sizeCount: 'There can be 200 sizes at most.',
  volume: 'Volume must be from 0.000001 to 100,000 m³.',
  value: 'The goods value needs an amount from 0.01 to 1,000,000,000 and a currency of three letters, or neither.',
  airportOrigin: 'The origin airport is a code of three letters, for instance MIA.',
  characters: 'This text can have 500 characters at most.',
  airport: 'Choose one of the airports that are served.',
  country: 'The destination airport does not lie in this country.',
  unchanged: 'No value was changed.',
} as const;

/** Values as somebody entered them: parts of sizes and of the goods value may be empty. */
export interface EnteredValues extends Omit<CorrectableValues, 'goods.dimensions' | 'goods.value'> {
  readonly 'goods.dimensions': ReadonlyArray<{ readonly [Part in keyof DimensionLine]: number | undefined }>;
  readonly 'goods.value': { readonly [Part in keyof StatedValue]: StatedValue[Part] | undefined } | undefined;
}

/**
 * What is wrong with entered values, by the names of the wire; a field that was left empty is not stated, and right.
 * @param airports those of the desk
 */
export function faultsOfCorrection(
  entered: EnteredValues,
  airports: ReadonlyArray<Pick<Airport, 'code' | 'countryCode'>>,
): FieldFault[] {
  const { weightKg, volumeM3, characters, sizes } = LARGEST_CORRECTION;
  const faults: FieldFault[] = [];
  const demand = (field: CorrectableField, isRight: boolean, message: string) => {
    if (!isRight) faults.push({ field, message });
  };
  demand(
    'goods.weight',
    isEmptyOr(entered['goods.weight'], within(SMALLEST.weightKg, weightKg)),
    CORRECTION_SENTENCES.weight,
  );
  demand('goods.pieces', isEmptyOr(entered['goods.pieces'], isCount), CORRECTION_SENTENCES.pieces);
  demand('goods.dimensions', entered['goods.dimensions'].every(isSize), CORRECTION_SENTENCES.sizes);
  demand('goods.dimensions', entered['goods.dimensions'].length <= sizes, CORRECTION_SENTENCES.sizeCount);
  demand(
    'goods.volume',
    isEmptyOr(entered['goods.volume'], within(SMALLEST.volumeM3, volumeM3)),
    CORRECTION_SENTENCES.volume,
  );
  demand('goods.value', isValue(entered['goods.value']), CORRECTION_SENTENCES.value);
  demand(
    'airportOrigin',
    isEmptyOr(entered.airportOrigin, (code) => /^[A-Z]{3}$/.test(code)),
    CORRECTION_SENTENCES.airportOrigin,
  );
  for (const field of ['goods.description', 'origin', 'destination.city'] as const) {
    demand(field, (entered[field] ?? '').length <= characters, CORRECTION_SENTENCES.characters);
  }
  const { airportDestination: code } = entered;
  const country = entered['destination.country'];
  const airport = airports.find((one) => one.code === code);
  demand('airportDestination', code === undefined || airport !== undefined, CORRECTION_SENTENCES.airport);
  const isInCountry = !airport || country === undefined || airport.countryCode === country;
  demand('destination.country', isInCountry, CORRECTION_SENTENCES.country);
  return faults;
}

function isEmptyOr<Value>(value: Value | undefined, isRight: (value: Value) => boolean): boolean {
  return value === undefined || isRight(value);
}

function within(least: number, most: number): (figure: number) => boolean {
  return (figure) => figure >= least && figure <= most;
}

function isCount(figure: number): boolean {
  return Number.isInteger(figure) && within(1, LARGEST_CORRECTION.pieces)(figure);
}

function isSize(line: EnteredValues['goods.dimensions'][number]): boolean {
  const isSide = within(SMALLEST.sideCm, LARGEST_CORRECTION.sideCm);
  const sides = [line.lengthCm, line.widthCm, line.heightCm];
  return sides.every((side) => side !== undefined && isSide(side)) && line.pieces !== undefined && isCount(line.pieces);
}

function isValue(value: EnteredValues['goods.value']): boolean {
  if (value?.amount === undefined) return value?.currency === undefined;
  return within(SMALLEST.value, LARGEST_CORRECTION.value)(value.amount) && /^[A-Z]{3}$/.test(value.currency ?? '');
}
