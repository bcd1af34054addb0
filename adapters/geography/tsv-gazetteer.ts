import { Gazetteer } from '../../domain/geography/gazetteer.port.js';
import type { OriginAirport, Place } from '../../domain/geography/place.js';
import { toOriginAirports } from './origin-airports.js';
import { PlaceIndex } from './place-index.js';
import { buildPlaces, PLACE_TABLES } from './place-table.js';
import { readTsvTable } from './tsv-table.js';

interface GazetteerData {
  readonly places: readonly Place[];
  readonly index: PlaceIndex;
  readonly originAirports: readonly OriginAirport[];
}

/** The bundled gazetteer: its tables are read at the first query and cached. */
export class TsvGazetteer extends Gazetteer {
  private data: Promise<GazetteerData> | undefined;

  override async find(name: string, countryCode?: string): Promise<readonly Place[]> {
    const found = (await this.load()).index.find(name);
    return countryCode ? found.filter((place) => place.countryCode === countryCode.toUpperCase()) : found;
  }

  override async places(): Promise<readonly Place[]> {
    return (await this.load()).places;
  }

  override async originAirports(): Promise<readonly OriginAirport[]> {
    return (await this.load()).originAirports;
  }

  private load(): Promise<GazetteerData> {
    this.data ??= loadGazetteerData();
    return this.data;
  }
}

async function loadGazetteerData(): Promise<GazetteerData> {
  const [airportRows, everydayRows, placeRows] = await Promise.all([
    readTsvTable('airports.tsv'),
    readTsvTable('everyday-names.tsv'),
    Promise.all(PLACE_TABLES.map(readTsvTable)),
  ]);
  const places = buildPlaces(
    placeRows,
    everydayRows.map((row) => row.name ?? ''),
  );
  return { places, index: new PlaceIndex(places), originAirports: toOriginAirports(airportRows) };
}
