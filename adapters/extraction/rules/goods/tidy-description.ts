import { findPackaging } from '../pieces/packaging.js';
import { foldText } from '../text/normalize-text.js';
import { NEVER_GOODS } from './never-goods.words.js';

/** A weight, a size or an amount of money: what follows the goods is no part of their name. */
const FIGURES =
  /[\s,.;:(-]+(?:(?:usd|us\$|eur|gbp|q|l|₡|\$|€)\s?\d|\d[\d.,]*\s?(?:x|×|kgs?|kilos?|lbs?|cms?|mm|mts?|m|cbm|m3|in|")(?![\p{L}\d])).*$/iu;
/** `2 pallets acoustic panels`, `16 cajas de filtros`: how much of the goods. */
const COUNT = /^\d[\d.,]*\s+(\p{L}+)\s+(?:of\s+|de\s+|con\s+|with\s+)?/u;
const HEADING =
  /^(?:commodity|commodities|goods|product|producto|mercanc[ií]a|mercader[ií]a|descripci[oó]n|description)\b[\s:=-]*/iu;
const ROUTE = /(?<![\s,(-])[\s,(-]*(?<![\p{L}\d])[A-Z]{3}\s?[-/>]\s?[A-Z]{3}(?![\p{L}\d])\)?/gu;
/** What ends a letter in other languages than the two that are read. */
const SIGN_OFF =
  /^(?:mit (?:freundlichen|besten)|freundliche|cordialement|bien cordialement|atenciosamente|met vriendelijke)/u;
/** Words that go on to say where the goods are, how they come or what becomes of them. */
const SEQUEL = new Set(
  (
    'viene vienen procedente procedentes entregado entregada entregados entregadas entregar esperando listo lista listos listas ' +
    'saliendo ubicado ubicados delivered coming located ready waiting which que arriving llegando desde from value valor invoice'
  ).split(' '),
);
/** Marks of a list beside the goods: totals, values, sizes, airports. */
const ASIDES: ReadonlySet<string> = new Set(
  'ttl total tot val inv med medidas diff shpt shpts metric closed hold sucursal saludo saludos parte sjo lir pty mga sap tgu sal gua mia'.split(
    ' ',
  ),
);
/** A code of an airport or a country in a list of goods: `textiles, FRA`. */
const CODE = /^[A-Z]{3}$/u;
/** What follows a full stop. */
const NEXT_CLAUSE = /\.\s+\p{L}.*$/u;
/** `equipment in Briarfield, Ohio and`: a place that nobody knows. */
const PLACE = /\s(?:in|at|en)\s+\p{Lu}.*$/u;
/** Words and figures that lead on to something else, in the one way that each can be read: in two ways, time would double with each. */
const LOOSE_ENDS =
  /(?:[\s,;:/&+-]+(?:(?:and|y|e|on|in|at|en|de|del|of|for|para|con|with|a|to|the|el|la|los|las|un|una)(?:\s\d+)?|\s\d+))*[\s,;:/&+-]*$/iu;
/** Characters that are looked at: no goods have a longer name. */
const MAX_LENGTH = 500;

/**
 * What the goods are called, without figures, routes and what is said of them besides; undefined where nothing is left
 * that could name goods.
 */
export function tidyDescription(written: string): string | undefined {
  const text = written.slice(0, MAX_LENGTH);
  if (SIGN_OFF.test(foldText(text))) return undefined;
  const named = stripCount(text.replace(HEADING, '')).replace(FIGURES, '').replace(NEXT_CLAUSE, '').replace(ROUTE, '');
  const parts = cutSequel(named.replace(PLACE, ''))
    .split(/,\s*|\s\/\s(?=[a-z]{3}$)/u)
    .filter((part) => part !== '' && !CODE.test(part) && !isNeverGoods(part));
  const tidy = parts.join(', ').replace(LOOSE_ENDS, '').trim();
  return /\p{L}{3}/u.test(tidy) ? tidy : undefined;
}

function stripCount(text: string): string {
  const match = text.match(COUNT);
  return match?.[1] && findPackaging(foldText(match[1])) ? text.slice(match[0].length) : text;
}

function cutSequel(text: string): string {
  const words = text.split(/(\s+)/u);
  const at = words.findIndex((word, k) => k > 0 && SEQUEL.has(foldText(word).replace(/[.,;:]/gu, '')));
  return at < 0 ? text : words.slice(0, at).join('');
}

function isNeverGoods(part: string): boolean {
  const words = (foldText(part).match(/[\p{L}\d-]+/gu) ?? []).filter((word) => word.length > 2);
  const isAside = (word: string) => NEVER_GOODS.has(word) || ASIDES.has(word);
  return words.some(isAside) && words.every((word) => isAside(word) || findPackaging(word) !== undefined);
}
