import type { CargoMentions } from '../cargo/cargo-mentions.js';
import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import { resolvePieceCount } from '../pieces/piece-resolution.js';
import { isAddedPacking } from './packing-words.js';
import { findSubjectBefore } from './singular-description.js';
import type { WeighedCargo } from './weighed-cargo.js';
import { findInnerOwner } from './weight-attachment.js';
import type { WeightMention } from './weight-extractor.js';

/**
 * The weight with its packing where that is added to it in words, or where the weight is that of the contents alone
 * (`64 cartons of 7.5 kg, pallet tare 20 kg each`). A weight that is called gross holds its packing.
 */
export function addPacking(mentions: CargoMentions, weight: WeighedCargo | undefined): WeighedCargo | undefined {
  const isPlain = weight?.used.length !== 0 && weight?.used.every(({ kind }) => kind === 'plain');
  if (!weight || !isPlain) return weight;
  const { weights, stream } = mentions;
  const ofContents = weight.used.every(
    (one) =>
      weights.some(({ at, perPiece }) => at === one.at && perPiece) && findInnerOwner(mentions, one) !== undefined,
  );
  const tare = weights.find(
    (one) =>
      one.kind === 'tare' &&
      !one.retracted &&
      (ofContents || isAddedPacking(stream, one.at, one.to) || isOfUncountedPallet(mentions, one)),
  );
  if (!tare) return weight;
  if (weight.perPiece === tare.perPiece)
    return { ...weight, kg: sumDecimals([weight.kg, tare.kg]), used: [...weight.used, tare] };
  const { count } = resolvePieceCount(mentions);
  if (count === undefined) return weight;
  const whole = (one: { readonly kg: number; readonly perPiece: boolean }) =>
    one.perPiece ? multiplyDecimal(one.kg, count) : one.kg;
  return { ...weight, kg: sumDecimals([whole(weight), whole(tare)]), perPiece: false, used: [...weight.used, tare] };
}

/** `9 kg per carton, 12 cartons, skid 15 kg`: a pallet that is not counted beside weights of what lies on it. */
function isOfUncountedPallet(mentions: CargoMentions, one: WeightMention): boolean {
  const { weights, pieces } = mentions;
  if (one.perPiece || one.total || !weights.some((other) => other.perPiece && other.at < one.at)) return false;
  const subject = findSubjectBefore(mentions, one.at);
  const isPallet = subject !== undefined && findPackaging(subject) === 'pallet';
  return isPallet && !pieces.some((piece) => piece.family === 'pallet');
}

/** The weights with those of a pallet that is not counted as tare. */
export function markUncountedPallets(mentions: CargoMentions): CargoMentions {
  return {
    ...mentions,
    weights: mentions.weights.map((one) =>
      one.kind === 'plain' && isOfUncountedPallet(mentions, one) ? { ...one, kind: 'tare' } : one,
    ),
  };
}
