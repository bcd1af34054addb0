import type { Place } from '../../domain/geography/place.js';
import { normalizeName } from './normalize-name.js';
import { splitCell, type TsvRow } from './tsv-table.js';

/** The tables of places; a later one corrects and completes the ones before it. */
export const PLACE_TABLES = ['geonames.tsv', 'regions.tsv', 'towns.tsv', 'zones.tsv'] as const;

const KIND_RANK: Readonly<Record<Place['kind'], number>> = { town: 0, region: 1, zone: 2 };

function parsePlaceKind(cell: string | undefined): Place['kind'] {
  return cell === 'region' || cell === 'zone' ? cell : 'town';
}

/** Two rows speak of one place where country, region, kind and name agree. */
function buildIdentityKey(row: TsvRow): string {
  return [row.country, row.region, parsePlaceKind(row.kind), normalizeName(row.name ?? '')].join('/');
}

/** The later row's values, else the earlier one's; other spellings are combined. */
function mergeRows(earlier: TsvRow, later: TsvRow): TsvRow {
  const stated = Object.entries(later).filter(([, cell]) => cell !== '');
  const aliases = [...new Set([...splitCell(earlier.aliases), ...splitCell(later.aliases)])];
  return { ...earlier, ...Object.fromEntries(stated), aliases: aliases.join('|') };
}

function toPlace(row: TsvRow, everydayNames: ReadonlySet<string>): Place {
  const name = row.name ?? '';
  return {
    name,
    aliases: splitCell(row.aliases),
    countryCode: row.country ?? '',
    ...(row.within ? { within: row.within } : {}),
    ...(row.region ? { region: row.region } : {}),
    kind: parsePlaceKind(row.kind),
    ...(everydayNames.has(normalizeName(name)) ? { everydayName: true } : {}),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    population: Number(row.population),
  };
}

/** Of two places with one name the larger is the likelier; of two unknown ones the town before region and zone. */
export function compareLikelihood(one: Place, other: Place): number {
  return other.population - one.population || KIND_RANK[one.kind] - KIND_RANK[other.kind];
}

/**
 * The places of the tables, the likeliest first.
 * @param everydayNames names that mean a place only beside a word of delivery.
 */
export function buildPlaces(
  tables: readonly (readonly TsvRow[])[],
  everydayNames: readonly string[],
): readonly Place[] {
  const everyday = new Set(everydayNames.map(normalizeName));
  const rows = new Map<string, TsvRow>();
  for (const row of tables.flat()) {
    const identity = buildIdentityKey(row);
    const earlier = rows.get(identity);
    rows.set(identity, earlier ? mergeRows(earlier, row) : row);
  }
  return [...rows.values()].map((row) => toPlace(row, everyday)).sort(compareLikelihood);
}
