import { foldText } from '../text/normalize-text.js';
import type { Token } from '../text/token.js';
import { FOREIGN_COUNTRY_NAMES, FOREIGN_REGIONS } from './foreign-countries.words.js';

/** The United States by their codes. */
const STATES: Readonly<Record<string, string>> = {
  al: 'alabama',
  ak: 'alaska',
  az: 'arizona',
  ar: 'arkansas',
  ca: 'california',
  co: 'colorado',
  ct: 'connecticut',
  de: 'delaware',
  fl: 'florida',
  ga: 'georgia',
  hi: 'hawaii',
  id: 'idaho',
  il: 'illinois',
  in: 'indiana',
  ia: 'iowa',
  ks: 'kansas',
  ky: 'kentucky',
  la: 'louisiana',
  me: 'maine',
  md: 'maryland',
  ma: 'massachusetts',
  mi: 'michigan',
  mn: 'minnesota',
  ms: 'mississippi',
  mo: 'missouri',
  mt: 'montana',
  ne: 'nebraska',
  nv: 'nevada',
  nh: 'new hampshire',
  nj: 'new jersey',
  nm: 'new mexico',
  ny: 'new york',
  nc: 'north carolina',
  nd: 'north dakota',
  oh: 'ohio',
  ok: 'oklahoma',
  or: 'oregon',
  pa: 'pennsylvania',
  ri: 'rhode island',
  sc: 'south carolina',
  sd: 'south dakota',
  tn: 'tennessee',
  tx: 'texas',
  ut: 'utah',
  vt: 'vermont',
  va: 'virginia',
  wa: 'washington',
  wv: 'west virginia',
  wi: 'wisconsin',
  wy: 'wyoming',
};
/** Codes that are also words or the code of one of the six countries: only a postal code behind them makes them states. */
const DOUBTFUL_CODES = 'AL|AK|AR|CO|DE|HI|IA|ID|IN|LA|MA|ME|MS|MT|ND|NE|NH|OR|PA|RI|SD|VT|WA|WV|WY';
const SURE_CODES = Object.keys(STATES)
  .map((code) => code.toUpperCase())
  .filter((code) => !DOUBTFUL_CODES.split('|').includes(code))
  .join('|');
const STATE_NAMES = Object.values(STATES)
  .filter((name) => !/^(?:new york|washington|maine|delaware|idaho)$/.test(name))
  .map((name) => name.replace(/\b[a-z]/g, (character) => character.toUpperCase()))
  .join('|');
/** A state of the United States as it is written behind a town. */
const AMERICAN_STATE = new RegExp(
  `^,?\\s?\\(?(?:(?:${SURE_CODES})\\b|(?:${DOUBTFUL_CODES}),? \\d{5}\\b|(?:${STATE_NAMES}|U\\.S\\.|EE\\.? ?UU)\\b)`,
);
const COUNTRY_BY_NAME: ReadonlyMap<string, string> = new Map(
  [FOREIGN_COUNTRY_NAMES, FOREIGN_REGIONS].flatMap((table) =>
    Object.entries(table).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
  ),
);
const MAX_COUNTRY_WORDS = 4;
/** A state or district between a town and its country (`León, Guanajuato, México`). */
const BETWEEN = /^(?:,\s?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|(?:Island|Isla|City))(?=,)/u;

/**
 * The foreign country (ISO alpha-2) that the text directly after a place names, itself or by its state (`, FL 33172`,
 * `, Guanajuato, México`).
 */
export function findForeignCountry(behind: string): string | undefined {
  if (AMERICAN_STATE.test(behind)) return 'US';
  if (/^,\s?\(?PR\b/.test(behind)) return 'PR';
  const named = parseCountryName(behind.replace(/^,?\s?\(?/, ''));
  if (named !== undefined) return named;
  const between = BETWEEN.exec(behind);
  return between ? parseCountryName(behind.slice(between[0].length).replace(/^,\s?/, '')) : undefined;
}

/** The foreign country (ISO alpha-2) whose name, written with a capital, begins the text. */
export function parseCountryName(text: string): string | undefined {
  if (!/^\p{Lu}/u.test(text)) return undefined;
  const words = foldText(text)
    .split(/[^\p{L}]+/u, MAX_COUNTRY_WORDS)
    .filter((word) => word !== '');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const country = COUNTRY_BY_NAME.get(name);
    if (country !== undefined) return country;
  }
  return undefined;
}

/**
 * One past the state that begins at the token, written with its code in capitals or with its name.
 * @param code a folded word; undefined is returned where it is no state's code or the text has another word
 */
export function findStateEnd(tokens: readonly Token[], at: number, code: string): number | undefined {
  const name = STATES[code];
  if (name === undefined) return undefined;
  if (tokens[at]?.text === code.toUpperCase()) return at + 1;
  const words = name.split(' ');
  return words.every((word, k) => tokens[at + k]?.fold === word) ? at + words.length : undefined;
}
