import { findCmPerUnit, findKgPerUnit, findM3PerUnit } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';

/** Papers whose numbers may stand right behind them. */
const PAPER = 'factura|fact|invoice|inv|proforma|pro forma|bill of sale';
const LINKS =
  '(?:total|is|es|de|of|por|x|for|says|dice|about|approx|aprox|unos|unas|la|el|las|los|the|carga|cargo|goods|shipment|mercancia|mercaderia|customs|aduana|some|around|suma|sum|value|valor|amount|monto|usd|[:=.])';
/** `valor declarado 7.350`, `inv value 7,350`, `mercadería valorada en 3200`: words that name the value of goods. */
const NAMED = new RegExp(
  '\\b(?:(?:declared|invoice|inv|ci|commercial|cif|fob|exw|fca|goods|cargo|customs|total) val(?:ue)?|value|valor(?:ad[oa]s? en)?|worth|vale|valen' +
    `|valued at|(?:cif|fob) value)(?: (?:cif|fob|exw|fca|factura|declarad[oa]|comercial|${LINKS}))* ?$`,
);
/** `val 9k`. */
const SHORT_VALUE = /\bval(?: [:=])? ?$/;
const OF_PAPER = new RegExp(`\\b(?:${PAPER})(?: ${LINKS})* ?$`);
/** `factura por 3200`: the word says that no number of a paper follows. */
const SUMS_UP = new RegExp(`\\b(?:${PAPER}) (?:total )?(?:is|es|por|x|for|of|says|suma|value|valor|amount|monto)\\b`);
const RIGHT_BEHIND_VALUE =
  /\b(?:value|val|valor|vale|valen|worth)(?: (?:\.|:|=|is|es|de|of|fob|cif|exw|fca|total))* ?$/;
const WORDS_BEFORE = 6;
const LEAST_AMOUNT = 50;
const GROUPED = /^\d{1,3}(?:[.,' \u00a0]\d{3})+(?:[.,]\d{1,2})?$|^\d+[.,]\d\d$/;
/** Words behind a number of a thing, a time or a share. */
const NO_MONEY: ReadonlySet<string> = new Set(
  (
    '% x * / ° day days dia dias hour hours hora horas am pm pz pzs pza pzas pc pcs pieza piezas piece pieces unit units unidad ' +
    'unidades uds year years ano anos v kw w hp ml l g gr hs'
  ).split(' '),
);

/** Whether words before a number without a currency say that it is the value of the goods. */
export function isNamedValue(stream: TokenStream, i: number): boolean {
  // `Inv. val. 12,500`
  const before = stream.getTextBefore(i, WORDS_BEFORE).replaceAll(' .', '');
  if (stream.findLabelAt(i)?.field === 'value' && !OF_PAPER.test(before)) return true;
  if (NAMED.test(before) || SHORT_VALUE.test(before)) return true;
  return OF_PAPER.test(before) && (SUMS_UP.test(before) || GROUPED.test(stream.tokens[i]?.text ?? ''));
}

/** Whether a number, with what follows it, can be an amount of money. */
export function isAmount(stream: TokenStream, i: number, next: number): boolean {
  const number = stream.tokens[i];
  const behind = stream.tokens[next];
  if (number?.value === undefined) return false;
  if (number.value < LEAST_AMOUNT && next === i + 1) return false;
  // The year of a paper, and its number; right behind a word of value it is a sum.
  const isYear = /^(?:19|20)\d\d$/.test(number.text) && !RIGHT_BEHIND_VALUE.test(stream.getTextBefore(i, 3));
  if (isYear || /^0\d/.test(number.text)) return false;
  if (behind === undefined || behind.kind === 'break') return true;
  if (behind.kind === 'number' || (/^[-/:]$/.test(behind.text) && !behind.spaced)) return false;
  const word = behind.fold;
  const isUnit = [findKgPerUnit(word), findCmPerUnit(word), findM3PerUnit(word), findPackaging(word)].some(
    (one) => one !== undefined,
  );
  return !isUnit && !NO_MONEY.has(word);
}
