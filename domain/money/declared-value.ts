/** The value of the goods as the sender states it: never converted. */
export interface DeclaredValue {
  /** In units of the currency, as written. */
  readonly amount: number;
  /** ISO 4217, for instance `USD`, `EUR`, `CRC`. */
  readonly currency: string;
}
