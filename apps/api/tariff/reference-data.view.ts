/** A country that is served. */
export class CountryView {
  readonly id!: number;
  /** ISO alpha-2. */
  readonly code!: string;
  readonly alpha3!: string;
  readonly name!: string;
}

/** An airport that is served. */
export class AirportView {
  readonly id!: number;
  /** IATA code. */
  readonly code!: string;
  readonly name!: string;
  readonly city!: string;
  readonly countryId!: number;
  /** ISO alpha-2. */
  readonly countryCode!: string;
}
