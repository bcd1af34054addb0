import type { PieceDimensions } from '../../cargo/dimensions.js';
import { MINIMUMS } from '../../cargo/minimums.js';
import type { FieldError } from '../../errors/domain-error.js';
import type { Airport } from '../../geography/airport.js';
import type { DeclaredValue } from '../../money/declared-value.js';
import type { CorrectableField, CorrectableValues } from '../correctable-values.js';
import { HANDLING_FIGURES, type HandlingFigure, isHandlingFigure } from '../handling-values.js';
import { CORRECTION_MESSAGES } from '../quoting.messages.js';

/** No air freight comes near these. */
export const CORRECTION_MAXIMUMS = {
  weightKg: 1_000_000,
  pieces: 100_000,
  sideCm: 10_000,
  volumeM3: 100_000,
  value: 1_000_000_000,
  sizes: 200,
  characters: 500,
} as const;

/** Values as entered: parts of sizes and of the goods value may be empty. */
export interface CorrectionValuesInput extends Omit<CorrectableValues, 'goods.dimensions' | 'goods.value'> {
  readonly 'goods.dimensions': ReadonlyArray<{ readonly [Part in keyof PieceDimensions]: number | undefined }>;
  readonly 'goods.value': { readonly [Part in keyof DeclaredValue]: DeclaredValue[Part] | undefined } | undefined;
}

/**
 * The validation messages of entered values, by wire name; a field that was left empty is not stated, and valid.
 * @param airports the served ones
 */
export function validateCorrection(
  input: CorrectionValuesInput,
  airports: ReadonlyArray<Pick<Airport, 'code' | 'countryCode'>>,
): FieldError[] {
  const { weightKg, volumeM3, characters, sizes } = CORRECTION_MAXIMUMS;
  const errors: FieldError[] = [];
  const check = (field: CorrectableField, isRight: boolean, message: string) => {
    if (!isRight) errors.push({ field, message });
  };
  check(
    'goods.weight',
    isEmptyOr(input['goods.weight'], isBetween(MINIMUMS.weightKg, weightKg)),
    CORRECTION_MESSAGES.weight,
  );
  check('goods.pieces', isEmptyOr(input['goods.pieces'], isCount), CORRECTION_MESSAGES.pieces);
  check('goods.dimensions', input['goods.dimensions'].every(isSize), CORRECTION_MESSAGES.sizes);
  check('goods.dimensions', input['goods.dimensions'].length <= sizes, CORRECTION_MESSAGES.sizeCount);
  check(
    'goods.volume',
    isEmptyOr(input['goods.volume'], isBetween(MINIMUMS.volumeM3, volumeM3)),
    CORRECTION_MESSAGES.volume,
  );
  check('goods.value', isValue(input['goods.value']), CORRECTION_MESSAGES.value);
  check(
    'airportOrigin',
    isEmptyOr(input.airportOrigin, (code) => /^[A-Z]{3}$/.test(code)),
    CORRECTION_MESSAGES.airportOrigin,
  );
  for (const field of ['goods.description', 'origin', 'destination.city'] as const) {
    check(field, (input[field] ?? '').length <= characters, CORRECTION_MESSAGES.characters);
  }
  for (const field of Object.keys(HANDLING_FIGURES) as HandlingFigure[]) {
    check(
      field,
      isEmptyOr(input[field], (figure) => isHandlingFigure(field, figure)),
      CORRECTION_MESSAGES.handlingFigure,
    );
  }
  const { airportDestination: code } = input;
  const country = input['destination.country'];
  const airport = airports.find((one) => one.code === code);
  check('airportDestination', code === undefined || airport !== undefined, CORRECTION_MESSAGES.airport);
  const isInCountry = !airport || country === undefined || airport.countryCode === country;
  check('destination.country', isInCountry, CORRECTION_MESSAGES.country);
  return errors;
}

function isEmptyOr<Value>(value: Value | undefined, isRight: (value: Value) => boolean): boolean {
  return value === undefined || isRight(value);
}

function isBetween(least: number, most: number): (value: number) => boolean {
  return (value) => value >= least && value <= most;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && isBetween(1, CORRECTION_MAXIMUMS.pieces)(value);
}

function isSize(line: CorrectionValuesInput['goods.dimensions'][number]): boolean {
  const isSide = isBetween(MINIMUMS.sideCm, CORRECTION_MAXIMUMS.sideCm);
  const sides = [line.lengthCm, line.widthCm, line.heightCm];
  return sides.every((side) => side !== undefined && isSide(side)) && line.pieces !== undefined && isCount(line.pieces);
}

function isValue(value: CorrectionValuesInput['goods.value']): boolean {
  if (value?.amount === undefined) return value?.currency === undefined;
  return isBetween(MINIMUMS.value, CORRECTION_MAXIMUMS.value)(value.amount) && /^[A-Z]{3}$/.test(value.currency ?? '');
}
