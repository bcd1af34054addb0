import { computeVolumeCm3, convertCm3ToM3, countPieces, type PieceDimensions } from '../../cargo/dimensions.js';
import { isSpecified, type RequestedGoods } from '../shipment-request.js';
import { PLAUSIBLE_DENSITY } from '../special-cargo.js';
import { addUpTo, listAddends, listFigures, listTotals, type PlacedFigure } from './figure-columns.js';

/** The fields of a cargo that a document can confirm by itself. */
export type ConfirmableField = 'goods.weight' | 'goods.pieces' | 'goods.dimensions' | 'goods.volume';

/** A figure that equals another one up to the last digits of a float. */
const EQUAL = 1e-6;
/** A decimal point that is lost makes a figure ten times as large, or more. */
const LOST_POINT = 10;
const CM3_PER_M3 = 1_000_000;

/**
 * The values that the document, whose text was recognized in a picture, confirms itself: totals that their rows add up to,
 * and sizes whose volume it states. A column that has lost its decimal points adds up as well, so that the total must show
 * where its decimals begin; else the weight of a cubic metre must rule a lost point out.
 * @param goods what was read of the document
 * @param knownVolumeM3 the volume of the cargo where the words of the email state it
 */
export function listConfirmedFields(
  text: string,
  goods: RequestedGoods,
  knownVolumeM3: number | undefined,
): ReadonlySet<ConfirmableField> {
  const confirmed = new Set<ConfirmableField>();
  const { dimensionLines, grossWeightKg, pieces, volumeM3 } = goods;
  if (isSpecified(pieces) && findTotal(text, pieces)) confirmed.add('goods.pieces');
  if (dimensionLines.length > 0) {
    const hasCounted = countPieces(dimensionLines) === pieces && confirmed.has('goods.pieces');
    const isStated = statesVolume(text, dimensionLines) || dimensionLines.every((line) => statesVolume(text, [line]));
    if (hasCounted && isStated) confirmed.add('goods.dimensions').add('goods.volume');
  } else if (isSpecified(volumeM3) && findTotal(text, volumeM3)?.showsDecimals) confirmed.add('goods.volume');
  const volume = knownVolumeM3 ?? (confirmed.has('goods.volume') ? computeVolume(goods) : undefined);
  const weight = isSpecified(grossWeightKg) ? findTotal(text, grossWeightKg) : undefined;
  if (weight && (weight.showsDecimals || rulesOutLostPoint(weight.value, volume))) confirmed.add('goods.weight');
  return confirmed;
}

/** A stated total of this value that its rows add up to. */
function findTotal(text: string, value: number): PlacedFigure | undefined {
  return listTotals(text)
    .filter((total) => Math.abs(total.value - value) <= EQUAL * value)
    .find((total) => addUpTo(listAddends(text, total), total));
}

/**
 * Whether a figure that shows its decimals states the volume of these sizes so finely that no side could be off by a
 * centimetre.
 */
function statesVolume(text: string, lines: readonly PieceDimensions[]): boolean {
  const volumeM3 = convertCm3ToM3(computeVolumeCm3(lines)).toNumber();
  const finestM3 = Math.min(...lines.map(computeSmallestFaceCm3)) / CM3_PER_M3;
  return listFigures(text).some(({ value, unit, showsDecimals, ...figure }) => {
    const tolerance = (unit / 2) * (isAddedUp(text, { value, unit, showsDecimals, ...figure }) ? lines.length : 1);
    // Three decimals may part thousands, but no cargo has thousands of cubic metres.
    const hasDecimals = showsDecimals || unit < 1;
    return hasDecimals && 2 * tolerance < finestM3 && Math.abs(value - volumeM3) <= tolerance + 1e-9;
  });
}

function isAddedUp(text: string, total: PlacedFigure): boolean {
  return addUpTo(listAddends(text, total), total);
}

/** By how much the volume of a line changes at least where one of its sides changes by a centimetre. */
function computeSmallestFaceCm3({ lengthCm, widthCm, heightCm, pieces }: PieceDimensions): number {
  return Math.min(lengthCm * widthCm, widthCm * heightCm, lengthCm * heightCm) * pieces;
}

/** Whether a tenth of the weight would be too light for its volume. */
function rulesOutLostPoint(weightKg: number, volumeM3: number | undefined): boolean {
  if (volumeM3 === undefined || volumeM3 <= 0) return false;
  const density = weightKg / volumeM3;
  return density >= PLAUSIBLE_DENSITY.lowest && density / LOST_POINT < PLAUSIBLE_DENSITY.lowest;
}

/** The volume of a cargo in m³, from its sizes where it has them. */
export function computeVolume({ dimensionLines, volumeM3 }: RequestedGoods): number | undefined {
  if (dimensionLines.length > 0) return convertCm3ToM3(computeVolumeCm3(dimensionLines)).toNumber();
  return isSpecified(volumeM3) ? volumeM3 : undefined;
}
