import { isNear } from './agreement.js';
import type { Figure } from './figures.js';
import type { LedgerReading } from './ledger.types.js';
import { VOLUME_UNITS, WEIGHT_UNITS } from './words/units.words.js';

/** An upper end is seldom so many times the lower one. */
const MAX_RATIO = 2;

/** `580 - 620 kgs`, `Volume: 3.4 - 3.8 cbm`: the lower end of a range whose upper end was read. */
export function isLowerEnd({ text: { lexemes }, at, values }: Figure, { goods }: LedgerReading): boolean {
  const from = lexemes[at]?.kind === 'number' ? at : at + 1;
  const [low = values[0] ?? 0] = lexemes[from]?.values ?? [];
  const [dash, upper, unit] = lexemes.slice(from + 1, from + 4);
  if (dash?.text !== '-' || upper?.kind !== 'number') return false;
  const isUpperEnd = (factor: number | undefined, read: number | undefined) =>
    factor !== undefined &&
    read !== undefined &&
    upper.values.some((value) => value > low && value < low * MAX_RATIO && isNear(value * factor, read));
  const name = unit?.text ?? '';
  return isUpperEnd(WEIGHT_UNITS.get(name), goods.grossWeightKg) || isUpperEnd(VOLUME_UNITS.get(name), goods.volumeM3);
}
