import { ValidateBy } from 'class-validator';
import { SMALLEST } from '../../../domain/cargo/minimums.js';

/** Kilograms, centimetres, cubic metres or kilometres: no freight has as many, and sums of them stay exact. */
const LARGEST_QUANTITY = 1e9;
const LARGEST_VALUE = 1e13;

/** A weight in kg; zero is a field left empty. */
export const IsKilograms = () => isQuantity(SMALLEST.weightKg, LARGEST_QUANTITY, 'kg');
/** A side in cm. */
export const IsCentimetres = () => isQuantity(SMALLEST.sideCm, LARGEST_QUANTITY, 'cm');
/** A volume in m³. */
export const IsCubicMetres = () => isQuantity(SMALLEST.volumeM3, LARGEST_QUANTITY, 'm³');
/** A way in km. */
export const IsKilometres = () => isQuantity(SMALLEST.km, LARGEST_QUANTITY, 'km');
/** An amount of money in whatever currency. */
export const IsValue = () => isQuantity(SMALLEST.value, LARGEST_VALUE, '');

function isQuantity(smallest: number, largest: number, unit: string): PropertyDecorator {
  const bounds = [smallest, largest].map((bound) => bound.toLocaleString('en-US', { maximumFractionDigits: 6 }));
  const range = `${bounds.join(' to ')} ${unit}`.trim();
  return ValidateBy({
    name: 'isQuantity',
    validator: {
      validate: (figure: unknown) =>
        typeof figure === 'number' && (figure === 0 || (figure >= smallest && figure <= largest)),
      defaultMessage: () => `$property must be 0, or a number from ${range}.`,
    },
  });
}
