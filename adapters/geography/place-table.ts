import type { Place } from '../../domain/geography/place.js';
import { foldName } from './normalize-name.js';
import { partsOf, type Row } from './tsv-table.js';

/** The tables of places; a later one corrects and completes the ones before it. */
export const PLACE_TABLES = ['geonames.tsv', 'regions.tsv', 'towns.tsv', 'zones.tsv'] as const;

const RANK_OF_KIND: Readonly<Record<Place['kind'], number>> = { town: 0, region: 1, zone: 2 };

function kindOf(cell: string | undefined): Place['kind'] {
  return cell === 'region' || cell === 'zone' ? cell : 'town';
}

/** Two rows speak of one place where country, region, kind and name agree. */
function identityOf(row: Row): string {
  return [row.country, row.region, kindOf(row.kind), foldName(row.name ?? '')].join('/');
}

/** What the later row says, else what the earlier one said; other spellings add up. */
function completed(earlier: Row, later: Row): Row {
  const said = Object.entries(later).filter(([, cell]) => cell !== '');
  const aliases = [...new Set([...partsOf(earlier.aliases), ...partsOf(later.aliases)])];
  return { ...earlier, ...Object.fromEntries(said), aliases: aliases.join('|') };
}

function placeOf(row: Row, everydayNames: ReadonlySet<string>): Place {
  const name = row.name ?? '';
  return {
    name,
    aliases: partsOf(row.aliases),
    countryCode: row.country ?? '',
    ...(row.within ? { within: row.within } : {}),
    ...(row.region ? { region: row.region } : {}),
    kind: kindOf(row.kind),
    ...(everydayNames.has(foldName(name)) ? { everydayName: true } : {}),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    population: Number(row.population),
  };
}

/** Of two places with one name the larger is the likelier; of two unknown ones the town before region and zone. */
export function likelierFirst(one: Place, other: Place): number {
  return other.population - one.population || RANK_OF_KIND[one.kind] - RANK_OF_KIND[other.kind];
}

/**
 * The places that the tables tell of, the likeliest first.
 * @param everydayNames names that mean a place only beside a word of delivery.
 */
export function placesOf(tables: readonly (readonly Row[])[], everydayNames: readonly string[]): readonly Place[] {
  const everyday = new Set(everydayNames.map(foldName));
  const rows = new Map<string, Row>();
  for (const row of tables.flat()) {
    const identity = identityOf(row);
    const earlier = rows.get(identity);
    rows.set(identity, earlier ? completed(earlier, row) : row);
  }
  return [...rows.values()].map((row) => placeOf(row, everyday)).sort(likelierFirst);
}
