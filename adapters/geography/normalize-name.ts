/** How people shorten the words that place names begin with. */
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
 * A name as it is compared: small letters without accents, words parted by one space, dotted initials drawn together
 * (`S.P.S.` is `sps`) and usual abbreviations written out (`Sta. Ana` is `santa ana`).
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
