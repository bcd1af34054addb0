import type { CargoMentions } from '../cargo/cargo-mentions.js';
import { multiplyDecimal, sumDecimals } from '../numbers/units.js';
import { resolvePieceCount } from '../pieces/piece-resolution.js';
import type { TokenStream } from '../text/token-stream.js';
import { findInnerOwner } from './weight-attachment.js';
import type { WeighedCargo } from './weight-resolution.js';

const PACKING =
  '(?:tarimas?|pallets?|paletas?|embalaje|empaque|packing|packaging|skids?|huacal|crate|wood|madera|tare|tara)';
const PLUS = '(?:\\+|plus|mas)';
const LINKS = '(?: (?:weight|peso|de|of|is|es|:))* ?$';
/** `plus packaging`, `más la tarima de`, `+ pallet`; `y las tarimas` may be pieces of their own. */
const PACKING_BEFORE = new RegExp(`(?:^| )${PLUS} (?:(?:the|la|el|las|los|for|por) )?${PACKING}${LINKS}`);
const MATERIAL_BEFORE = new RegExp(`(?:^| )(?:and|y) (?:(?:the|el) )?(?:embalaje|empaque|packing|packaging)${LINKS}`);
const PLUS_BEFORE = new RegExp(`(?:^| )${PLUS} ?$`);
/** `18 kg de la tarima`, `22 kg for the pallet`. */
const PACKING_BEHIND = new RegExp(`^(?:de|of|for|por|del)(?: (?:the|la|el|las|los))? ${PACKING}(?= |$)`);

/** Whether a weight is that of the packing, added to one of the goods: `360 kg más 18 kg de la tarima`. */
export function isAddedPacking(stream: TokenStream, at: number, to: number): boolean {
  const before = stream.getTextBefore(at, 8);
  if (PACKING_BEFORE.test(before) || MATERIAL_BEFORE.test(before)) return true;
  return PLUS_BEFORE.test(before) && PACKING_BEHIND.test(stream.getTextAfter(to, 4));
}

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
    (one) => one.kind === 'tare' && !one.retracted && (ofContents || isAddedPacking(stream, one.at, one.to)),
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
