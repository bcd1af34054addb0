import type { Passage } from '../text/split-email.js';
import { hasRowsToSeveralDestinations } from './destination-column.js';
import { findDestination, listsDestinations } from './item-destination.js';

/** Longest stretch of a passage that is looked through, in characters. */
const MAX_LENGTH = 20_000;
const MAX_LINE_LENGTH = 300;
/** What is numbered: shipments, or choices of one. */
const NUMBERED_NOUNS =
  'shipment|embarque|envio|lote|consignment|option|opcion|opt|alternativ[ae]|scenario|escenario|variante?';
const NUMBERED = new RegExp(`\\b(?:${NUMBERED_NOUNS})\\.? (?:no\\.? ?)?(?:#? ?[1-9]|[a-d])\\b`, 'g');
const ROUTED_ITEM = /^\s*(?:[1-9a-d][).:]|[-*•])\s.{0,60}\b[a-z]{3} ?[-/>] ?[a-z]{3}\b.{0,80}\d/;
const CARGO =
  /\d\s?(?:kgs?|kilos?|lbs?|cbm|plts?|skids?|ctns?|pcs|crates?|pallets?|cajas?|cartons?|tarimas?|bultos?)\b/;
/** Where an order item ends: a sentence, a line, a semicolon, a number in a list (`2) GUA - 6 ctns`), a slash. */
const ITEM_END = /[\n;|]|\.\s+(?=\p{L})|\s\/\s|(?=(?<![\p{L}\p{N}])[1-9a-d][).]\s)/u;
/** `each crated separately`, `cada uno va embalado por separado`: so the pieces are packed. */
const PACKED = '(?:crated|packed|boxed|wrapped|cased|bagged|embal|empac|empaq)';
/** `two separate shipments`, `embarques por separado`: said in so many words. */
const SAID: readonly RegExp[] = [
  /\b(?:precios?|tarifas?|cotizacion(?:es)?|costos?) (?:de|por|para) cada un[oa]\b(?! de l[oa]s (?:cajas|tarimas|bultos|piezas))/,
  /\b(?:prices?|quotes?|rates?|quotations?) (?:for|of|on) each(?: one| shipment| order| of (?:them|these))?(?=[.,;:\n]|$)/m,
  /\b(?:two|three|four|[2-5]|dos|tres|cuatro) (?:separate|different|independent) (?:shipments?|quot[a-z]+|consignments|orders)\b/,
  /\b(?:shipments|quotes|quotations|embarques|envios|cotizaciones) (?:separad[oa]s|por separado|independientes|aparte)\b/,
  /\b(?:quot[a-z]+|rates?|prices?|cotiza[a-z]*|precios?|tarifas?) (?:[a-z]+ ){0,3}(?:separately|por separado)\b/,
  /\b(?:these|the following|following|est[eoa]s|l[oa]s siguientes|siguientes) (?:two|three|four|[2-5]|dos|tres|cuatro) (?:shipments|embarques|envios|cargas)\b/,
  /\b(?:as|is|are|a) (?:two |three |a )?separate shipments?\b/,
  new RegExp(
    '\\b(?:both|each|each one|each of (?:them|these)|these|cada un[oa]|ambas|ambos|l[oa]s dos) ' +
      `(?:(?!${PACKED})[a-z]+ ){0,3}(?:separate(?:ly)?|por separado)\\b`,
  ),
];
/** `we have two shipments. The first is ...; the second ...`. */
const COUNTED =
  /\b(?:two|three|four|[2-5]|dos|tres|cuatro) (?:shipments|embarques|envios|consignments|quotes|cotizaciones)\b(?! (?:al|por|per|a|each|every|cada) )/;
/** `we have two shipments`: told apart or not. */
const HAS_SEVERAL =
  /\b(?:(?:we|i)(?: ' ?ve| have)|tenemos|tengo|there are|hay) (?:two|three|four|[2-5]|dos|tres|cuatro) (?:different |separate )?(?:shipments|embarques|envios|consignments|cargas)\b(?! (?:al|por|per|a|each|every|cada) )/;
const FIRST = /\b(?:first|1st|primer[oa]?|uno|one)\b[^.;\d]{0,60}\d/;
const SECOND = /\b(?:second|2nd|segund[oa]|otr[oa]|other)\b[^.;\d]{0,60}\d/;
/** `for 100 kg, for 300 kg`, `rates for 45, 100 and 300 kg`: prices for weights to choose from. */
const WEIGHTS_TO_CHOOSE: readonly RegExp[] = [
  /\b(?:for|para|por) \d[\d.,]* ?(?:kgs?|kilos?|lbs?)\b,? ?(?:and |y |or |o )?(?:for|para|por) \d[\d.,]* ?(?:kgs?|kilos?|lbs?)\b/,
  /\b(?:rates|prices|tarifas|precios) (?:for|para|de|a) (?:\d+(?: ?kgs?)?, ?){0,6}\d+(?: ?kgs?)? (?:and|y|or|o|&) \d+ ?(?:kgs?|kilos|lbs?)\b/,
];
/** `either 2 pallets 690 kg, or 36 cartons 612 kg`, `ya sea en 2 tarimas o en 36 cajas`: two ways to pack one cargo. */
const EITHER = /\b(?:either|ya sea|o bien)(?: in| on| as| en)? \d/g;
const OR_ELSE = /[\s,;](?:or|o)(?: else| bien)?(?: in| on| as| en)? (?:\d|one\b|una? )/;
/** How far behind the first way to pack a cargo the second may stand, in characters. */
const EITHER_REACH = 110;
/** `for both alternatives`, `las dos opciones`: prices of each are asked for. */
const ALTERNATIVES =
  /\b(?:both|each|two|either|ambas|las dos|cada|dos|las 2|2) (?:alternativ(?:e|es|as?)|options?|opci(?:on|ones)|scenarios?|escenarios?|packing options?)\b/;
/** `DAP or DDP`: two terms to choose from. */
const TERMS_TO_CHOOSE =
  /\b(exw|fca|fob|cfr|cif|cpt|cip|dap|dpu|ddp) ?(?:or|o|and|y|&|vs\.?|versus|,? and also|,? y tambien) (?:also )?(exw|fca|fob|cfr|cif|cpt|cip|dap|dpu|ddp)\b/g;

/** Whether the newest text lists several distinct shipments, each with its own cargo, or alternatives to choose from. */
export function hasSeveralShipments(passages: readonly Passage[]): boolean {
  return passages.some(({ fold, lines, kind }) => {
    if (kind === 'subject') return false;
    const text = fold.slice(0, MAX_LENGTH);
    const numbered = new Set(
      [...text.matchAll(NUMBERED)].map((match) => match[0].replace(/^(?:option|opcion|opt\.?)/, '')),
    );
    if (numbered.size >= 2 && CARGO.test(text)) return true;
    if (SAID.some((pattern) => pattern.test(text)) && CARGO.test(text)) return true;
    if (HAS_SEVERAL.test(text) && CARGO.test(text)) return true;
    if (COUNTED.test(text) && FIRST.test(text) && SECOND.test(text)) return true;
    if (listsDestinations(text) || offersChoice(text) || countDestinations(text) >= 2) return true;
    if (hasRowsToSeveralDestinations(text.split('\n'))) return true;
    return (
      lines.filter((line) => line.fold.length < MAX_LINE_LENGTH && ROUTED_ITEM.test(line.fold) && CARGO.test(line.fold))
        .length >= 2
    );
  });
}

/** Whether a folded text offers weights or terms to choose from. */
export function offersChoice(text: string): boolean {
  if (WEIGHTS_TO_CHOOSE.some((pattern) => pattern.test(text))) return true;
  if (isPackedEitherWay(text) || (ALTERNATIVES.test(text) && CARGO.test(text))) return true;
  return [...text.matchAll(TERMS_TO_CHOOSE)].some(([, one, other]) => one !== other);
}

function isPackedEitherWay(text: string): boolean {
  return [...text.matchAll(EITHER)].some(({ index }) => {
    const [line = ''] = text.slice(index, index + EITHER_REACH).split('\n');
    return OR_ELSE.test(line);
  });
}

/** How many destinations the items of a text give a cargo each. */
function countDestinations(text: string): number {
  const named = text.split(ITEM_END).map((item) => (CARGO.test(item) ? findDestination(item) : undefined));
  return new Set(named.filter((code) => code !== undefined)).size;
}
