import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { OriginAirport } from '../../../domain/geography/place.js';
import type { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { servingAirport } from '../../../domain/geography/serving-airport.js';
import type {
  FoundDeliveryPlace,
  FoundDestination,
  FoundOrigin,
} from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { comparable } from './grounding-index.js';

/** What the desk knows of places: a model's word for one is looked up here, never taken as it is. */
export class PlaceLore {
  private constructor(
    private readonly gazetteer: Gazetteer,
    private readonly airports: readonly Airport[],
    private readonly countries: readonly Country[],
    private readonly origins: readonly OriginAirport[],
  ) {}

  static async of(gazetteer: Gazetteer, reference: ReferenceData): Promise<PlaceLore> {
    const [airports, countries, origins] = await Promise.all([
      reference.airports(),
      reference.countries(),
      gazetteer.originAirports(),
    ]);
    return new PlaceLore(gazetteer, airports, countries, origins);
  }

  /** Where goods that fly to these words arrive; undefined where the desk does not fly there. */
  async destination(words: string): Promise<FoundDestination | undefined> {
    const name = comparable(words);
    const airport = this.airports.find((one) => [one.code, one.city, one.name, ...one.aliases].some(isNamed(name)));
    if (airport) return { airport: airport.code, country: airport.countryCode };
    const country = this.countries.find((one) => [one.name, one.alpha3, one.code].some(isNamed(name)));
    if (country) return { airport: undefined, country: country.code };
    const [place] = await this.gazetteer.find(words);
    const serving = place && servingAirport(place, this.airports);
    return serving && { airport: serving.code, country: serving.countryCode };
  }

  /** The town that goods are delivered to; undefined where the desk's countries have none of this name. */
  async deliveryPlace(words: string): Promise<FoundDeliveryPlace | undefined> {
    const [place] = await this.gazetteer.find(words);
    const isServed = place !== undefined && this.countries.some((one) => one.code === place.countryCode);
    return isServed ? { city: place.name, country: place.countryCode } : undefined;
  }

  /** The place of origin, with its airport where the words are its code, its city or its name. */
  origin(words: string): FoundOrigin {
    const name = comparable(words);
    const airport =
      this.origins.find((one) => isNamed(name)(one.code)) ??
      this.origins.find((one) => [one.city, one.name, ...one.aliases].some(isNamed(name)));
    return { origin: words.trim(), airport: airport?.code };
  }
}

function isNamed(name: string): (other: string) => boolean {
  return (other) => comparable(other) === name;
}
