/** One measured ratio: ours against a peer or a limit, both measured in the same run. */
export interface Ratio {
  readonly name: string;
  readonly ours: string;
  readonly against: string;
  /** Ours divided by the other side. */
  readonly ratio: number;
}
