import { formatFigures, isFigures } from '../format/format-figures.js';

const RATE_PER_KG = /^(\d+(?:\.\d+)?) USD\/kg$/;

/** An assumed value as the console writes it: a rate reads `$0.16 / kg` here as in the tariff. */
export function formatAssumedValue(value: string): string {
  const rate = RATE_PER_KG.exec(value)?.[1];
  if (rate !== undefined) return formatFigures(`$${rate} / kg`);
  return isFigures(value) ? formatFigures(value) : value;
}
