/** Common abbreviations of the first words of place names. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['sn', 'san'],
  ['pto', 'puerto'],
  ['cd', 'ciudad'],
  ['cdad', 'ciudad'],
  ['bo', 'barrio'],
  ['mpio', 'municipio'],
]);

/**
 * A name as it is compared: lower case without accents, words separated by one space, dotted initials joined (`S.P.S.`
 * is `sps`) and usual abbreviations written out (`Sta. Ana` is `santa ana`).
 */
export function normalizeName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .replace(/['’´`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .join(' ');
}
