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

const PACKED_WEIGHT =
  /\b(?:(?:boxed|crated|palletized) (?:weight|wt)|peso (?:ya )?(?:embalad|empacad|encajonad|paletizad)o)(?: (?:is|es|de|of|:|about|unos))* ?$/;

/** Said behind a weight that it is that of the thing alone. */
const BARE_BEHIND =
  /^(?:bare|alone|by itself|uncrated|unboxed|unpacked|desnud[oa]|pelad[oa]|without (?:the |its )?(?:crate|box|packing|pallet))\b/;

/** Whether the words behind a weight make it that of the thing without its packing: `172 lb bare`. @param after folded */
export function isSaidBare(after: string): boolean {
  return BARE_BEHIND.test(after);
}

/** The words before a weight without what closes the one before it: `172 lb bare, crated weight`. @param before folded */
export function removeBareOfPrevious(before: string): string {
  return before.replace(BARE_BEHIND, '');
}

/** `con el embalaje 265 kg`, `27 kg with the box`: whether the words make a weight that of the goods and their packing. */
export function isStatedWithPacking(before: string, after: string): boolean {
  return PACKED_BEFORE.test(before) || PACKED_WEIGHT.test(before) || PACKED_BEHIND.test(after);
}

const PACKED_RIGHT_BEFORE = new RegExp(`[ ,(]${PACKED_IN} ?$`);

/** `40 kg pelada, con caja 55`: words of packing right before a number. */
export function endsWithPacking(between: string): boolean {
  return PACKED_RIGHT_BEFORE.test(between);
}

/** `540 libras el motor y 600 ya con la tarima`: a number without a unit that words make the weight before it with its packing. */
export function isSaidPackedBehind(between: string, after: string): boolean {
  return (
    /(?:^|[ ,])(?:y|and|pero|but)(?: (?:about|unos|como|son|it is))? ?$/.test(between) && PACKED_BEHIND.test(after)
  );
}
