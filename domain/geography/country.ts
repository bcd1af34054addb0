/** A served country, with all its codes (rule 13: no other module knows codes). */
export interface Country {
  readonly id: number;
  /** ISO 3166 alpha-2, for instance `CR`. */
  readonly code: string;
  /** ISO 3166 alpha-3, for instance `CRI`. */
  readonly alpha3: string;
  readonly name: string;
}
