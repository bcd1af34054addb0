/** A served destination airport. */
export interface Airport {
  readonly id: number;
  /** IATA code, for instance `SJO`. */
  readonly code: string;
  readonly name: string;
  /** The city that it serves. */
  readonly city: string;
  readonly countryId: number;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Other names and codes in use for it, for instance `XPL` and `Palmerola` for TGU. */
  readonly aliases: readonly string[];
}
