import { ValidateBy } from 'class-validator';
import { MINIMUMS } from '../../../domain/cargo/minimums.js';

/** Kilograms, centimetres, cubic metres or kilometres: no freight has as many, and sums of them stay exact. */
const MAX_QUANTITY = 1e9;
const MAX_VALUE = 1e13;

/** A weight in kg; zero is a field left empty. */
export const IsKilograms = () => IsQuantity(MINIMUMS.weightKg, MAX_QUANTITY, 'kg');
/** A side in cm. */
export const IsCentimetres = () => IsQuantity(MINIMUMS.sideCm, MAX_QUANTITY, 'cm');
/** A volume in m³. */
export const IsCubicMetres = () => IsQuantity(MINIMUMS.volumeM3, MAX_QUANTITY, 'm³');
/** A way in km. */
export const IsKilometres = () => IsQuantity(MINIMUMS.km, MAX_QUANTITY, 'km');
/** An amount of money in whatever currency. */
export const IsValue = () => IsQuantity(MINIMUMS.value, MAX_VALUE, '');

function IsQuantity(smallest: number, largest: number, unit: string): PropertyDecorator {
  const bounds = [smallest, largest].map((bound) => bound.toLocaleString('en-US', { maximumFractionDigits: 6 }));
  const range = `${bounds.join(' to ')} ${unit}`.trim();
  return ValidateBy({
    name: 'isQuantity',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'number' && (value === 0 || (value >= smallest && value <= largest)),
      defaultMessage: () => `$property must be 0, or a number from ${range}.`,
    },
  });
}
