import { CM_PER_INCH, KG_PER_POUND, M3_PER_CUBIC_FOOT } from '../../../cargo/units.js';
import type { WordList } from './word-list.js';

/** Words that measure: the value is kg, cm or m³ in one of each. */
export const QUANTITY_WORDS: readonly WordList[] = [
  {
    tag: 'weight-unit',
    value: 1,
    words: 'kg|kgs|kgr|kgrs|kilo|kilos|kilogramo|kilogramos|kilogram|kilograms|kls|kgm|k',
  },
  { tag: 'weight-unit', value: KG_PER_POUND, words: 'lb|lbs|lbr|lbrs|libra|libras|pound|pounds|#' },
  { tag: 'weight-unit', value: 1000, words: 't|ton|tons|tonne|tonnes|tonelada|toneladas|tm|metric ton|metric tons' },
  { tag: 'weight-unit', value: KG_PER_POUND * 100, words: 'qq|quintal|quintales' },
  { tag: 'weight-unit', value: KG_PER_POUND / 16, words: 'oz|onzas|ounces' },
  { tag: 'weight-unit', value: 0.001, words: 'g|gr|grs|gramos|grams' },
  { tag: 'length-unit', value: 1, words: 'cm|cms|cmt|cmts|centimetros|centimetro|centimeters|centimeter|centimetres' },
  { tag: 'length-unit', value: 0.1, words: 'mm|mms|milimetros|millimeters|millimetres' },
  { tag: 'length-unit', value: 100, words: 'm|mt|mts|mtr|mtrs|metro|metros|meter|meters|metre|metres' },
  { tag: 'length-unit', value: CM_PER_INCH, words: 'in|ins|inch|inches|pulgada|pulgadas|pulg|pulgs|plg|plgs|"' },
  { tag: 'length-unit', value: 12 * CM_PER_INCH, words: 'ft|feet|foot|pie|pies' },
  {
    tag: 'volume-unit',
    value: 1,
    words: 'm3|m³|cbm|cbms|mt3|mts3|mtr3|metros cubicos|metro cubico|cubic meters|cubic metres',
  },
  { tag: 'volume-unit', value: 1, words: 'cubic meter|cubic metre|cu m|mc|metros3|mtrs3|m ^ 3' },
  {
    tag: 'volume-unit',
    value: M3_PER_CUBIC_FOOT,
    words: 'ft3|ft³|cubic feet|cubic foot|cu ft|cuft|cft|cf|pies cubicos|pies3|pie cubico',
  },
  {
    tag: 'pack',
    value: 3,
    words:
      'pallet|pallets|palet|palets|pale|pales|palett|paletts|plt|plts|pllt|plls|paleta|paletas|tarima|tarimas|estiba|estibas',
  },
  {
    tag: 'pack',
    value: 3,
    words:
      'skid|skids|skd|skds|europallet|europallets|europalet|europalets|euro pallet|euro pallets|euro pales|pal|pals',
  },
  {
    tag: 'pack',
    value: 2,
    words:
      'crate|crates|wooden crate|wooden crates|wooden box|wooden boxes|wooden case|wooden cases|huacal|huacales|guacal|guacales',
  },
  {
    tag: 'pack',
    value: 2,
    words:
      'cajon|cajones|cajon de madera|cajones de madera|caja de madera|cajas de madera|case|cases|jaula|jaulas|baul|baules',
  },
  {
    tag: 'pack',
    value: 1,
    words:
      'caja|cajas|cajita|cajitas|cj|cjs|box|boxes|bx|bxs|carton|cartons|cartones|ctn|ctns|cart|carts|parcel|parcels',
  },
  {
    tag: 'pack',
    value: 1,
    words:
      'drum|drums|tambor|tambores|barrel|barrels|barril|barriles|saco|sacos|bag|bags|bolsa|bolsas|sack|sacks|fardo|fardos|bale|bales',
  },
  {
    tag: 'pack',
    value: 1,
    words:
      'roll|rolls|rollo|rollos|bundle|bundles|bdl|bdls|hielera|hieleras|guacal|jaba|jabas|atado|atados|tube|tubes|tubo|tubos|cubeta|cubetas|bucket|buckets|pail|pails|cylinder|cylinders',
  },
  {
    tag: 'pack',
    value: 1,
    words:
      'envelope|envelopes|sobre|sobres|maleta|maletas|suitcase|suitcases|trunk|trunks|estuche|estuches|bobina|bobinas|reel|reels|coil|coils',
  },
  {
    tag: 'pack',
    value: 0,
    words:
      'piece|pieces|pc|pcs|pz|pzs|pza|pzas|pieza|piezas|package|packages|pkg|pkgs|bulto|bultos|bto|btos|blt|blts|colli|colis|collo|koli|kolis|kolli|paquete|paquetes|handling units',
  },
  { tag: 'loose', value: 0, words: 'unit|units|unidad|unidades|und|unds|uds|item|items|articulo|articulos|ea of' },
];
