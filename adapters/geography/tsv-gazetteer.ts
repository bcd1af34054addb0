import { Gazetteer } from '../../domain/geography/gazetteer.port.js';
import type { OriginAirport, Place } from '../../domain/geography/place.js';
import { originAirportsOf } from './origin-airports.js';
import { PlaceIndex } from './place-index.js';
import { PLACE_TABLES, placesOf } from './place-table.js';
import { readTable } from './tsv-table.js';

interface Atlas {
  readonly places: readonly Place[];
  readonly index: PlaceIndex;
  readonly originAirports: readonly OriginAirport[];
}

/** The gazetteer that the desk brings along: its tables are read at the first question and kept. */
export class BuiltInGazetteer extends Gazetteer {
  private atlas: Promise<Atlas> | undefined;

  override async find(name: string, countryCode?: string): Promise<readonly Place[]> {
    const found = (await this.opened()).index.find(name);
    return countryCode ? found.filter((place) => place.countryCode === countryCode.toUpperCase()) : found;
  }

  override async places(): Promise<readonly Place[]> {
    return (await this.opened()).places;
  }

  override async originAirports(): Promise<readonly OriginAirport[]> {
    return (await this.opened()).originAirports;
  }

  private opened(): Promise<Atlas> {
    this.atlas ??= openAtlas();
    return this.atlas;
  }
}

async function openAtlas(): Promise<Atlas> {
  const [airportRows, everydayRows, placeRows] = await Promise.all([
    readTable('airports.tsv'),
    readTable('everyday-names.tsv'),
    Promise.all(PLACE_TABLES.map(readTable)),
  ]);
  const places = placesOf(
    placeRows,
    everydayRows.map((row) => row.name ?? ''),
  );
  return { places, index: new PlaceIndex(places), originAirports: originAirportsOf(airportRows) };
}
