import type { TokenStream } from '../text/token-stream.js';

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

const PACKED_IN =
  '(?:con|with|incl(?:uding|uyendo)?)(?: todo y)? (?:(?:la|el|su|the|its) )?' +
  '(?:caja|embalaje|empaque|tarima|huacal|guacal|jaula|packing|packaging|crate|crating|pallet|box)';
const PACKED_BEFORE = new RegExp(
  `\\b${PACKED_IN}(?: (?:son|pesa|pesan|es|llega a|it is|it ' s|weighs|comes to|:))* ?$`,
);
const PACKED_BEHIND = new RegExp(`^(?:ya |already )?${PACKED_IN}(?= ?(?:[.,;)]|$|and|y))`);

/** `con el embalaje 265 kg`, `27 kg with the box`: whether the words make a weight that of the goods and their packing. */
export function isStatedWithPacking(before: string, after: string): boolean {
  return PACKED_BEFORE.test(before) || PACKED_BEHIND.test(after);
}
