/** A town, canton, department or district that freight may be delivered to. */
export interface Place {
  readonly name: string;
  /** Other spellings, old names and the usual misspellings. */
  readonly aliases: readonly string[];
  /** ISO alpha-2. */
  readonly countryCode: string;
  /** The town that it belongs to where the place is a district, an industrial zone or a road; else undefined. */
  readonly within?: string;
  /**
   * The province or department that it lies in, which distinguishes namesakes of one country; undefined for a region.
   */
  readonly region?: string;
  /** `town` for a municipality or settlement, `region` for a province or department, `zone` for a free zone or district. */
  readonly kind: 'town' | 'region' | 'zone';
  readonly latitude: number;
  readonly longitude: number;
  /**
   * The name is also an everyday word, a person's name or a foreign place's (Gracias, Tela, David, Florida): in a
   * running text it means this place only where a word of delivery or the country is next to it.
   */
  readonly everydayName?: boolean;
  /** Inhabitants where known, else 0: of two places with one name the larger one is the likelier. */
  readonly population: number;
}

/** An airport anywhere in the world that freight may come from. */
export interface OriginAirport {
  /** IATA code. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** Other names of the city or of towns that it serves. */
  readonly aliases: readonly string[];
  /** ISO alpha-2. */
  readonly countryCode: string;
}
