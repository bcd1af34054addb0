import type { Airport } from '../../../domain/geography/airport.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Country } from '../../../domain/geography/country.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { OriginAirport } from '../../../domain/geography/place.js';
import { findServingAirport } from '../../../domain/geography/serving-airport.js';
import type {
  ExtractedDeliveryPlace,
  ExtractedDestination,
  ExtractedOrigin,
} from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { normalizeForComparison } from './grounding-index.js';

/** Looks places up: the model's name of a place is never used unchecked. */
export class PlaceResolver {
  private constructor(
    private readonly gazetteer: Gazetteer,
    private readonly airports: readonly Airport[],
    private readonly countries: readonly Country[],
    private readonly origins: readonly OriginAirport[],
  ) {}

  static async create(gazetteer: Gazetteer, reference: AirportDirectory): Promise<PlaceResolver> {
    const [airports, countries, origins] = await Promise.all([
      reference.airports(),
      reference.countries(),
      gazetteer.originAirports(),
    ]);
    return new PlaceResolver(gazetteer, airports, countries, origins);
  }

  /** The destination airport for these words; undefined if it is not served. */
  async resolveDestination(text: string): Promise<ExtractedDestination | undefined> {
    const name = normalizeForComparison(text);
    const airport = this.airports.find((one) => [one.code, one.city, one.name, ...one.aliases].some(matchesName(name)));
    if (airport) return { airport: airport.code, country: airport.countryCode };
    const country = this.countries.find((one) => [one.name, one.alpha3, one.code].some(matchesName(name)));
    if (country) return { airport: undefined, country: country.code };
    const [place] = await this.gazetteer.find(text);
    const serving = place && findServingAirport(place, this.airports);
    return serving && { airport: serving.code, country: serving.countryCode };
  }

  /** The town of the delivery; undefined if the served countries have none of this name. */
  async resolveDeliveryPlace(text: string): Promise<ExtractedDeliveryPlace | undefined> {
    const [place] = await this.gazetteer.find(text);
    const isServed = place !== undefined && this.countries.some((one) => one.code === place.countryCode);
    return isServed ? { city: place.name, country: place.countryCode } : undefined;
  }

  /** The place of origin, with its airport where the words are its code, its city or its name. */
  resolveOrigin(text: string): ExtractedOrigin {
    const name = normalizeForComparison(text);
    const airport =
      this.origins.find((one) => matchesName(name)(one.code)) ??
      this.origins.find((one) => [one.city, one.name, ...one.aliases].some(matchesName(name)));
    return { origin: text.trim(), airport: airport?.code };
  }
}

function matchesName(name: string): (other: string) => boolean {
  return (other) => normalizeForComparison(other) === name;
}
