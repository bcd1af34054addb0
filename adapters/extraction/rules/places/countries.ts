import type { Token } from '../text/token.js';

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
/** Countries that share town names with the six, as they are written behind a town. */
const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^,?\\s?\\(?(?:(?:${SURE_CODES})\\b|(?:${DOUBTFUL_CODES}),? \\d{5}\\b|(?:${STATE_NAMES}|USA|U\\.S\\.|EEUU|EE\\.? ?UU|Estados Unidos|United States|Puerto Rico)\\b)`,
    ),
    'US',
  ],
  [/^,?\s?\(?Colombia\b/, 'CO'],
  [/^,?\s?\(?(?:España|Spain)\b/, 'ES'],
  [/^,?\s?\(?Chile\b/, 'CL'],
  [/^,?\s?\(?M[eé]xico\b/, 'MX'],
  [/^,?\s?\(?Per[uú]\b/, 'PE'],
  [/^,?\s?\(?Argentina\b/, 'AR'],
  [/^,?\s?\(?Uruguay\b/, 'UY'],
  [/^,?\s?\(?Philippines\b/, 'PH'],
  [/^,?\s?\(?Cuba\b/, 'CU'],
  [/^,?\s?\(?Venezuela\b/, 'VE'],
  [/^,?\s?\(?Bolivia\b/, 'BO'],
  [/^,?\s?\(?Ecuador\b/, 'EC'],
  [/^,?\s?\(?(?:Italia|Italy)\b/, 'IT'],
  [/^,?\s?\(?(?:Brasil|Brazil)\b/, 'BR'],
];

/**
 * The foreign country (ISO alpha-2) that the text directly after a place names, itself or by its state (`, FL 33172`).
 */
export function findForeignCountry(behind: string): string | undefined {
  return COUNTRIES.find(([pattern]) => pattern.test(behind))?.[1];
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
